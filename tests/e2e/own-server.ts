import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A plain host whose folder can be changed under open pages, and which can fall silent. */
export class OwnServer {
  /** The folder that is served. */
  folder: string;
  /** Paths that were asked for, and the bytes that were sent. */
  readonly asked: string[] = [];
  sent = 0;
  address = '';
  private waiting: (() => void)[] | null = null;
  private readonly server: Server;

  private constructor(folder: string) {
    this.folder = folder;
    this.server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      this.asked.push(pathname);
      if (this.waiting) this.waiting.push(() => this.answer(pathname, response));
      else this.answer(pathname, response);
    });
  }

  static async start(folder: string): Promise<OwnServer> {
    const own = new OwnServer(folder);
    await new Promise<void>((done) => own.server.listen(0, 'localhost', done));
    own.address = `http://localhost:${(own.server.address() as AddressInfo).port}/`;
    return own;
  }

  /** Answers nothing until `release`. */
  hold(): void {
    this.waiting = [];
  }

  release(): void {
    const { waiting } = this;
    this.waiting = null;
    for (const answer of waiting ?? []) answer();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private answer(pathname: string, response: ServerResponse): void {
    const file = join(this.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const isThere = existsSync(file) && statSync(file).isFile();
    const body = isThere ? readFileSync(file) : 'Not found';
    this.sent += body.length;
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(body);
  }
}
