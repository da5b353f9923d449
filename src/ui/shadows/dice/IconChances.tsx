import { useState } from 'preact/hooks';
import {
  type ActionDie,
  ICON_NAMES,
  iconOdds,
  iconOddsWithFocus,
  WISHES,
  type Wish,
} from '../../../shadows-of-the-past/dice/index.ts';
import { ChanceRows } from '../ChanceRows.tsx';
import { Pick } from '../Counter.tsx';

const MOST = 6;

/** The chance of icons in a hero's own roll. (S3.2) */
export function IconChances({ name, dice }: { name: string; dice: readonly ActionDie[] }) {
  const [wish, setWish] = useState<Wish>('melee');
  if (dice.length === 0) return null;
  return (
    <section class="sh-panel">
      <Pick
        label={`Icons ${name} rolls`}
        value={wish}
        options={WISHES.map((one) => [one, ICON_NAMES[one]] as const)}
        change={(next) => setWish(WISHES.find((one) => one === next) ?? 'melee')}
      />
      <ChanceRows
        caption={`${ICON_NAMES[wish]} icons with ${dice.length} dice; a chi counts as the best side`}
        columns={['Plain', 'with 1 Focus']}
        rows={Array.from({ length: MOST }, (_, at) => [
          `${at + 1}+`,
          iconOdds(dice, wish, at + 1),
          iconOddsWithFocus(dice, wish, at + 1),
        ])}
      />
    </section>
  );
}
