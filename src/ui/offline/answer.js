import { pathOf } from './plan.js';
import { earlier, own, versionOf } from './versions.js';
import { remember, renew, visited } from './visited.js';

const CARD = /^cards\/[a-z\d]+-\d+\/?$/;
/** How long a card that can be drawn from its data waits for its page, in milliseconds. */
const PATIENCE = 3000;
/** Names that change with their content. */
const LASTING = /^(_astro|cards\/data|kept)\//;

/** A page at once where it is kept, and renewed behind that; otherwise from the network. */
export async function answerPage(event) {
  const url = new URL(event.request.url);
  const path = pathOf(url);
  const kept = (await visited(path, { ofAnyVersion: false })) ?? (await own.open(path));
  if (kept) {
    event.waitUntil(renew(path));
    return kept;
  }
  if (own.lists(`${path}/`)) return Response.redirect(`${url.pathname}/${url.search}`);
  const fresh = fetchPage(event, path);
  const drawn = CARD.test(path) ? await own.open('cards/kept/') : undefined;
  const soon = drawn ? Promise.race([fresh, tooLong()]) : fresh;
  return soon.catch(async () => (await anyPage(path)) ?? drawn ?? offlinePage());
}

async function fetchPage(event, path) {
  const response = await fetch(event.request);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.ok && isPage) {
    const copy = response.clone();
    event.waitUntil(copy.text().then((html) => remember(path, html)));
  }
  return response;
}

function tooLong() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The network is too slow.')), PATIENCE);
  });
}

async function anyPage(path) {
  return (await visited(path, { ofAnyVersion: true })) ?? (await fromEarlier(path));
}

async function offlinePage() {
  return (await own.open('offline/')) ?? Response.error();
}

/** A file of the version that the tab was opened with, so that all it has fits together. */
export async function answerFile(event) {
  const { request, clientId } = event;
  const path = pathOf(new URL(request.url));
  const kept = await (await versionOf(clientId)).open(path);
  if (kept) return kept;
  const lasting = LASTING.test(path) && (await keptFile(request, path));
  if (lasting) return lasting;
  try {
    const response = await fetch(request);
    if (response.ok && own.lists(path)) event.waitUntil(keepFile(request, response.clone()));
    return response;
  } catch (error) {
    const found = await keptFile(request, path);
    if (found) return found;
    throw error;
  }
}

async function keptFile(request, path) {
  const found = (await own.open(path)) ?? (await fromEarlier(path));
  return found ?? caches.match(request, { ignoreVary: true, ignoreSearch: true });
}

async function fromEarlier(path) {
  for (const { version } of (await earlier()).toReversed()) {
    const found = await version.open(path);
    if (found) return found;
  }
  return undefined;
}

/** Until its pack is here, a file that a page has used. */
async function keepFile(request, response) {
  const store = await caches.open(own.name);
  await store.put(new URL(request.url).pathname, response);
}
