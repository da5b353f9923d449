import { buildSite } from './lib/build-site.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';

main(() => {
  ensureInstalled();
  return buildSite(process.argv.slice(2));
});
