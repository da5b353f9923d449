import type { Definition, DefinitionPart } from '../../dice-masters/cards/index.ts';

let count = 0;

/** Puts the card of a keyword after its link, where the Tab key and a screen reader find it next. */
export function attachCard(link: HTMLAnchorElement, definition: Definition): HTMLElement {
  const { name, summary, text, cards } = definition;
  const id = `keyword-card-${++count}`;
  const meaning = make('div', 'summary', summary);
  meaning.id = `${id}-summary`;
  const page = anchor('open-page', link.href, 'Open page');
  page.append(make('span', 'visually-hidden', ` of ${name}`));
  if (cards > 0) page.append(make('span', 'count', ` ${cards} ${cards === 1 ? 'card' : 'cards'}`));

  const card = make('div', 'keyword-card', make('strong', 'name', name), meaning);
  card.append(make('div', 'text', ...text.map(drawPart)), page);
  card.id = id;
  card.popover = 'manual';
  card.role = 'note';
  card.ariaLabel = `${name}, definition`;
  link.setAttribute('aria-describedby', meaning.id);
  link.setAttribute('aria-details', id);
  link.after(card);
  card.showPopover();
  return card;
}

export function detachCard(link: HTMLAnchorElement, card: HTMLElement): void {
  link.removeAttribute('aria-describedby');
  link.removeAttribute('aria-details');
  card.remove();
}

function drawPart(part: DefinitionPart): string | HTMLElement {
  if (typeof part === 'string') return part;
  if ('usual' in part) {
    const { usual, superstar } = part;
    const words = [make('span', 'usual', usual), make('span', 'superstar', superstar)];
    return make('span', 'edition-word', ...words);
  }
  const link = anchor(part.keyword ? 'keyword-link' : 'rule-link', part.href, part.words);
  if (part.keyword) link.dataset.keyword = part.keyword;
  return link;
}

function anchor(look: string, href: string, words: string): HTMLAnchorElement {
  const link = make('a', look, words);
  link.href = href;
  return link;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  look: string,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = look;
  element.append(...children);
  return element;
}
