import { type DieLook, type DiePart, drawDie, type Face } from '../../dice-masters/cards/index.ts';
import { Icon } from './Icon.tsx';

interface Props extends Partial<DieLook> {
  face: Face;
  mark: string;
  sheet?: string;
}

/** A die face. */
export function Die({ face, mark, energy = [], size = 'medium', times = 1, sheet = '' }: Props) {
  const { look, label, parts } = drawDie(face, { mark, energy, size, times });
  return (
    <span class={look} role="img" aria-label={label}>
      {parts.map((part) => drawPart(part, sheet))}
    </span>
  );
}

function drawPart(part: DiePart, sheet: string) {
  if (part.kind === 'icon') return <Icon name={part.icon} look={part.look} sheet={sheet} />;
  return part.kind === 'corner' ? (
    <i class={part.look}>{part.text}</i>
  ) : (
    <b class={part.look}>{part.text}</b>
  );
}
