import { diceOf, type Part } from '../../shadows-of-the-past/strikes/index.ts';
import type { ShadowsBox } from './box.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  title: string;
  unit: string;
  parts: readonly Part[];
  rules: ShadowsBox['rules'];
}

/** A number in large, and what it is made of, each part with its rule. */
export function Parts({ title, unit, parts, rules }: Props) {
  return (
    <section class="sh-parts">
      <h3>{title}</h3>
      <p class="sh-big">
        <b>{diceOf(parts)}</b> {unit}
      </p>
      <ul>
        {parts.map(({ words, dice, rule, by }) => (
          <li key={words}>
            <b>{dice > 0 ? `+${dice}` : `−${-dice}`}</b> {words} {by && <em>{by}</em>}{' '}
            <RuleLink id={rule} rules={rules} />
          </li>
        ))}
      </ul>
    </section>
  );
}
