/**
 * Our sets in their permanent order. Packed links count along this list, so it only ever grows at
 * its end.
 */
const SET_ORDER: readonly string[] = [
  ...['avx', 'avxop', 'uxm', 'uxmop', 'uxmop2', 'ygo', 'bff', 'bffpr', 'bffop', 'jl'],
  ...['jlop', 'aou', 'm2015', 'wol', 'wolop', 'asm', 'fus', 'd2016', 'wf', 'wko16dc'],
  ...['wko16m', 'wko16dd', 'cw', 'm2016', 'tmnt', 'gaf', 'dc2016', 'drs', 'dp', 'hhs'],
  ...['imw', 'def', 'bat', 'm2017', 'dc2017', 'sww', 'smc', 'gotg', 'xfc', 'toa'],
  ...['thor', 'sk2017', 'hq', 'ai', 'ki', 'jll', 'bfu', 'ork', 'sw', 'wd2018'],
  ...['m2019', 'jus', 'doom', 'myst', 'xmf', 'xfo', 'dxm', 'tiw', 'aiw', 'zhn'],
  ...['wwe', 'bit', 'tag', 'ig', 'm2020', 'dps', 'm2022', 'skc', 'msw', 'swa'],
  ...['swb'],
];

/** How readable links shorten the longest set codes. Permanent, like the codes themselves. */
const LINK_SPELLINGS: Readonly<Record<string, string>> = {
  uxmop2: 'avd',
  m2015: 'm15',
  m2016: 'm16',
  m2017: 'm17',
  m2019: 'm19',
  m2020: 'm20',
  m2022: 'm22',
  d2016: 'd16',
  dc2016: 'dc16',
  dc2017: 'dc17',
  sk2017: 'sk17',
  wd2018: 'wd18',
  wko16dc: 'wkdc',
  wko16dd: 'wkdd',
  wko16m: 'wkm',
};

const NUMBERED = /^set(\d+)$/;
const BY_SPELLING = new Map(Object.entries(LINK_SPELLINGS).map(([code, short]) => [short, code]));
const POSITIONS = new Map(SET_ORDER.map((code, index) => [code, index + 1]));

function setAtPosition(position: number): string | undefined {
  return SET_ORDER[position - 1];
}

export function linkSpelling(code: string): string {
  return LINK_SPELLINGS[code] ?? code;
}

export function setOfSpelling(spelling: string): string {
  const [, position] = spelling.match(NUMBERED) ?? [];
  return BY_SPELLING.get(spelling) ?? setAtPosition(Number(position)) ?? spelling;
}

/** What a set is called by its place alone, when a newer link knows more sets than we do. */
export function numberedSet(position: number): string {
  return setAtPosition(position) ?? `set${position}`;
}

/** Place of a set in the permanent order, from 1; of `set97` too. */
export function positionOfSet(code: string): number | undefined {
  const [, position] = code.match(NUMBERED) ?? [];
  return POSITIONS.get(code) ?? (position === undefined ? undefined : Number(position));
}
