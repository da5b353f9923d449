import { type CardStore, fullTitle } from '../../../dice-masters/cards/index.ts';
import type { ComparisonRequest } from '../../../dice-masters/simulation/index.ts';
import { readLink, type Team } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import type { Asked } from '../asked.ts';
import { policyOf } from '../games/policy-choice.ts';
import { requestOf } from '../games/request-of.ts';
import type { ReadyPolicy } from '../policies.ts';

/** Letters of a name in the legend of a chart. */
const LONGEST_NAME = 28;

export type Rivals =
  | { ok: true; request: ComparisonRequest; names: [before: string, after: string] }
  | { ok: false; problems: string[] };

/** The two sides of a comparison, or what is still missing. */
export function rivalsOf(
  team: Team,
  asked: Asked,
  ready: readonly ReadyPolicy[],
  catalogue: CardStore,
  library: CardLibrary,
): Rivals {
  const policy = policyOf(asked, ready);
  if (!policy) return { ok: false, problems: ['The site came without its policies.'] };
  const other = otherSide(team, asked, ready, catalogue);
  if ('problem' in other) return { ok: false, problems: [other.problem] };
  const before = requestOf(team, library, policy, asked);
  if (!before.ok) return before;
  const after = requestOf(other.team, library, other.policy ?? policy, asked);
  if (!after.ok) {
    return { ok: false, problems: after.problems.map((one) => `The other side: ${one}`) };
  }
  return {
    ok: true,
    request: { before: before.request, after: after.request },
    names: other.names,
  };
}

type Other =
  | { team: Team; policy: ReturnType<typeof policyOf>; names: [string, string] }
  | { problem: string };

function otherSide(
  team: Team,
  asked: Asked,
  ready: readonly ReadyPolicy[],
  catalogue: CardStore,
): Other {
  const own = called(team.name, 'This team', LONGEST_NAME);
  if (asked.rival === 'team') {
    const [other] = asked.otherTeam === '' ? [] : readLink(asked.otherTeam, catalogue).teams;
    if (!other) return { problem: 'Choose the other team.' };
    return {
      team: other,
      policy: null,
      names: apart(own, called(other.name, 'The other team', LONGEST_NAME)),
    };
  }
  if (asked.rival === 'policy') {
    const base = policyOf(asked, ready);
    const policy = asked.otherPolicy
      ? policyOf({ policy: asked.otherPolicy, firstBuy: '', goal: '', attack: '' }, ready)
      : null;
    if (!base || !policy) return { problem: 'Choose the other policy.' };
    return { team, policy, names: apart(base.name, policy.name) };
  }
  return swapped(team, asked, catalogue);
}

/** The team with one card in the place of another, with as many dice as it may have. */
function swapped(team: Team, asked: Asked, catalogue: CardStore): Other {
  const out = catalogue.card(asked.out);
  const card = catalogue.card(asked.in);
  const rows = [team.cards, team.basicActions];
  const has = (id: string) => rows.some((row) => row.some((entry) => entry.card === id));
  if (!out || !has(out.id)) return { problem: 'Choose the card to take out.' };
  if (!card) return { problem: 'Choose the card to put in.' };
  if (has(card.id)) {
    return { problem: `${fullTitle(card)} is in the team already. Choose another card to put in.` };
  }
  const isBasic = out.kind === 'basic-action';
  if (isBasic !== (card.kind === 'basic-action')) {
    const wanted = isBasic ? 'Choose a Basic Action' : 'Choose a card that is no Basic Action';
    return { problem: `${wanted} to put in the place of ${out.name}.` };
  }
  const replace = (row: Team['cards']) =>
    row.map((entry) =>
      entry.card === out.id
        ? { ...entry, card: card.id, dice: Math.min(entry.dice, card.maxDice) }
        : entry,
    );
  return {
    team: { ...team, cards: replace(team.cards), basicActions: replace(team.basicActions) },
    policy: null,
    names: out.name === card.name ? [fullTitle(out), fullTitle(card)] : [out.name, card.name],
  };
}

/** Two sides that can be told apart by name. */
function apart(before: string, after: string): [string, string] {
  return before === after ? [`${before} (before)`, `${after} (after)`] : [before, after];
}
