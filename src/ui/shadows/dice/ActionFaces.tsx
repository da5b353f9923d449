import { useStore } from '@nanostores/preact';
import {
  type ActionDie,
  formatFace,
  ICON_NAMES,
  ICONS,
  nameFace,
  parseActionDie,
} from '../../../shadows-of-the-past/dice/index.ts';
import { $faces } from '../kept.ts';

const DOUBLES = ['move', 'melee', 'ranged'] as const;
const OPTIONS = [
  ...ICONS.map((icon) => [icon, ICON_NAMES[icon]] as const),
  ...DOUBLES.map((icon) => [`${icon}2`, `Double ${icon}`] as const),
];
const MOST_SIDES = 12;

/** The dice of a hero, side by side: add a side, press one to take it off. */
export function ActionFaces({ hero, name, count }: { hero: string; name: string; count: number }) {
  const faces = useStore($faces);
  const dice = Array.from({ length: count }, (_, at) => faces.action[hero]?.[at] ?? []);
  const keep = (changed: ActionDie[]) => {
    const filled = changed.some((die) => die.length === 0)
      ? changed.slice(
          0,
          changed.findIndex((die) => die.length === 0),
        )
      : changed;
    $faces.set({ ...faces, action: { ...faces.action, [hero]: filled } });
  };
  const first = dice.findIndex((die) => die.length === 0);
  const editable = first < 0 ? count : first + 1;
  return (
    <div class="sh-dice-form">
      {dice.slice(0, editable).map((die, at) => (
        <fieldset key={at}>
          <legend>
            {name}, die {at + 1}
          </legend>
          <div class="sh-row">
            {die.map((face, side) => (
              <button
                key={side}
                type="button"
                class="sh-chip"
                aria-label={`Take off ${nameFace(face)}, side ${side + 1} of die ${at + 1}`}
                onClick={() =>
                  keep(
                    dice.map((one, place) =>
                      place === at ? one.filter((_, other) => other !== side) : one,
                    ),
                  )
                }
              >
                {nameFace(face)}
              </button>
            ))}
            {die.length < MOST_SIDES && (
              <label class="sh-pick">
                <span class="visually-hidden">Add a side to die {at + 1}</span>
                <select
                  value=""
                  onChange={({ currentTarget }) => {
                    const read = parseActionDie(currentTarget.value);
                    if (read.ok)
                      keep(dice.map((one, place) => (place === at ? [...one, ...read.die] : one)));
                    currentTarget.value = '';
                  }}
                >
                  <option value="">Add side {die.length + 1}</option>
                  {OPTIONS.map(([id, words]) => (
                    <option key={id} value={id}>
                      {words}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {at === 0 && die.length > 0 && count > 1 && (
              <button type="button" class="button" onClick={() => keep(dice.map(() => die))}>
                The same on all {count}
              </button>
            )}
          </div>
          <p class="quiet">
            {die.length} sides: {die.map(formatFace).join(' ') || 'none yet'}
          </p>
        </fieldset>
      ))}
    </div>
  );
}
