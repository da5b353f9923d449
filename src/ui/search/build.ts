import type { Piece } from '../../search/excerpt.ts';

/** An element with attributes and children, in one breath. */
export function build<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function marks(pieces: Piece[]): (Node | string)[] {
  return pieces.map(({ text, marked }) => (marked ? build('mark', {}, text) : text));
}
