import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BASE = `/${process.env['BASE_PATH'] ?? ''}/`.replace(/\/+/g, '/');

/** Serves the built site; a connection breaks when it stops, and comes back when it starts again. */
export class SiteServer {
  #server: PreviewServer | null = null;
  #port = 0;

  async start(): Promise<void> {
    this.#server = await preview({
      root: ROOT,
      configFile: false,
      appType: 'mpa',
      base: BASE,
      logLevel: 'error',
      preview: { host: '0.0.0.0', port: this.#port, strictPort: true },
    });
    const address = this.#server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    this.#port = address.port;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  get home(): string {
    return `http://localhost:${this.#port}${BASE}`;
  }

  /** The same site under another name, so with nothing of what a browser stored for the first. */
  get elsewhere(): string {
    return `http://127.0.0.1:${this.#port}${BASE}`;
  }
}
