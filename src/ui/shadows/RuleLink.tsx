import type { ShadowsBox } from './box.ts';

/** A rule id that leads to the rule. */
export function RuleLink({ id, rules }: { id: string; rules: ShadowsBox['rules'] }) {
  const href = rules[id];
  return href ? (
    <a class="sh-rule" href={href}>
      {id}
    </a>
  ) : (
    <span class="sh-rule">{id}</span>
  );
}
