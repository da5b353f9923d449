import { useMemo } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import {
  type CardChange,
  type Change,
  compareTeams,
  isUnchanged,
  type Team,
  type TeamChange,
} from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { CardChangeRow } from './CardChangeRow.tsx';
import { DieChanges } from './DieChanges.tsx';

interface Props {
  before: Team;
  after: Team;
  catalogue: CardStore;
}

/** Two teams, or two states of one: what came, what went, what changed. */
export function CompareTeams({ before, after, catalogue }: Props) {
  const change = useMemo(() => compareTeams(before, after, catalogue), [before, after, catalogue]);
  if (change.isSame) return <p class="compare-same">Both are the same, card by card.</p>;
  return (
    <div class="team-compare">
      <p class="compare-sum">{sumUp(change)}</p>
      <WordChanges change={change} />
      <Cards title="Cards" changes={change.cards} catalogue={catalogue} />
      <Cards title="Basic Actions" changes={change.basicActions} catalogue={catalogue} />
      <DieChanges changes={change.dice} catalogue={catalogue} />
    </div>
  );
}

interface CardsProps {
  title: string;
  changes: CardChange[];
  catalogue: CardStore;
}

function Cards({ title, changes, catalogue }: CardsProps) {
  const same = changes.filter(isUnchanged);
  const different = changes.filter((one) => !isUnchanged(one));
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {different.length > 0 && (
        <ul class="card-changes">
          {different.map((one) => (
            <CardChangeRow change={one} card={catalogue.card(one.card)} />
          ))}
        </ul>
      )}
      {same.length > 0 && (
        <details class="unchanged">
          <summary>{count(same.length, 'card')} unchanged</summary>
          <ul class="card-changes">
            {same.map((one) => (
              <CardChangeRow change={one} card={catalogue.card(one.card)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function WordChanges({ change }: { change: TeamChange }) {
  const { name, format, notes, tags } = change;
  const rows: [string, Change<string> | null][] = [
    ['Name', name],
    ['Format', format],
    ['Notes', notes],
    ['Tags', tagChange(tags)],
  ];
  const different = rows.flatMap(([title, one]) => (one ? [{ title, ...one }] : []));
  if (different.length === 0) return null;
  return (
    <dl class="word-changes">
      {different.map(({ title, before, after }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {before && (
              <del>
                <bdi>{before}</bdi>
              </del>
            )}{' '}
            {after && (
              <ins>
                <bdi>{after}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function tagChange({ added, removed }: TeamChange['tags']): Change<string> | null {
  if (added.length + removed.length === 0) return null;
  return { before: removed.join(', '), after: added.join(', ') };
}

function sumUp({ cards, basicActions, diceTotal }: TeamChange): string {
  const all = [...cards, ...basicActions];
  const added = all.filter(({ kind }) => kind === 'added').length;
  const removed = all.filter(({ kind }) => kind === 'removed').length;
  const dice =
    diceTotal.before === diceTotal.after
      ? `${diceTotal.after} dice as before`
      : `${diceTotal.before} → ${diceTotal.after} dice`;
  return [
    added > 0 && `${count(added, 'card')} added`,
    removed > 0 && `${count(removed, 'card')} removed`,
    dice,
  ]
    .filter(Boolean)
    .join(', ');
}
