/** Where a page of rules lies below the content folder. */
export const rulesFile = (game: string, page: string): string => `${game}/rules/${page}.md`;

export const KEYWORDS_FOLDER = 'dice-masters/keywords';

export const keywordFile = (id: string): string => `${KEYWORDS_FOLDER}/${id}.md`;
