import type { GameSession } from '../../quarriors/engine/index.ts';
import { tellEvent } from '../../quarriors/words/index.ts';

interface Props {
  session: GameSession;
  names: readonly string[];
  /** The first event to tell. */
  from: number;
  rules: Readonly<Record<string, string>>;
}

/** What happened, a sentence each, with the rules behind it. */
export function Told({ session, names, from, rules }: Props) {
  const lines = session.events.slice(from).flatMap((event, place) => {
    const words = tellEvent(event, session.table, names);
    return words === null ? [] : [{ place, words, rules: event.rules, kind: event.kind }];
  });
  return (
    <ol class="quarry-told">
      {lines.map((line) => (
        <li key={line.place} class={line.kind === 'turn' ? 'turn' : ''}>
          {line.words}{' '}
          {line.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} where={rules[rule]} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function RuleLink({ rule, where }: { rule: string; where: string | undefined }) {
  if (where === undefined) return <small>{rule}</small>;
  return (
    <a href={where} target="_blank" rel="noopener" title={`Why? Rule ${rule}`}>
      {rule}
    </a>
  );
}
