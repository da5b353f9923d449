import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { statOf } from '../../../shadows-of-the-past/figures/index.ts';
import { countStrike, type Situation } from '../../../shadows-of-the-past/strikes/index.ts';
import { Segments } from '../../kit/Segments.tsx';
import type { ShadowsBox } from '../box.ts';
import { Counter, Pick, Tick } from '../Counter.tsx';
import { $own } from '../kept.ts';
import { Parts } from '../Parts.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { StrikeChances } from './StrikeChances.tsx';

type Asked = Omit<Situation, 'attacker' | 'target'> & {
  attacker: string;
  target: string;
  life: number | null;
};

const START: Asked = {
  kind: 'melee',
  attacker: 'leonardo',
  target: 'foot-clan-ninja',
  icons: 1,
  distance: 1,
  height: 'same',
  shells: 0,
  isCovered: false,
  move: 'none',
  isObscured: false,
  attackerNearHob: false,
  targetNearHob: false,
  moreAttack: 0,
  moreDefend: 0,
  life: null,
};
const KINDS = [
  ['melee', 'Melee'],
  ['ranged', 'Ranged'],
] as const;
const HEIGHTS = [
  ['same', 'same'],
  ['above', 'attacker above'],
  ['below', 'attacker below'],
] as const;
const MOVES = [
  ['none', 'none'],
  ['take-cover', 'Take Cover'],
  ['crouch', 'Crouch'],
] as const;

/** Who strikes whom, and all that counts. */
export function StrikeForm({ box }: { box: ShadowsBox }) {
  const own = useStore($own);
  const [asked, setAsked] = useState(START);
  const change = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));
  const figures = [...box.heroes, ...box.villains];
  const names = figures.map(({ id, name }) => [id, name] as const);
  const striker = (id: string) => {
    const figure = figures.find((one) => one.id === id) ?? figures[0];
    if (!figure) throw new Error('There are no figures.');
    return {
      name: figure.name,
      attack: statOf(figure, 'attack', own) ?? 0,
      defend: statOf(figure, 'defend', own) ?? 0,
      life: statOf(figure, 'life', own) ?? 1,
      changes: figure.ability.changes,
    };
  };
  const [attacker, target] = [striker(asked.attacker), striker(asked.target)];
  const counted = countStrike({ ...asked, attacker, target });
  const life = asked.life ?? target.life;
  return (
    <div class="sh-columns">
      <div class="sh-panel sh-form">
        <Segments
          legend="Strike"
          name="kind"
          options={KINDS}
          chosen={asked.kind}
          choose={(kind) =>
            change({ kind, distance: kind === 'melee' ? 1 : Math.max(2, asked.distance) })
          }
        />
        <Pick
          label="Attacker"
          value={asked.attacker}
          options={names}
          change={(id) => change({ attacker: id })}
        />
        <Pick
          label="Target"
          value={asked.target}
          options={names}
          change={(id) => change({ target: id, life: null })}
        />
        <Counter
          label="Icons spent"
          value={asked.icons}
          most={9}
          change={(icons) => change({ icons })}
        />
        <Counter
          label="Shells of the target"
          value={asked.shells}
          most={9}
          change={(shells) => change({ shells })}
        />
        <Counter
          label="Life left of the target"
          least={1}
          value={life}
          most={40}
          change={(left) => change({ life: left })}
        />
        {asked.kind === 'ranged' && (
          <Counter
            label="Spaces away"
            least={1}
            value={asked.distance}
            most={20}
            change={(distance) => change({ distance })}
          />
        )}
        <Pick
          label="Elevation"
          value={asked.height}
          options={HEIGHTS}
          change={(height) => change({ height: height as Asked['height'] })}
        />
        <Pick
          label="Terrain move of the target"
          value={asked.move}
          options={MOVES}
          change={(move) => change({ move: move as Asked['move'] })}
        />
        <Tick
          label="Target in covered terrain"
          value={asked.isCovered}
          change={(isCovered) => change({ isCovered })}
        />
        <Tick
          label="Into or out of obscuring terrain"
          value={asked.isObscured}
          change={(isObscured) => change({ isObscured })}
        />
        <Tick
          label="Attacker within 3 of Old Hob"
          value={asked.attackerNearHob}
          change={(attackerNearHob) => change({ attackerNearHob })}
        />
        <Tick
          label="Target within 3 of Old Hob"
          value={asked.targetNearHob}
          change={(targetNearHob) => change({ targetNearHob })}
        />
        <Counter
          label="Attack dice from cards and moves"
          least={-5}
          value={asked.moreAttack}
          most={9}
          change={(moreAttack) => change({ moreAttack })}
        />
        <Counter
          label="Defense dice from cards and moves"
          least={-5}
          value={asked.moreDefend}
          most={9}
          change={(moreDefend) => change({ moreDefend })}
        />
      </div>
      <div class="sh-answer">
        <div role="status">
          {counted.refused.map(({ words, rule }) => (
            <p class="sh-refused" key={rule}>
              {words} <RuleLink id={rule} rules={box.rules} />
            </p>
          ))}
        </div>
        <div class="sh-versus">
          <Parts
            title={`${attacker.name} rolls`}
            unit="dice"
            parts={counted.attack}
            rules={box.rules}
          />
          <Parts
            title={`${target.name} rolls`}
            unit="dice"
            parts={counted.defend}
            rules={box.rules}
          />
          {asked.kind === 'ranged' && (
            <Parts title="Lost on the way" unit="damage" parts={counted.loss} rules={box.rules} />
          )}
        </div>
        <p class="quiet">
          A hit is {counted.damage.hit} damage, a double hit {counted.damage.double}
          {counted.blocks.double > 0 &&
            `; a double hit of the defense blocks ${counted.blocks.double}`}
          .
        </p>
        <StrikeChances counted={counted} life={life} target={target.name} />
      </div>
    </div>
  );
}
