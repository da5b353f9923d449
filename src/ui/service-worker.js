/** Network first, what is kept otherwise. The build puts PLAN before this: base, shell and library. */
const KEPT = `dicewright-kept${PLAN.base}`;
const VISITED = `dicewright-visited${PLAN.base}`;
const NOTES = `${PLAN.base}kept-files`;
const AT_ONCE = 6;

self.addEventListener('install', (event) => {
  event.waitUntil(keep(PLAN.shell).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

/** A page asks for the library once it is loaded and idle. */
self.addEventListener('message', (event) => {
  if (event.data === 'keep the library') event.waitUntil(keep([...PLAN.shell, ...PLAN.library]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (!url.pathname.startsWith(PLAN.base)) return;
  event.respondWith(answer(event, request, url));
});

async function answer(event, request, url) {
  const isLasting = url.pathname.startsWith(`${PLAN.base}_astro/`);
  const lasting = isLasting && (await kept(request));
  if (lasting) return lasting;
  try {
    const response = await fetch(request);
    if (response.ok && response.type === 'basic' && !url.search) {
      event.waitUntil(remember(request, response.clone()));
    }
    return response;
  } catch (error) {
    const found = await kept(request);
    if (found) return found;
    if (request.mode !== 'navigate') throw error;
    return (await kept(`${PLAN.base}offline/`)) ?? Response.error();
  }
}

/** The preview server varies by origin, which must not hide a kept file. */
async function kept(request) {
  return caches.match(request, { ignoreVary: true, ignoreSearch: true });
}

async function remember(request, response) {
  const store = await caches.open(VISITED);
  await store.put(request, response);
}

/** Fetches the files of a list that are missing or changed, a few at a time. */
async function keep(files) {
  const store = await caches.open(KEPT);
  const notes = await readNotes(store);
  const wanted = files.filter(([address, hash]) => notes[address] !== hash);
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    await Promise.all(
      wanted.slice(at, at + AT_ONCE).map(async ([address, hash]) => {
        const response = await fetch(address, { cache: 'no-cache' });
        if (!response.ok) throw new Error(`${address} cannot be kept: ${response.status}`);
        await store.put(address, response);
        notes[address] = hash;
      }),
    );
    await store.put(NOTES, Response.json(notes));
  }
}

async function readNotes(store) {
  const notes = await store.match(NOTES);
  return notes ? notes.json() : {};
}

/** Files that are in the list no more; and visited pages, which belong to an older version. */
async function forgetOld() {
  const store = await caches.open(KEPT);
  const listed = new Set([...PLAN.shell, ...PLAN.library].map(([address]) => address));
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (!listed.has(pathname) && pathname !== NOTES) await store.delete(url);
  }
  await caches.delete(VISITED);
}
