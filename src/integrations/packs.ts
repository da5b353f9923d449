import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

/**
 * Many files of the site in one, compressed: fetched at once and small on the device.
 * A pack is a row of blocks; each holds some files and can be unpacked alone.
 */
export interface Pack {
  /** Changes with the content. */
  address: string;
  /** Compressed size of each block, and path and size of the files in it, in their order. */
  blocks: [bytes: number, files: (readonly [path: string, bytes: number])[]][];
}

/** Large enough to compress well, small enough to unpack within a few milliseconds. */
const BLOCK_BYTES = 256 * 1024;

/** Writes files of a built site into a pack of that site. */
export function writePack(dist: string, base: string, name: string, files: string[]): Pack {
  const contents = files.map((file) => ({ file, bytes: readFileSync(join(dist, file)) }));
  const blocks = intoBlocks(contents).map((block) => ({
    packed: deflateRawSync(Buffer.concat(block.map(({ bytes }) => bytes)), { level: 9 }),
    files: block.map(({ file, bytes }) => [pathOf(file), bytes.length] as const),
  }));
  const pack = Buffer.concat(blocks.map(({ packed }) => packed));
  const hash = createHash('sha256').update(pack).digest('hex').slice(0, 12);
  const place = `kept/${name}-${hash}.bin`;
  mkdirSync(dirname(join(dist, place)), { recursive: true });
  writeFileSync(join(dist, place), pack);
  return {
    address: base + place,
    blocks: blocks.map(({ packed, files: inside }) => [packed.length, inside]),
  };
}

function intoBlocks<T extends { bytes: Buffer }>(contents: T[]): T[][] {
  const blocks: T[][] = [];
  let room = 0;
  for (const one of contents) {
    if (room < one.bytes.length || blocks.length === 0) {
      blocks.push([]);
      room = BLOCK_BYTES;
    }
    blocks.at(-1)?.push(one);
    room -= one.bytes.length;
  }
  return blocks;
}

/** As visitors reach it, below the base. */
function pathOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}
