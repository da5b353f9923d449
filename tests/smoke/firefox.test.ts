import { launchFirefox } from './drivers/puppeteer.ts';
import { programAt } from './program.ts';
import { smoke } from './smoke.ts';

smoke('firefox', () => launchFirefox(programAt('FIREFOX_PATH')));
