/** Life at the start of a game, by the id of a format. */
export type Lives = Readonly<Record<string, number>>;

const USUAL_LIFE = 20;
/** A format of the player's own: the format it changes, then what it changes. */
const CUSTOM = /^custom:([^~]*)(?:~.*)?$/;
const OWN_LIFE = /~life:(\d{1,2})(?:~|$)/;

/** The life that a team's format gives; a format of the player's own may change it. (R6.3) */
export function startingLife(format: string, lives: Lives): number {
  const base = CUSTOM.exec(format)?.[1];
  const own = base === undefined ? undefined : OWN_LIFE.exec(format)?.[1];
  return Number(own ?? lives[base ?? format] ?? USUAL_LIFE);
}
