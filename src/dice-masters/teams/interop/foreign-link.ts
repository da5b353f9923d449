import type { CardStore } from '../../cards/card-store.ts';
import { looksLikeLink, readLink } from '../links/link.ts';
import { decodeWords } from '../links/percent.ts';
import { newTeam, problem, type Reading, type ReadProblem, sortByKind } from '../reading.ts';
import { bansNotice, readEntries } from './card-entries.ts';
import { readDraft } from './draft.ts';
import { UNNAMED } from './team-builder.ts';

type Parameters = readonly (readonly [key: string, value: string])[];

/** Parts of a link that say nothing about the team. */
const BESIDE_THE_TEAM = /^(?:view|format|fbclid|utm_\w+|)$/i;

/** Pages that shorten long addresses leave out the middle of the cards. */
const CUT_OFF = /\d+x?(?:\.{3}|…)\w*\d+[a-z]+/i;

/** Reads one link of any tool, our own included. */
export function readOneLink(link: string, catalogue: CardStore): Reading {
  const text = link.replaceAll('&amp;', '&');
  const [address = '', fragment = ''] = cutAt(text, '#');
  if (/cards=/i.test(address)) return readCardsLink(text, catalogue);
  if (/^\?(?:pack|pick)=/i.test(fragment)) return readDraftLink(fragment, catalogue);
  if (looksLikeLink(text, catalogue)) return readLink(fragment || text, catalogue);
  const [, query = ''] = cutAt(address, '?');
  if (/^search\b/i.test(query)) return searchLink(text);
  if (/Image\.php$/i.test(address.split('?')[0] ?? '')) return readPicture(query, text, catalogue);
  if (/[/?]/.test(text))
    return notTeam('a link', 'This link holds no team that can be read here.', text);
  return readCodes(text, catalogue);
}

/** `?view&cards=…&name=…` of the Team Builder, and whatever else lists cards so. */
function readCardsLink(text: string, catalogue: CardStore): Reading {
  const [address = '', query = text] = text.includes('?') ? cutAt(text, '?') : [];
  const problems: ReadProblem[] = [];
  const parameters = parametersOf(query);
  if (CUT_OFF.test(valuesOf(parameters, 'cards').join(';'))) {
    const message = 'This link was cut short where it was copied from; copy it whole.';
    return notTeam(toolOf(address), message, text);
  }
  const named = firstValue(parameters, 'name') ?? '';
  const entries = readEntries(valuesOf(parameters, 'cards').join(';'), catalogue, problems);
  const bans = firstValue(parameters, 'bans');
  if (bans) problems.push(bansNotice(bans));
  for (const [key, value] of parameters) {
    const isKnown = ['cards', 'name', 'bans'].includes(key) || BESIDE_THE_TEAM.test(key);
    if (!isKnown)
      problems.push(problem('This part of the link says nothing known.', `${key}=${value}`));
  }
  if (entries.length === 0) problems.push(problem('This link has no cards.', text));
  const name = decodeWords(named);
  const team = newTeam({ name: name === UNNAMED ? '' : name, ...sortByKind(entries, catalogue) });
  const teams = entries.length > 0 || name ? [team] : [];
  return { teams, recognised: toolOf(address), problems };
}

function toolOf(address: string): string {
  if (/TeamViewer\.php$/i.test(address)) return 'a team shown by the Dice Coalition';
  return /\/teambuilder\/?$/i.test(address) ? 'a DiceFight link' : 'a Dice Coalition link';
}

function readDraftLink(fragment: string, catalogue: CardStore): Reading {
  const [[key, value] = ['pack', '']] = parametersOf(fragment.slice(1));
  return readDraft(key, value, catalogue);
}

/** Codes without an address: with dice they make a team, without they come from a draft. */
function readCodes(text: string, catalogue: CardStore): Reading {
  if (!/(?:^|;)\d+x/i.test(text)) return readDraft('pack', text, catalogue);
  const reading = readCardsLink(`?cards=${text}`, catalogue);
  return { ...reading, recognised: 'a list of card codes' };
}

function readPicture(query: string, text: string, catalogue: CardStore): Reading {
  const parameters = parametersOf(query);
  const code = `${firstValue(parameters, 'set') ?? ''}-${firstValue(parameters, 'cardnum') ?? ''}`;
  const problems: ReadProblem[] = [];
  const entries = readEntries(code, catalogue, problems);
  const teams = [newTeam(sortByKind(entries, catalogue))];
  if (code !== '-') return { teams, recognised: 'the picture of a card', problems };
  return notTeam('the picture of a card', 'This link names no card.', text);
}

function searchLink(text: string): Reading {
  const message =
    'This is a search of the Team Builder, not a team. Our card search can ask the same.';
  return notTeam('a search of the Dice Coalition Team Builder', message, text);
}

function notTeam(recognised: string, message: string, where: string): Reading {
  return { teams: [], recognised, problems: [problem(message, where)] };
}

function parametersOf(query: string): Parameters {
  return query.split('&').map((pair) => {
    const [key = '', value = ''] = cutAt(pair, '=');
    return [key.toLowerCase(), value] as const;
  });
}

function valuesOf(parameters: Parameters, wanted: string): string[] {
  return parameters.filter(([key]) => key === wanted).map(([, value]) => value);
}

function firstValue(parameters: Parameters, wanted: string): string | undefined {
  return valuesOf(parameters, wanted)[0];
}

function cutAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
