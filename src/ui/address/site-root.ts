const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** An address on this site, under whatever path it is hosted. */
export function address(path: string): string {
  return BASE + path;
}
