const STEP = 26;
const UNIT = 11;
const FOOT = 18;
const HEAD = 14;

/** How many cards stand at each number. */
export function Bars({ title, bars }: { title: string; bars: [at: number, cards: number][] }) {
  const most = Math.max(1, ...bars.map(([, cards]) => cards));
  const height = HEAD + most * UNIT + FOOT;
  const words = bars.filter(([, cards]) => cards > 0).map(([at, cards]) => `${cards} at ${at}`);
  return (
    <figure class="wilds-bars">
      <figcaption>{title}</figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${words.join(', ') || 'no cards'}`}
        width={bars.length * STEP}
        height={height}
        viewBox={`0 0 ${bars.length * STEP} ${height}`}
      >
        {bars.map(([at, cards], place) => (
          <g key={at}>
            <rect
              x={place * STEP + 3}
              y={HEAD + (most - cards) * UNIT}
              width={STEP - 6}
              height={cards * UNIT}
              rx={2}
            />
            {cards > 0 && (
              <text x={place * STEP + STEP / 2} y={HEAD + (most - cards) * UNIT - 3}>
                {cards}
              </text>
            )}
            <text class="at" x={place * STEP + STEP / 2} y={height - 4}>
              {at}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
