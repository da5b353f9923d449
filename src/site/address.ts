const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** An address on this site, under whatever path it is hosted: `address('cards/hhs-017/')`. */
export function address(path: string): string {
  return BASE + path.replace(/^\//, '');
}

export const cardAddress = (id: string): string => address(`cards/${id}/`);
export const setAddress = (code: string): string => address(`sets/${code}/`);
export const keywordAddress = (id: string): string => address(`keywords/${id}/`);
export const affiliationAddress = (slug: string): string => address(`affiliations/${slug}/`);

/** Where icons of pages are, as tools have them in the page. */
export const ICON_SHEET = address('icons.svg');
