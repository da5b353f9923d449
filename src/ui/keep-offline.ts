import { address } from './site-root.ts';

const AFTER_LOADING = 2000;

/** Asks the service worker to keep rules, keywords and search for use without a connection. */
async function keepOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register(address('sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) active?.postMessage('keep the library');
  } catch {
    // Refused, as in some private windows: the site then needs a connection.
  }
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(keepOffline, AFTER_LOADING));
}
