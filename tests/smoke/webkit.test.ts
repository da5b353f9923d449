import { launchWebKit } from './drivers/webkit.ts';
import { programAt } from './program.ts';
import { smoke } from './smoke.ts';

smoke('webkit', () =>
  launchWebKit({
    driver: programAt('WEBKIT_DRIVER_PATH'),
    browser: programAt('MINI_BROWSER_PATH'),
    screen: programAt('XVFB_PATH'),
  }),
);
