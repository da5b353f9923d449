import { plan } from './plan.js';
import { Version } from './version.js';

/** Stores of all versions; the space keeps sites below other paths of the same host apart. */
const STORES = `dicewright-kept${plan.base}`;
const PLAN_PLACE = `${plan.base}kept/plan.json`;
/** The tabs that were open when a newer version came, which may still ask for files of this one. */
const TABS_PLACE = `${plan.base}kept/tabs.json`;

export const own = new Version(`${STORES} ${plan.version}`, plan);

let known;

/** Earlier versions whose files are still here, oldest first, and who may need them. */
export function earlier() {
  known ??= readEarlier();
  return known;
}

async function readEarlier() {
  const names = (await caches.keys()).filter(
    (name) => (name === STORES || name.startsWith(`${STORES} `)) && name !== own.name,
  );
  return Promise.all(
    names.map(async (name) => {
      const store = await caches.open(name);
      const kept = await (await store.match(PLAN_PLACE))?.json();
      const tabs = await (await store.match(TABS_PLACE))?.json();
      return { version: new Version(name, kept ?? { packs: [] }), tabs };
    }),
  );
}

/** Writes down what this version holds, so that a later one can read it for tabs that stay open. */
export async function introduce() {
  const store = await caches.open(own.name);
  await store.put(PLAN_PLACE, Response.json(plan));
  await store.delete(TABS_PLACE);
}

/** Notes who was here before this version took over. */
export async function noteTabs() {
  const tabs = await openTabs();
  for (const { version, tabs: noted } of await readEarlier()) {
    if (noted) continue;
    const store = await caches.open(version.name);
    await store.put(TABS_PLACE, Response.json(tabs));
  }
  known = undefined;
}

/** Removes versions that no open tab may need. */
export async function forgetEarlier() {
  const open = new Set(await openTabs());
  for (const { version, tabs } of await readEarlier()) {
    if (tabs && !tabs.some((id) => open.has(id))) await caches.delete(version.name);
  }
  known = undefined;
}

/** The version that a tab was opened with. */
export async function versionOf(tab) {
  return (await earlier()).find(({ tabs }) => tabs?.includes(tab))?.version ?? own;
}

/** Asks whether the server has a newer version. */
export async function lookForNewer() {
  try {
    await self.registration.update();
  } catch {
    // No connection; the browser asks again by itself.
  }
}

async function openTabs() {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true });
  return tabs.map(({ id }) => id);
}
