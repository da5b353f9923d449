import { type DieLook, type DiePart, drawDie } from '../../domain/die-drawing.ts';
import type { Face } from '../../domain/face.ts';
import { Icon } from './Icon.tsx';

/** A die face, drawn as Die.astro draws it. */
export function Die({ face, ...look }: { face: Face } & DieLook) {
  const { look: classes, label, parts } = drawDie(face, look);
  return (
    <span class={classes} role="img" aria-label={label}>
      {parts.map(drawPart)}
    </span>
  );
}

function drawPart(part: DiePart) {
  if (part.kind === 'icon') return <Icon name={part.icon} look={part.look} />;
  return part.kind === 'corner' ? (
    <i class={part.look}>{part.text}</i>
  ) : (
    <b class={part.look}>{part.text}</b>
  );
}
