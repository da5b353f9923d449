import { rootOf, type Sayings } from '../search/players-words.ts';

type Game = 'dice-masters' | 'quarriors' | 'shadows-of-the-past';

/** What players say, under the word of the books; a game may have its own, and keeps its own words. */
const SAYINGS: Record<string, string> = {
  refill: 'reshuffle reload replenish',
  buy: 'get acquire',
  life: 'hp health',
  differ: 'difference change changed',
  discount: 'cheaper reduce reduction reduced',
  reroll: 'mulligan',
  begin: 'begins began start starts beginning',
  remove: 'gone removed leave leaves left away',
  end: 'over finish finished ends',
  win: 'victory winner won wins',
  lose: 'lost loser loses',
  max: 'maximum most limit highest',
  cost: 'price pay paid expensive',
  pay: 'spend spent cost',
  opponent: 'rival enemy opposing',
  draw: 'pull',
  empty: 'none',
  again: 'twice repeat',
};

const SAYINGS_OF: Record<Game, Record<string, string>> = {
  'dice-masters': {
    ko: 'kill killed dies died dead destroy destroyed defeat defeated',
    used: 'discard graveyard',
    energy: 'mana money resource',
    character: 'superstar fighter guy monster creature',
    capture: 'steal stolen',
    field: 'summon summoning play',
    team: 'deck squad',
    priority: 'respond response interrupt stack',
    teammate: 'partner friend',
    book: 'box rulebook',
    basic: 'bac',
    burst: 'star asterisk',
    block: 'defend defender',
    name: 'copy same',
  },
  quarriors: {
    destroy: 'kill killed ko dies died dead defeat defeated lose',
    cull: 'trash remove discard rid',
    capture: 'buy purchase steal',
    quiddity: 'energy mana money resource currency',
    glory: 'point points vp victory score',
    creature: 'monster character guy',
    summon: 'field play',
    spell: 'magic',
    defend: 'block blocker',
  },
  'shadows-of-the-past': {
    ko: 'kill killed dies died dead defeat defeated down',
    leader: 'boss',
    minion: 'ninja soldier foot enemy',
    hero: 'turtle',
    move: 'walk run step',
    strike: 'attack hit fight punch',
    range: 'shoot throw shot far distance',
    wake: 'revive stand getting',
    villain: 'shredder bad',
    defend: 'defense block dodge',
    wound: 'damage injury hurt',
    elevation: 'roof rooftop height higher',
    spawn: 'respawn reinforcement',
    adjacent: 'next beside neighbor',
  },
};

/** All of them as roots, for the search to load. */
export function sayingsOfPlayers(): Sayings {
  const games: [string | null, Record<string, string>][] = [
    [null, SAYINGS],
    ...Object.entries(SAYINGS_OF),
  ];
  return games.flatMap(([game, sayings]) =>
    Object.entries(sayings).flatMap(([word, said]) =>
      [...new Set(said.split(' ').map(rootOf))]
        .filter((root) => root !== rootOf(word))
        .map((root) => [root, rootOf(word), game] as const),
    ),
  );
}
