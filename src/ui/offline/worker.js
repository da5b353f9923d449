import { answerFile, answerPage } from './answer.js';
import { plan } from './plan.js';
import { earlier, forgetEarlier, introduce, lookForNewer, noteTabs, own } from './versions.js';
import { renewVisited, visitedCount } from './visited.js';

const [first] = plan.packs;
let keeping = null;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data === 'keep everything') event.waitUntil(keepEverything().then(() => tell(port)));
  if (event.data === 'what is kept') event.waitUntil(tell(port));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (!pathname.startsWith(plan.base) || pathname === `${plan.base}sw.js`) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(event) : answerFile(event));
});

/** A new version takes over once all of it is here, so that there is never less than before. */
async function install() {
  const isUpdate = (await earlier()).length > 0 && !navigator.connection?.saveData;
  await own.keep(isUpdate ? plan.packs : [first]);
  await introduce();
  await self.skipWaiting();
}

async function activate() {
  await noteTabs();
  await self.clients.claim();
}

/** Pages ask for this once they are loaded and idle. */
function keepEverything() {
  keeping ??= own
    .keep(plan.packs)
    .then(async () => {
      if (await renewVisited()) await forgetEarlier();
      for (const tab of await self.clients.matchAll()) tab.postMessage('everything is kept');
    })
    // What is missing is tried again with the next page; the list of a newer version may have other names.
    .catch(lookForNewer)
    .finally(() => {
      keeping = null;
    });
  return keeping;
}

/** Tells a page what is kept on this device. */
async function tell(port) {
  const blocks = plan.packs.flatMap((pack) => pack.blocks);
  port?.postMessage({
    isWhole: await own.isWhole(),
    bytes: blocks.reduce((sum, [bytes]) => sum + bytes, 0),
    visited: await visitedCount(),
  });
}
