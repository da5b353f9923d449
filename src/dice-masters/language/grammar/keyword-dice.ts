import { type Clause, type ClauseOf, DICE_KEYWORDS, type DiceKeyword } from '../clause.ts';
import type { DiceFilter } from '../dice.ts';
import { behind, filter } from './filters.ts';
import { type Form, oneOf, startReading } from './form.ts';
import type { CardFrame } from './lines.ts';
import { keywordMark } from './marks.ts';
import { form } from './record.ts';
import { makesSense } from './sense.ts';

type KeywordDice = ClauseOf<'keyword-dice'>;

/** The words behind the keyword: what it brings, or whom alone it may touch. */
const DICE: Record<DiceKeyword, Form<DiceFilter>> = {
  recruit: filter('one', 'away'),
  rush: filter('one', 'away'),
  intimidate: behind('only ', filter('many', 'field')),
};

/** `[[Recruit]] Sidekick`: a keyword with the dice it names, without a full stop. */
const LINE: Form<KeywordDice> = oneOf(
  ...DICE_KEYWORDS.map((keyword) =>
    form<KeywordDice>({ kind: 'keyword-dice', keyword }, `${keywordMark(keyword)} <of>`, {
      of: DICE[keyword],
    }),
  ),
);

/** The clause of such a line, or null. */
export function readKeywordDice(line: string, { keywords }: CardFrame): Clause[] | null {
  const clause = LINE.read(0, startReading(line))
    .filter(([, end]) => end === line.length)
    .map(([one]) => one)
    .find((one) => LINE.write(one, {}) === line && makesSense(one));
  return clause && keywords.includes(clause.keyword) ? [clause] : null;
}

/** The line of a keyword that names dice; null where no clause says which. */
export function writeKeywordDice(id: string, clauses: readonly Clause[]): string | null {
  const clause = clauses.find((one) => one.kind === 'keyword-dice' && one.keyword === id);
  return clause === undefined ? null : LINE.write(clause as KeywordDice, {});
}
