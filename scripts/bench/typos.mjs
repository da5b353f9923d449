const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Names with one letter dropped, doubled, changed or swapped; the same ones every time. */
export function typosOf(names, count) {
  const next = generator(20_161);
  const long = names.filter((name) => name.replace(/[^a-z]/gi, '').length >= 5);
  return Array.from({ length: count }, () => {
    const name = long[next(long.length)];
    return { name, typo: misspell(name.toLowerCase(), next) };
  });
}

function misspell(name, next) {
  const places = [...name].flatMap((char, index) => (/[a-z]/.test(char) ? index : []));
  const at = places[1 + next(places.length - 1)];
  const letter = LETTERS[next(LETTERS.length)];
  switch (next(4)) {
    case 0:
      return name.slice(0, at) + name.slice(at + 1);
    case 1:
      return name.slice(0, at) + letter + name.slice(at);
    case 2:
      return name.slice(0, at) + letter + name.slice(at + 1);
    default:
      return name.slice(0, at - 1) + name[at] + name[at - 1] + name.slice(at + 1);
  }
}

/** A small generator of whole numbers, seeded. */
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
