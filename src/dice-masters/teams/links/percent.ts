import { decodeText, encodeText } from '../../../text/address-text.ts';

/** Percent-encodes all that a chat program might take for its own markup. */
export function encodePart(text: string): string {
  return encodeText(text).replace(/[!'()*]/g, percent);
}

export const decodePart = decodeText;

/** Words of people: forms and other tools write a space as a plus sign. */
export function decodeWords(text: string): string {
  return decodePart(text.replaceAll('+', ' '));
}

/** Chat programs cut punctuation off the end of a link, so the last character is never any. */
export function sealEnd(link: string): string {
  return link.replace(/[^A-Za-z0-9/]$/, percent);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
