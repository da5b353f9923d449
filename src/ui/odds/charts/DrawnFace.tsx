import type { EnergyUnit } from '../../../dice-masters/cards/index.ts';

export type StripFace =
  | { kind: 'energy'; units: readonly EnergyUnit[] }
  | { kind: 'level'; level: number; stats: string; bursts: number }
  | { kind: 'action'; bursts: number }
  | { kind: 'unknown' };

/** Side of a face. */
export const FACE = 34;
export const FACE_WEAVES: readonly EnergyUnit[] = [
  'fist',
  'bolt',
  'mask',
  'shield',
  'wild',
  'generic',
];

const LETTERS: Record<EnergyUnit, string> = {
  fist: 'F',
  bolt: 'B',
  mask: 'M',
  shield: 'S',
  wild: '?',
  generic: '1',
};

/** A face of a die as a chart draws it, which can be saved without the site's icons. */
export function DrawnFace({ id, face }: { id: string; face: StripFace }) {
  return (
    <>
      <rect class="ivory" width={FACE} height={FACE} rx="8" />
      {face.kind === 'energy' && <Units id={id} units={face.units} />}
      {face.kind === 'unknown' && (
        <text class="face-word" x={FACE / 2} y="22">
          –
        </text>
      )}
      {face.kind === 'action' && <path class="action-mark" d="M17 7 27 17 17 27 7 17Z" />}
      {face.kind === 'level' && (
        <>
          <title>{`Level ${face.level}: fielding, attack, defense ${face.stats}`}</title>
          <text class="face-word" x={FACE / 2} y="22">
            L{face.level}
          </text>
        </>
      )}
      {(face.kind === 'level' || face.kind === 'action') && face.bursts > 0 && (
        <text class="face-burst" x="4" y={FACE - 4}>
          {'★'.repeat(face.bursts)}
        </text>
      )}
    </>
  );
}

function Units({ id, units }: { id: string; units: readonly EnergyUnit[] }) {
  const side = units.length > 1 ? 16 : 22;
  return (
    <>
      {units.map((unit, place) => {
        const corner = place === 0 ? 2 : FACE - side - 2;
        const at = units.length > 1 ? corner : (FACE - side) / 2;
        return (
          <g key={place} transform={`translate(${at} ${at})`}>
            <rect width={side} height={side} rx="5" fill={`url(#${id}-${unit})`} />
            <text class="unit-letter" x={side / 2} y={side / 2 + 4}>
              {LETTERS[unit]}
            </text>
          </g>
        );
      })}
    </>
  );
}
