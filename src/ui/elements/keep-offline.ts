import { address } from '../address/site-root.ts';
import { tellNewVersion } from './new-version.ts';

const AFTER_LOADING = 2000;
const LOOK_EVERY = 60 * 60 * 1000;
const WORKER = address('sw.js');

/** Has the site kept on this device, and looks for newer versions of it as long as the page is open. */
async function keepOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) active?.postMessage('keep everything');
    const look = () => registration.update().catch(() => leaveIfGone(registration));
    look();
    setInterval(look, LOOK_EVERY);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', () => document.hidden || look());
  } catch {
    // Refused, as in some private windows: the site then needs a connection.
  }
}

/** Another site, or one in development, has this address now and no worker: it must not be hidden by ours. */
async function leaveIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  const response = await fetch(WORKER, { cache: 'no-store' }).catch(() => null);
  if (response?.status !== 404) return;
  await registration.unregister();
  location.reload();
}

/** The first worker takes over silently; each later one brings another version of the site. */
function watchVersions(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) tellNewVersion();
    isControlled = true;
  });
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  watchVersions();
  addEventListener('load', () => setTimeout(keepOffline, AFTER_LOADING));
}
