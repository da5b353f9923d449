/** A query to learn from, and what it asks in a player's words. */
export interface Example {
  query: string;
  meaning: string;
  /** What the reader must have for it to count; null for nothing. */
  needs: string | null;
}

const example = (query: string, meaning: string, needs: string | null = null): Example => ({
  query,
  meaning,
  needs,
});

/** The examples of the help page, from plain words to sorted lists. */
export const EXAMPLES: Example[] = [
  example(
    'storm',
    'Storm, and whatever else has the word in name, subtitle, keyword or affiliation',
  ),
  example('!"Beast"', 'cards named exactly Beast'),
  example('sub:genetic', 'a word in the subtitle'),
  example('o:"when fielded"', 'something happens when it is fielded'),
  example('c<=3 e=mask', 'cheap, and Mask alone'),
  example('c:2..4', 'cost 2 to 4'),
  example('e>=fist,bolt', 'Fist and Bolt at once'),
  example('aff:x-men -aff:villain', 'X-Men that are no Villains'),
  example('s:avx,uxm', 'either of two sets'),
  example('r>=rare', 'rare or better'),
  example('max=4 k:character', 'characters with four dice'),
  example('k:basic o:global', 'Basic Actions with a Global ability'),
  example('kw:swarm c<=3', 'cheap Swarm'),
  example('has:global gcost<=1', 'a Global ability for one energy or none'),
  example('g:/pay .*(fist|bolt)/', 'a pattern: Globals paid with Fist or Bolt'),
  example('a1>=3', 'attack 3 or more from level 1'),
  example('dmin>=4', 'defense 4 or more on every level'),
  example('f3=0', 'the top level is free to field'),
  example('fsum<=1 asum>=12', 'hits hard, costs next to nothing to field'),
  example('a3-c>=3', 'attack on level 3 beats the cost by 3'),
  example('d1>a1', 'starts as a wall'),
  example('(kw:overcrush OR kw:fast) c<=5', 'either keyword, for 5 or less'),
  example('o:{shield} -k:basic', 'a Shield symbol in the effect, but no Basic Action'),
  example(
    'legal:modern own>=1 -in:team sort:c,-a3',
    'legal, owned, not in the team yet; cheapest first, then strongest',
    'your collection and a team, which the search page does not have yet',
  ),
  example('b3>=1 has:burst unique:name', 'a burst on level 3, one printing of each name'),
];
