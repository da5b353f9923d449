import { useStore } from '@nanostores/preact';
import {
  type CountedStrike,
  diceNeeded,
  diceOf,
  MOST_DICE,
  REROLLS,
  type StrikeOdds,
  strikeOdds,
} from '../../../shadows-of-the-past/strikes/index.ts';
import { formatPercent, toNumber } from '../../../tabletop/fraction.ts';
import { atLeast } from '../../../tabletop/spread.ts';
import { ChanceRows } from '../ChanceRows.tsx';
import { $faces } from '../kept.ts';

const COLUMNS = ['Plain', 'Attacker re-rolls', 'Target re-rolls', 'Both'];
const MOST_NEEDED = 10;

interface Props {
  counted: CountedStrike;
  life: number;
  target: string;
}

/** What the strike does, exactly, where the faces are known. */
export function StrikeChances({ counted, life, target }: Props) {
  const { battle } = useStore($faces);
  if (!battle)
    return <p class="sh-refused">Enter the faces of a Battle die below to see chances.</p>;
  const [attack, defend] = [diceOf(counted.attack), diceOf(counted.defend)];
  if (attack > MOST_DICE || defend > MOST_DICE)
    return <p>More than {MOST_DICE} dice are not counted.</p>;
  const { damage, blocks } = counted;
  const fixed = { die: battle, attack, defend, loss: diceOf(counted.loss), damage, blocks };
  const all = REROLLS.map((reroll) => strikeOdds({ ...fixed, reroll, aim: life }));
  const mean = REROLLS.map((reroll) => strikeOdds({ ...fixed, reroll, aim: 'mean' }));
  const chance = (odds: StrikeOdds, wounds: number) => atLeast(odds.wounds, wounds);
  const most = Math.max(0, (mean[0]?.wounds.length ?? 1) - 1);
  const needed = [false, true].map((isAgain) =>
    diceNeeded({ ...fixed, reroll: isAgain ? 'attacker' : 'none' }, life, MOST_NEEDED),
  );
  return (
    <>
      <p class="sh-big" role="status">
        KO <b>{formatPercent(chance(all[0] ?? ({ wounds: [] } as never), life))}</b>, on average{' '}
        <b>{toNumber(mean[0]?.mean ?? { num: 0n, den: 1n }).toFixed(2)}</b> wounds
      </p>
      <ChanceRows
        caption={`Chance to KO ${target} with ${life} Life left, a Focus re-roll aimed at that`}
        columns={COLUMNS}
        rows={[[`${life}+ wounds`, ...all.map((odds) => chance(odds, life))]]}
      />
      <ChanceRows
        caption="Wounds at least, re-rolls aimed at the average"
        columns={COLUMNS}
        rows={Array.from({ length: most }, (_, at) => [
          `${at + 1}+`,
          ...mean.map((odds) => chance(odds, at + 1)),
        ])}
      />
      <ChanceRows
        caption={`How many dice do I need for ${life} wounds?`}
        columns={['Plain', 'Attacker re-rolls']}
        rows={Array.from({ length: MOST_NEEDED }, (_, at) => [
          `${at + 1} dice`,
          ...needed.map((row) => row[at] ?? null),
        ])}
      />
    </>
  );
}
