import { expect, test } from '@playwright/test';

/** Questions as a player asks them, and the place that answers. */
const QUESTIONS: [question: string, answer: string][] = [
  ['When is the bag refilled?', 'rules/dice-masters/turn/#R7.1.3'],
  ["What happens to a KO'd die?", 'rules/dice-masters/damage-and-ko/#R13.9'],
  ['Does Overcrush work when the blocker is removed?', 'keywords/overcrush/'],
  ['What changed since my 2016 box?', 'rules/dice-masters/editions/'],
  [
    'How many dice does the first player roll on the first turn?',
    'rules/dice-masters/turn/#R7.1.5',
  ],
  ['What if I cannot draw four dice?', 'rules/dice-masters/turn/#R7.1.6'],
  ['Am I allowed to look into my bag?', 'rules/dice-masters/zones/#R5.4'],
  ['Can two dice block the same attacker?', 'rules/dice-masters/attack/#R12.4'],
  ['Where do unblocked attackers go?', 'rules/dice-masters/damage-and-ko/#R13.6'],
  ['Is losing life the same as taking damage?', 'rules/dice-masters/damage-and-ko/#R13.14'],
  ['Can I heal above my starting life?', 'rules/dice-masters/targets-costs-winning/#R19.7'],
  ['Where does a die go when I buy it?', 'rules/dice-masters/buying-and-fielding/#R8.8'],
  ['Can a discount make a die free?', 'rules/dice-masters/buying-and-fielding/#R8.6'],
  [
    'Can a newly fielded character attack right away?',
    'rules/dice-masters/buying-and-fielding/#R9.4',
  ],
  ['What happens to action dice I did not use?', 'rules/dice-masters/actions/#R10.5'],
  ['Can I have the same name twice on my team?', 'rules/dice-masters/team-building/#V09'],
  ['How does Suit Up work?', 'keywords/suit-up/'],
  ['What if a die is cocked?', 'rules/dice-masters/dice-and-cards/#R1.14'],
  ['How do I get rid of weak dice in Quarriors?', 'rules/quarriors/turn/#Q6.1.3'],
  ["How does a KO'd turtle wake up?", 'rules/shadows-of-the-past/wounds/#S10.4'],
];

test('questions in plain words: 20 answers among the first three hits, at least 18 first', async ({
  page,
}) => {
  await page.goto('about/');
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search cards and rules' });
  const status = page.locator('.palette [role="status"]');
  const base = new URL(page.url()).pathname.replace('about/', '');
  const places: [question: string, place: number][] = [];
  for (const [question, answer] of QUESTIONS) {
    await input.fill('xyzzy');
    await expect(status).toContainText('Nothing found');
    await input.fill(question);
    await expect(status).toContainText('result');
    const links = await page
      .locator('.palette .hit')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    places.push([question, links.indexOf(base + answer) + 1]);
  }
  const missed = places.filter(([, place]) => place === 0 || place > 3);
  expect(missed).toEqual([]);
  expect(places.filter(([, place]) => place === 1).length).toBeGreaterThanOrEqual(18);
});
