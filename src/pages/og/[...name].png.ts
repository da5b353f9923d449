import type { APIRoute } from 'astro';
import { setYear, shortSetName, UNIVERSE_NAMES } from '../../dice-masters/cards/index.ts';
import { siteCatalogue } from '../../site/catalogue.ts';
import { drawLinkPicture, type LinkPicture } from '../../site/link-picture.ts';
import type { IconName } from '../../ui/kit/icon-drawings.ts';

const DICE: IconName[] = ['fist', 'bolt', 'mask', 'shield', 'wild'];

const MAIN: Record<string, Omit<LinkPicture, 'dice'>> = {
  home: {
    title: 'Know your dice before you roll them',
    line: 'Cards, rules and rolls for Dice Masters',
  },
  cards: { title: 'Every Dice Masters card', line: 'With its six die faces and all its versions' },
  build: { title: 'Build a legal team', line: 'Every rule checked, every problem with its repair' },
  goldfish: { title: 'Play your team, alone', line: 'By the real rules, with undo and a link' },
  odds: { title: 'Can I buy it on turn one?', line: 'Exact odds and thousands of simulated games' },
  sets: { title: 'All Dice Masters sets', line: 'As galleries and sortable tables' },
  keywords: { title: 'Dice Masters keywords', line: 'What each word on a card means' },
  affiliations: { title: 'Dice Masters affiliations', line: 'Teams and factions with their cards' },
  formats: { title: 'Ways to build a team', line: 'Cards, dice, Basic Actions and life' },
  rules: {
    title: 'The rules, answered in seconds',
    line: 'Dice Masters, Quarriors!, Shadows of the Past',
  },
  quarriors: {
    title: 'Quarriors! from Wilds to Glory',
    line: 'Cards, dice, odds and a Wilds for tonight',
  },
  data: { title: 'Dice Masters data', line: 'Versioned JSON with schemas, free to use' },
};

export async function getStaticPaths() {
  const { sets, cardsOf } = await siteCatalogue();
  return [
    ...Object.entries(MAIN).map(([name, words]) => ({
      params: { name },
      props: { ...words, dice: DICE },
    })),
    ...sets.map((set) => ({
      params: { name: `sets/${set.code}` },
      props: {
        title: shortSetName(set),
        line: [UNIVERSE_NAMES[set.universe], setYear(set), `${set.cardCount} cards`]
          .filter(Boolean)
          .join(' · '),
        dice: DICE.filter((type) =>
          cardsOf(set).some(({ energy }) => (energy as string[]).includes(type)),
        ),
      },
    })),
  ];
}

export const GET: APIRoute<LinkPicture> = async ({ props }) =>
  new Response(await drawLinkPicture(props), { headers: { 'content-type': 'image/png' } });
