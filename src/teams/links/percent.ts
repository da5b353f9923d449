/** Percent-encodes all that a chat program might take for its own markup. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, percent);
}

/** Undoes percent-encoding; what is no valid encoding stays as it is. */
export function decodePart(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** Chat programs cut punctuation off the end of a link, so the last character is never any. */
export function sealEnd(link: string): string {
  return link.replace(/[^A-Za-z0-9/]$/, percent);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
