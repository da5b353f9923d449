import type { Burst } from '../clause.ts';
import type { EffectName } from '../effect.ts';

/** Texts of one or two cards that no vocabulary says: the line itself, and verbs by which the search finds it. */
export interface Scripted {
  /** Its file in `src/dice-masters/engine/cards/scripts`. */
  script: string;
  /** As the card says it, behind the mark of a burst. */
  line: string;
  does: readonly EffectName[];
  /** Where the script says something else on a burst. */
  burst?: Burst;
}

export const SCRIPTS: readonly Scripted[] = [
  {
    script: 'next-chance',
    line: 'A character die must attack at its next chance and spins up 1 level if able.',
    does: ['this-turn', 'spin'],
  },
  {
    script: 'unstable-canister',
    line: '2 damage to a character die or player; a character die takes X more; X = the highest level among your {teenage-mutant-ninja-turtles} character dice.',
    does: ['damage'],
  },
  {
    script: 'space-armor',
    line: "If this die would be KO'd by combat damage, may pay {shield} → instead spin it up 1 level and heal all its damage.",
    does: ['spin', 'heal'],
  },
  {
    script: 'the-man',
    line: 'Attacks: may roll an unbought Basic Action die that is not [[Continuous]]; on an action face, may use its effect at once. The die then returns to its card.',
    does: ['roll'],
  },
  {
    script: 'paul-heyman',
    line: "Each player chooses 1 of their character dice; each of these deals the other damage equal to its cost. If any is KO'd, its controller loses 1 life.",
    does: ['damage', 'lose-life'],
  },
  {
    script: 'paul-heyman',
    burst: '*',
    line: 'its controller loses 2 life.',
    does: ['lose-life'],
  },
  {
    script: 'paul-heyman',
    burst: '**',
    line: 'its controller loses 3 life.',
    does: ['lose-life'],
  },
  {
    script: 'walk-with-elias',
    line: 'Secretly draw 1, 2 or 3 dice; if the opponent guesses how many, the dice go to your Used, else Prep them.',
    does: ['draw', 'move'],
  },
];

/** The script that a line names, if it is one. */
export function scriptOf(line: string, burst: Burst | undefined): string | undefined {
  return SCRIPTS.find((one) => one.line === line && (one.burst ?? burst) === burst)?.script;
}

/** The line of a script. */
export function scriptLine(script: string, burst: Burst | undefined): string | undefined {
  const own = SCRIPTS.filter((one) => one.script === script);
  return (own.find((one) => one.burst === burst) ?? own[0])?.line;
}
