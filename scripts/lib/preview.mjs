import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCode, start } from './run.mjs';

const FIRST_PORT = 4321;
const PORTS_TRIED = 100;
const PATIENCE_MS = 30_000;
const LISTENING = /https?:\/\/localhost:(\d+)/;

/** Serves dist on a free port; resolves once the address answers. */
export async function startPreview() {
  const wanted = await freePort();
  const child = start('astro', ['preview', '--port', String(wanted), '--ignore-lock'], {
    env: { NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const done = exitCode(child);
  const ended = done.then((code) => {
    throw new Error(`The preview server ended with exit code ${code}.`);
  });
  const address = await Promise.race([opened(child), ended]).catch((error) => {
    child.kill();
    throw error;
  });
  const { port } = new URL(address);
  if (Number(port) !== FIRST_PORT) console.log(`Port ${FIRST_PORT} is taken; this is ${port}.`);
  const stop = async () => {
    child.kill();
    await done;
  };
  return { address, done, stop };
}

/** The server takes the next port when somebody else was quicker, so it is asked where it is. */
async function opened(child) {
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise((resolve) => {
    lines.on('line', (line) => {
      const [, found] = LISTENING.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const address = new URL(basePath(), `http://localhost:${port}`).href;
  await answers(address);
  return address;
}

function basePath() {
  const inner = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}/` : '/';
}

async function answers(address) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const response = await fetch(address).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`The preview server did not answer at ${address}.`);
}

async function freePort() {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1}.`);
}

async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
