import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { WANTED } from '../../quarriors/wilds/index.ts';
import { DealBar } from './DealBar.tsx';
import { followAddress } from './follow-address.ts';
import { InTheBox } from './InTheBox.tsx';
import { WildsRow } from './WildsRow.tsx';
import { WildsSheet } from './WildsSheet.tsx';
import { WildsSide } from './WildsSide.tsx';
import { $wilds, type WildsBox } from './wilds-state.ts';

const GROUPS = [
  ['creature', 'Creatures'],
  ['spell', 'Spells'],
] as const;

/** Deal a Wilds, change it, check it, and take it to the table. */
export function Wilds({ box }: { box: WildsBox }) {
  const wilds = useStore($wilds);
  useEffect(() => followAddress(box), []);
  const there = wilds.cards.flatMap((id) => box.cards.find((card) => card.id === id) ?? []);
  return (
    <div class="wilds">
      <DealBar box={box} wilds={wilds} />
      <div class="wilds-main">
        {GROUPS.map(([kind, name]) => {
          const cards = there.filter((card) => card.kind === kind);
          return (
            <section key={kind} aria-labelledby={`wilds-${kind}`}>
              <h2 id={`wilds-${kind}`}>
                {name} <small>{`${cards.length} of ${WANTED[kind]}`}</small>
              </h2>
              <ul class="wilds-rows">
                {cards
                  .sort((a, b) => a.cost - b.cost || a.name.localeCompare(b.name))
                  .map((card) => (
                    <WildsRow key={card.class} card={card} box={box} wilds={wilds} />
                  ))}
              </ul>
            </section>
          );
        })}
        <InTheBox box={box} wilds={wilds} />
      </div>
      <WildsSide box={box} wilds={wilds} there={there} />
      <WildsSheet there={there} seed={wilds.seed} />
    </div>
  );
}
