import { useWidth } from './use-width.ts';

interface Props {
  id: string;
  label: string;
  chance: number;
}

const GAMES = 100;
const WIDE = 640;

/** A hundred games as small dice, so many of them lit; the one in between is lit in part. */
export function Hundred({ id, label, chance }: Props) {
  const [box, width] = useWidth();
  const across = width >= WIDE ? 25 : 20;
  const block = width / across;
  const height = Math.ceil(GAMES / across) * block;
  const side = block * 0.84;
  const place = (game: number) => ({
    x: (game % across) * block + (block - side) / 2,
    y: Math.floor(game / across) * block + (block - side) / 2,
    height: side,
    rx: side * 0.26,
  });
  const lit = chance * GAMES;
  return (
    <div class="chart" ref={box}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{label}</title>
        <defs>
          <pattern id={`${id}-lit`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect class="lit-ground" width="8" height="8" />
            <path class="lit-thread" d="M-1 7 7 -1M3 11 11 3" />
          </pattern>
        </defs>
        <g class="hundred" data-value={chance}>
          {Array.from({ length: GAMES }, (_, game) => {
            const part = Math.min(1, Math.max(0, lit - game));
            return (
              <g key={game}>
                <rect class="game" width={side} {...place(game)} />
                {part > 0 && (
                  <rect class="lit" width={side * part} fill={`url(#${id}-lit)`} {...place(game)} />
                )}
              </g>
            );
          })}
        </g>
      </svg>
    </div>
  );
}
