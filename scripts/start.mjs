import { ensureBuilt } from './lib/build-site.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { startPreview } from './lib/preview.mjs';

main(async () => {
  ensureInstalled();
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const { address, done } = await startPreview();
  console.log(`\nDicewright is ready (Ctrl-C ends it): ${address}`);
  return done;
});
