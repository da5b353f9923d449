/** A small panel within a step. All words are as content files write them. */
interface Tile {
  title: string;
  /** Who acts. */
  who: 'You' | 'Opponent' | 'Both';
  dice: string[];
  lines: string[];
}

/** One of the five steps of a turn, as the poster shows it. */
export interface TurnStep {
  title: string;
  dice: string[];
  intro: string;
  lines: string[];
  tiles: Tile[];
  /** What the other player may do meanwhile. */
  opponent: string;
}

export const TURN_STEPS: TurnStep[] = [
  {
    title: 'Clear and Draw',
    dice: ['blank', 'blank', 'blank', 'blank'],
    intro: '',
    lines: [
      'What is left in your Reserve Pool goes to the Used Pile [[R7.1.1]].',
      '**Draw four** dice into your Prep Area [[R7.1.2]].',
      'Bag empty? The whole Used Pile goes in; mix and draw on [[R7.1.3]].',
      'Still short? Lose 1 life and gain 1 generic energy for each missing die [[R7.1.6]].',
      'Very first turn of the game: four by the 2016 books; by the 2019 book three, and a fourth Out of Play [[R7.1.5]].',
    ],
    tiles: [],
    opponent: 'waits.',
  },
  {
    title: 'Roll and Reroll',
    dice: ['bolt+bolt', 'wild', 'fist', 'sidekick'],
    intro: '',
    lines: [
      '**Roll** the draw together with what already lay in your Prep Area [[R7.2.1]].',
      '**Reroll once**, if you like: any of these dice, all at the same time [[R7.2.2]].',
      'Every die moves to your Reserve Pool on the face it shows [[R7.2.3]].',
    ],
    tiles: [],
    opponent: 'waits.',
  },
  {
    title: 'Main',
    dice: [],
    intro: 'Any of these, in any order, as often as you can pay [[R7.3.1]].',
    lines: ['In the end, {characters} you did not field go to the Used Pile [[R7.3.3]].'],
    tiles: [
      {
        title: 'Buy a die',
        who: 'You',
        dice: ['shield', 'wild'],
        lines: [
          'Pay the cost, with each energy type of the card in it [[R8.4]]. The die goes to the Used Pile [[R8.8]].',
        ],
      },
      {
        title: 'Field a die',
        who: 'You',
        dice: ['wwe-008 1'],
        lines: [
          'Pay its top left number in any energy [[R9.1]]. It enters on the level you rolled [[R9.3]].',
        ],
      },
      {
        title: 'Use an action',
        who: 'You',
        dice: ['action'],
        lines: ['Free. Do what the card says; the die goes Out of Play [[R10.2]].'],
      },
      {
        title: 'Use a Global',
        who: 'Both',
        dice: ['mask'],
        lines: ['On any card of the table [[R11.1]]. Pay for each use [[R11.3]].'],
      },
    ],
    opponent:
      'may use one Global each time you pass [[R11.6]]; the rest is yours alone [[R7.3.2]].',
  },
  {
    title: 'Attack',
    dice: [],
    intro: 'You may skip it. Without attackers there is no window for Globals either [[R12.1]].',
    lines: [],
    tiles: [
      {
        title: 'Attackers',
        who: 'You',
        dice: ['wwe-008 1', 'sidekick'],
        lines: [
          'Choose any of your fielded {characters} [[R12.2]]. Then “when attacks” [[R12.3]].',
        ],
      },
      {
        title: 'Blockers',
        who: 'Opponent',
        dice: ['wwe-021 2'],
        lines: [
          'Each takes one attacker; several may gang up [[R12.4]]. Blocking effects [[R12.5]].',
        ],
      },
      {
        title: 'Window',
        who: 'Both',
        dice: ['action', 'bolt'],
        lines: [
          '[[Infiltrate]] and [[Tag Out]] first [[R12.6]]. Then your actions, and Globals of both [[R12.7]].',
        ],
      },
      {
        title: 'Damage',
        who: 'Both',
        dice: [],
        lines: [
          'All at once [[R13.1]], [[Fast]] before the rest [[R13.12]]. **Unblocked:** hits the player [[R13.2]]. **Blocked:** the dice hit each other [[R13.3]] [[R13.4]].',
        ],
      },
      {
        title: 'Afterwards',
        who: 'Both',
        dice: [],
        lines: [
          'Damage reaches defense: **KO**, to its owner’s Prep Area [[R13.9]]. Unblocked: Out of Play [[R13.6]]. Survivors: Field Zone [[R12.10]].',
        ],
      },
    ],
    opponent: '',
  },
  {
    title: 'Cleanup',
    dice: [],
    intro: 'In this order [[R14.1]]:',
    lines: [
      'All damage comes off.',
      '“Until end of turn” is over.',
      'Unused actions go to the Used Pile [[R10.5]].',
      'End-of-turn effects, yours first.',
      'Out of Play goes to the Used Pile [[M20]].',
    ],
    tiles: [],
    opponent: 'is next. Energy left in your Reserve Pool can pay for Globals [[R14.3]].',
  },
];

/** What happens to a die, where it goes, and the rule. */
export const WHERE_DICE_GO: [what: string, where: string, rule: string][] = [
  ['Bought', 'Used Pile', 'M1'],
  ['Drawn', 'Prep Area', 'M4'],
  ['Rolled', 'Reserve Pool', 'M10'],
  ['Fielded', 'Field Zone', 'M13'],
  ['Spent, your turn', 'Out of Play', 'M11'],
  ['Spent, their turn', 'Used Pile', 'M12'],
  ['Used as an action', 'Out of Play', 'M11'],
  ['Not fielded', 'Used Pile', 'M12'],
  ['KO’d', 'Prep Area', 'M16'],
  ['Not blocked', 'Out of Play', 'M17'],
  ['Your turn ends', 'Used Pile', 'M20'],
  ['Bag runs empty', 'Bag', 'M7'],
];
