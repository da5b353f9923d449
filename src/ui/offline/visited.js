import { plan } from './plan.js';
import { lookForNewer, own } from './versions.js';

const STORE = `dicewright-visited${plan.base}`;
const VERSION = 'dicewright-version';
const MOST = 60;
const SCRIPT_OR_STYLE = /_astro\/[\w./-]+\.(?:css|js|woff2)/g;

/** A page as it was seen last: of this version alone, or of any. */
export async function visited(path, { ofAnyVersion }) {
  const store = await caches.open(STORE);
  const page = await store.match(plan.base + path, { ignoreVary: true, ignoreSearch: true });
  const isCurrent = page?.headers.get(VERSION) === plan.version;
  return isCurrent || ofAnyVersion ? page : undefined;
}

/** Keeps a page that is in no pack, or that has changed since. */
export async function remember(path, html) {
  const store = await caches.open(STORE);
  const address = plan.base + path;
  const packed = await (await own.open(path))?.text();
  await store.delete(address, { ignoreVary: true, ignoreSearch: true });
  if (packed === html) return;
  const isCurrent = [...html.matchAll(SCRIPT_OR_STYLE)].every(([file]) => own.lists(file));
  if (!isCurrent) await lookForNewer();
  // A page of a newer version would miss its scripts; ours stays until that version is here.
  if (!isCurrent && packed !== undefined) return;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [VERSION]: isCurrent ? plan.version : '',
  };
  await store.put(address, new Response(html, { headers }));
  const pages = await store.keys();
  for (const old of pages.slice(0, Math.max(0, pages.length - MOST))) await store.delete(old);
}

/** Asks the network for a page that was answered from this device. */
export async function renew(path) {
  const response = await fetch(plan.base + path, { cache: 'no-cache' }).catch(() => null);
  if (!response) return false;
  if (response.status === 404) await (await caches.open(STORE)).delete(plan.base + path);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.ok && isPage) await remember(path, await response.text());
  return true;
}

/** Fetches the visited pages of earlier versions anew; whether all of them could be. */
export async function renewVisited() {
  const store = await caches.open(STORE);
  for (const { url } of await store.keys()) {
    const path = new URL(url).pathname.slice(plan.base.length);
    if (await visited(path, { ofAnyVersion: false })) continue;
    if (!(await renew(path))) return false;
  }
  return true;
}

export async function visitedCount() {
  return (await (await caches.open(STORE)).keys()).length;
}
