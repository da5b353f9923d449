import { setOfSpelling } from '../set-codes.ts';

/** Sets as the Dice Coalition Team Builder numbers them, from 1; its internal ids count along it. */
const TEAM_BUILDER_ORDER: readonly string[] = [
  ...['avx', 'avxop', 'uxm', 'uxmop', 'uxmop2', 'bff', 'bffpr', 'ygo', 'jl', 'jlop'],
  ...['bffop', 'aou', 'wol', 'wolop', 'm2015', 'asm', 'dc2016', 'd2016', 'm2016', 'fus'],
  ...['wf', 'wko16dc', 'wko16m', 'tmnt', 'cw', 'wko16dd', 'gaf', 'drs', 'dp', 'hhs'],
  ...['imw', 'bat', 'def', 'm2017', 'dc2017', 'sww', 'smc', 'gotg', 'xfc', 'toa'],
  ...['thor', 'sk2017', 'ai', 'ki', 'jll', 'hq', 'bfu', 'ork', 'sw', 'wd2018'],
  ...['m2019', 'jus', 'doom', 'myst', 'xmf', 'xfo', 'dxm', 'tiw', 'aiw', 'zhn'],
  ...['wwe', 'bit', 'tag', 'ig', 'm2020', 'dps', 'm2022', 'skc', 'msw'],
];

/** Set codes of the Transition Zone app, where they differ from ours by more than case. */
const TRANSITION_ZONE_CODES: Readonly<Record<string, string>> = {
  uxm: 'UX',
  ygo: 'S1',
  gaf: 'GATF',
  drs: 'DS',
  imw: 'IMWM',
  def: 'TD',
  bat: 'BM',
  smc: 'SMMC',
  xfc: 'XMFC',
  thor: 'TMT',
};

/** Other names of our sets in cardservice, forum posts and DiceMastersDB. */
const ALIASES: Readonly<Record<string, string>> = {
  m2014: 'uxmop2',
  dctw: 'jlop',
  dc2015: 'wolop',
  d2015: 'bffop',
  dd2015: 'bffop',
  dd2016: 'd2016',
  imww: 'imw',
  smww: 'sww',
  jul: 'jl',
  wrf: 'wf',
  cwr: 'cw',
  bffpromo: 'bffpr',
  m2016wkop: 'wko16m',
  dc2016wkop: 'wko16dc',
};

/** Cards that other tools once listed under another code. */
const MOVED_CARDS: Readonly<Record<string, string>> = { 'thor-137': 'm2019-009' };

const BY_ALIAS = new Map([
  ...Object.entries(ALIASES),
  ...Object.entries(TRANSITION_ZONE_CODES).map(
    ([code, alias]) => [alias.toLowerCase(), code] as const,
  ),
]);
const TEAM_BUILDER_INDEX = new Map(TEAM_BUILDER_ORDER.map((code, index) => [code, index + 1]));

/** Our code for a set, whatever tool named it and however it was capitalised. */
export function ourSetCode(written: string): string {
  const code = written.toLowerCase();
  return BY_ALIAS.get(code) ?? setOfSpelling(code);
}

export function teamBuilderIndex(code: string): number | undefined {
  return TEAM_BUILDER_INDEX.get(code);
}

export function setAtTeamBuilderIndex(index: number): string | undefined {
  return TEAM_BUILDER_ORDER[index - 1];
}

export function transitionZoneCode(code: string): string {
  return TRANSITION_ZONE_CODES[code] ?? code.toUpperCase();
}

export function movedCard(id: string): string {
  return MOVED_CARDS[id] ?? id;
}
