import { isEverythingKept } from './everything-kept.ts';
import type { SiteServer } from './site-server.ts';
import type { Visitor } from './visitor.ts';

type Step = (visitor: Visitor, site: SiteServer) => Promise<void>;

const TEAM = '#3hhs16.3hhs1.3hhs7.3hhs25.2imw5.2imw17.2wwe7.2wwe17/hhs49.hhs50&name=Shell%20Shock';
const LINK = 'dialog[open] :is(textarea, input[readonly])';
const TURNS = 3;
/** What a player does where they can; else they take the first line. */
const GREEDY = /Pay with|Buy |Field /;

/** What a first visit to the site needs, in any browser. The last leaves the origin, and WebKit forgets what it kept. */
export const STEPS: Record<string, Step> = {
  'home keeps the library while it is read, and leads on': async (visitor, { home }) => {
    await visitor.driver.open(home);
    await visitor.sees('h1');
    await visitor.waits(() => visitor.driver.evaluate(isEverythingKept), true);
    await visitor.presses('.site-nav a', /^Cards/);
    await visitor.arrivesAt('/cards/');
  },

  'a search finds cards': async (visitor, { home }) => {
    await visitor.driver.open(`${home}cards/`);
    await visitor.sees('.echo strong', /^4,\d+ cards$/);
    await visitor.writes('.query-input', 'karai');
    await visitor.sees('.echo strong', /^3 cards$/);
    await visitor.sees('.results .card-tile .name', /^Karai$/);
  },

  'a game goes on for three turns': async (visitor, { home }) => {
    await visitor.driver.open(`${home}goldfish/`);
    await visitor.writes('.seed input', 'felt');
    await visitor.presses('button', /^Play /);
    await visitor.sees('.turn b', /1/);
    while ((await turnShown(visitor)) <= TURNS) {
      const options = await visitor.reads('.options button');
      const wanted = options.some((option) => GREEDY.test(option)) ? GREEDY : undefined;
      await visitor.presses('.options button', wanted);
    }
    await visitor.sees('.mat');
  },

  'a question of odds is answered': async (visitor, { home }) => {
    await visitor.driver.open(`${home}odds/${TEAM}`);
    await visitor.sees('.verdict', /\d %/);
    await visitor.chooses('select[aria-label="Card"]', 'Karai');
    await visitor.sees('.verdict', /Karai.*81\.64 %/s);
  },

  'a rule is found and shown': async (visitor, { home }) => {
    await visitor.driver.open(`${home}about/`);
    // A page that is still being read hears no key.
    await visitor.waits(async () => {
      const isOpen = async () => (await visitor.reads('.palette input')).length > 0;
      if (!(await isOpen())) await visitor.driver.type('/');
      return isOpen();
    }, true);
    await visitor.writes('.palette input', 'when is the bag refilled');
    await visitor.sees('.palette [aria-selected="true"]', /^R7\.1\.3/);
    await visitor.driver.press('Enter');
    await visitor.arrivesAt('/rules/dice-masters/turn/#R7.1.3');
    const isInView = () =>
      visitor.driver.evaluate(() => {
        const top = document.getElementById('R7.1.3')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      });
    await visitor.waits(isInView, true);
  },

  'what was kept needs no connection': async (visitor, site) => {
    const { home } = site;
    await site.stop();
    await visitor.driver.open(`${home}rules/dice-masters/attack/`);
    await visitor.sees('h1', /attack/i);
    await visitor.driver.open(`${home}keywords/overcrush/`);
    await visitor.sees('h1', /^Overcrush$/);
    await visitor.driver.open(`${home}cards/?q=karai`);
    await visitor.sees('.echo strong', /^3 cards$/);
    await visitor.driver.open(`${home}goldfish/`);
    await visitor.presses('button', /^Play /);
    await visitor.sees('.mat');
    await visitor.driver.open(`${home}cards/hhs-018/`);
    await visitor.sees('h1', /Karai/);
    await visitor.sees('.card-page', /drawn from the data on your device/);
    await visitor.driver.open(`${home}nowhere/`);
    await visitor.sees('h1', /No connection/);
    await site.start();
    await visitor.driver.open(`${home}cards/hhs-018/`);
    await visitor.sees('dt', /Read from/);
  },

  'a team is built, shared and opened by somebody else': async (visitor, { home, elsewhere }) => {
    await visitor.driver.open(`${home}build/`);
    await visitor.writes('.query-input', 'karai torn');
    await visitor.sees('.echo strong', /^1 card$/);
    await visitor.presses('.pick button.add', /^Add Karai/);
    await visitor.sees('.team-row .row-title', /Karai/);
    await visitor.presses('.team-tools button', /Share/);
    await visitor.sees(LINK, /\/build\/#.*hhs17/);
    const [link = ''] = await visitor.reads(LINK);
    await visitor.driver.open(link.replace(home, elsewhere));
    await visitor.sees('.team-row .row-title', /Karai/);
  },
};

async function turnShown(visitor: Visitor): Promise<number> {
  await visitor.looks();
  const [words = ''] = await visitor.reads('.turn b');
  return Number(/\d+/.exec(words)?.[0]);
}
