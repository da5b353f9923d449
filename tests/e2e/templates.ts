/** One page for each kind of page the site has, by the name tests show. */
export const TEMPLATES: Record<string, string> = {
  home: '',
  builder: 'build/',
  goldfish: 'goldfish/',
  odds: 'odds/',
  'odds of a team': 'odds/#3hhs16.3hhs1.2imw5.2wwe7/hhs49&name=Four%20cards',
  cards: 'cards/',
  'cards from A to Z': 'cards/a-z/',
  'help with card search': 'cards/help/',
  character: 'cards/hhs-017/',
  'character with a keyword and a Global': 'cards/wwe-008/',
  action: 'cards/ai-004/',
  'Basic Action': 'cards/hhs-049/',
  'card with faces not known': 'cards/msw-028/',
  'flip card': 'cards/bat-006/',
  'card in doubt': 'cards/aou-131/',
  sets: 'sets/',
  'set gallery': 'sets/imw/',
  'set table': 'sets/imw/table/',
  affiliations: 'affiliations/',
  affiliation: 'affiliations/nwo/',
  keywords: 'keywords/',
  keyword: 'keywords/tag-out/',
  rules: 'rules/',
  'rules page': 'rules/dice-masters/cleanup/',
  'Quarriors!': 'quarriors/',
  'Quarriors! cards and dice': 'quarriors/cards/',
  'Quarriors! Wilds': 'quarriors/wilds/#seed=quay',
  'Quarriors! class': 'quarriors/cards/dragon/',
  formats: 'formats/',
  coverage: 'coverage/',
  about: 'about/',
  data: 'data/',
  changelog: 'changelog/',
  search: 'search/',
  offline: 'offline/',
  kit: 'kit/',
  'not found': 'no-such-page/',
};

export const THEME_KEY = 'dicewright:theme';

/** The same pages for axe, which needs half a minute for four thousand links: a few show as much. */
export const AXE_PATHS: Record<string, string> = {
  ...TEMPLATES,
  'cards from A to Z': 'cards/a-z/?q=leonardo',
};
