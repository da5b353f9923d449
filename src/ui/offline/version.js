const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};
/** Unpacked blocks held in memory: the files of a page often lie in the same ones. */
const BLOCKS_HELD = 8;

/** A version of the site on this device: packs in a store of their own. */
export class Version {
  #files = new Map();
  #unpacked = new Map();

  constructor(name, { packs }) {
    this.name = name;
    this.packs = packs;
    for (const { address, blocks } of packs) this.#list(address, blocks);
  }

  #list(address, blocks) {
    let from = 0;
    for (const [bytes, files] of blocks) {
      const block = { address, from, to: from + bytes };
      let start = 0;
      for (const [path, length] of files) {
        this.#files.set(path, { block, start, end: start + length });
        start += length;
      }
      from += bytes;
    }
  }

  lists(path) {
    return this.#files.has(path);
  }

  /** A file as the server would answer; nothing where its pack is not here. */
  async open(path) {
    const file = this.#files.get(path);
    const bytes = file && (await this.#unpack(file.block));
    if (!bytes) return undefined;
    const [, ending = 'html'] = /\.(\w+)$/.exec(path) ?? [];
    const type = TYPES[ending] ?? 'application/octet-stream';
    return new Response(bytes.slice(file.start, file.end), { headers: { 'content-type': type } });
  }

  #unpack(block) {
    const known = this.#unpacked.get(block);
    if (known) return known;
    const unpacked = this.#read(block).catch(() => undefined);
    this.#unpacked.set(block, unpacked);
    unpacked.then((bytes) => bytes ?? this.#unpacked.delete(block));
    if (this.#unpacked.size > BLOCKS_HELD) {
      this.#unpacked.delete(this.#unpacked.keys().next().value);
    }
    return unpacked;
  }

  async #read({ address, from, to }) {
    const store = await caches.open(this.name);
    const pack = await (await store.match(address, { ignoreVary: true }))?.blob();
    const stream = pack?.slice(from, to).stream();
    if (!stream) return undefined;
    return new Response(stream.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  }

  /** Fetches packs that are missing; those of an earlier version are taken from there. */
  async keep(packs) {
    const store = await caches.open(this.name);
    for (const { address } of packs) {
      if (await store.match(address, { ignoreVary: true })) continue;
      const response =
        (await caches.match(address, { ignoreVary: true })) ?? (await fetch(address));
      if (!response.ok) throw new Error(`${address} cannot be kept: ${response.status}`);
      await store.put(address, response);
    }
  }

  async isWhole() {
    const store = await caches.open(this.name);
    const kept = await Promise.all(
      this.packs.map(({ address }) => store.match(address, { ignoreVary: true })),
    );
    return kept.every(Boolean);
  }
}
