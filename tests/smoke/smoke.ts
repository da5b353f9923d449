import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Driver } from './driver.ts';
import { SiteServer } from './site-server.ts';
import { STEPS } from './steps.ts';
import { Visitor } from './visitor.ts';

const PATIENCE = 180_000;

/** Takes every step in one window of a browser, in order. */
export function smoke(engine: string, launch: () => Promise<Driver>): void {
  describe(engine, () => {
    const site = new SiteServer();
    let visitor: Visitor;
    beforeAll(async () => {
      await site.start();
      visitor = new Visitor(await launch());
    }, PATIENCE);
    afterAll(async () => {
      await visitor?.driver.close();
      await site.stop();
    });
    for (const [name, step] of Object.entries(STEPS)) {
      test(name, () => step(visitor, site), PATIENCE);
    }
  });
}
