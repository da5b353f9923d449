import { launchChromium } from './drivers/puppeteer.ts';
import { programAt } from './program.ts';
import { smoke } from './smoke.ts';

smoke('chromium', () => launchChromium(programAt('CHROMIUM_PATH')));
