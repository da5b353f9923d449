/** What players call the things that cards name by id. */
export interface Names {
  keyword(id: string): string;
  affiliation(slug: string): string;
}
