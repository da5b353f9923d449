import { fileURLToPath } from 'node:url';
import type { CardStore } from '../../../../src/dice-masters/cards/card-store.ts';
import { requireFormats } from '../../../../src/dice-masters/catalogue/read-formats.ts';
import {
  type Format,
  formatFromFile,
  readFormat,
} from '../../../../src/dice-masters/teams/format.ts';
import type { Problem } from '../../../../src/dice-masters/teams/problem.ts';
import { EMPTY_TEAM, type Team, type TeamCard } from '../../../../src/dice-masters/teams/team.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import { store } from '../../support/store.ts';

const content = fileURLToPath(new URL('../../../../content/', import.meta.url));

export const catalogue: CardStore = store;
export const formatFiles = requireFormats(content);
export const formats: Map<string, Format> = new Map(
  [...formatFiles].map(([id, file]) => [id, formatFromFile(id, file)]),
);

/** `2 hhs-001, 3 hhs-007 | 3 hhs-055`: cards, then Basic Actions. */
export function team(text: string): Team {
  const [cards = '', basicActions = ''] = text.split('|');
  return { ...EMPTY_TEAM, cards: row(cards), basicActions: row(basicActions) };
}

function row(text: string): TeamCard[] {
  return text
    .split(',')
    .map((entry) => entry.trim().split(' '))
    .flatMap(([dice, card]) => (card ? [{ card, dice: Number(dice), note: '' }] : []));
}

export function formatOf(text: string): Format {
  return readFormat(text, formats).format;
}

export function problemsOf(text: string, format: string): Problem[] {
  return validate(team(text), formatOf(format), catalogue);
}
