import type { Register, ShelfInfo } from './record.ts';

/** The register as a file: lists become words with spaces between. */
export type PackedRegister = [
  name: string,
  game: string,
  holds: ShelfInfo['holds'],
  page: string,
  refs: string,
  ids: string,
][];

export function formatRegister({ shelves }: Register): PackedRegister {
  return shelves.map(({ name, game, holds, page, refs, ids }) => [
    name,
    game,
    holds,
    page,
    refs.join(' '),
    ids.join(' '),
  ]);
}

export function parseRegister(packed: PackedRegister): Register {
  return {
    shelves: packed.map(([name, game, holds, page, refs, ids]) => ({
      name,
      game,
      holds,
      page,
      refs: refs.split(' '),
      ids: ids.split(' '),
    })),
  };
}

/** The index puts its language before each id, always the same. */
export function bareId(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}
