import { EffectText } from './EffectText.tsx';

/** What opens a clause: `When fielded:`, `Global: pay {fist} →`. */
const OPENING = /^([A-Z][^:.“•]*:)(.*)$/;

/** What a card does in one paragraph; the opening of each clause stands out. */
export function EffectLines({ lines, sheet = '' }: { lines: string[]; sheet?: string }) {
  return (
    <>
      {lines.map((line) => {
        const [, opening, text = line] = OPENING.exec(line) ?? [];
        return (
          <span key={line}>
            {opening && <b>{opening}</b>}
            <EffectText line={text} sheet={sheet} />{' '}
          </span>
        );
      })}
    </>
  );
}
