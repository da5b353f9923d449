import type { ContentProblem } from '../../content-files/problem.ts';
import { type Figure, statsOf } from '../figures/figure.ts';
import type { Catalogue } from './read.ts';

interface Origin {
  evidence: string;
  confidence: string;
}

/** What the shape of one entry cannot tell: ids that repeat, names and letters that nobody knows. */
export function checkBox(box: Catalogue, place: (name: string) => string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const check = (name: string, entries: readonly { id: string; name: string }[]) => {
    const seen = new Set<string>();
    for (const { id, name: called } of entries) {
      if (seen.has(id)) {
        problems.push({ file: place(name), place: `${id} ${called}`, problem: 'this id is taken' });
      }
      seen.add(id);
    }
  };
  const report = (name: string, entry: string) => (field: string, problem: string) =>
    problems.push({ file: place(name), place: `${entry} › ${field}`, problem });

  check('heroes', box.heroes);
  check('villains', box.villains);
  check('terrain', box.terrain);
  for (const [name, figures] of [
    ['heroes', box.heroes] as const,
    ['villains', box.villains] as const,
  ]) {
    for (const figure of figures)
      checkFigure(figure, box, report(name, `${figure.id} ${figure.name}`));
  }
  for (const one of box.terrain) checkOrigin('evidence', one, box, report('terrain', one.id));
  for (const one of box.terrainMoves) {
    const tell = report('terrain-moves', one.id);
    checkOrigin('evidence', one, box, tell);
    if (one.terrain !== null && !box.terrain.some(({ id }) => id === one.terrain)) {
      tell('terrain', `"${one.terrain}" is no terrain`);
    }
  }
  for (const one of box.specialMoves) {
    const tell = report('special-moves', one.id);
    checkOrigin('evidence', one, box, tell);
    if (!box.heroes.some(({ id }) => id === one.hero)) tell('hero', `"${one.hero}" is no hero`);
  }
  return problems;
}

type Report = (field: string, problem: string) => void;

function checkFigure(figure: Figure, box: Catalogue, report: Report): void {
  for (const [stat, value] of statsOf(figure)) {
    checkOrigin(stat, value, box, report);
    if ((value.value === null) !== (value.confidence === 'unknown') && !value.doubt) {
      report(stat, 'a value that is not known has the confidence "unknown", and no other has');
    }
  }
  checkOrigin('ability', figure.ability, box, report);
  if ('rank' in figure && (figure.rank === 'leader') !== (figure.wake !== undefined)) {
    report('wake', figure.rank === 'leader' ? 'a leader has it' : 'only leaders have it');
  }
}

function checkOrigin(
  field: string,
  { evidence, confidence }: Origin,
  box: Catalogue,
  report: Report,
): void {
  for (const letter of new Set(evidence)) {
    if (!box.sources.has(letter)) report(field, `"${letter}" is not in sources.json`);
  }
  if (evidence === '' && confidence !== 'unknown') report(field, 'says how sure, but not by whom');
}
