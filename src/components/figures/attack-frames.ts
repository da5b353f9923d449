/** A die on the small board, as figures draw it, with what happens to it. */
export interface Piece {
  face: string;
  name: string;
  note?: string;
}

export interface Place {
  name: string;
  dice: Piece[];
}

/** One attacker with the dice that block it, and the damage dealt between them. */
interface Fight {
  blockers: Piece[];
  attacker: Piece;
  hits?: string;
}

export interface Frame {
  title: string;
  /** As content files write it. */
  words: string;
  /** Of the opponent: what is left, and what this frame took. */
  life: number;
  lost: number;
  theirs: Place[];
  yours: Place[];
  fights: Fight[];
  /** Blocks have been declared, so an attacker without a blocker is unblocked. */
  blocksSet: boolean;
}

interface Fighter {
  face: string;
  name: string;
  attack: number;
  defense: number;
}

/** The dice of the example; their numbers come from the catalogue. */
interface Cast {
  star: Fighter;
  sidekick: Fighter;
  blocker: Fighter;
  home: Fighter;
}

const LIFE = 20;
const FIELD = 'Field Zone';

/** One attack from declaring it to its end. The star has Overcrush. */
export function attackFrames({ star, sidekick, blocker, home }: Cast): Frame[] {
  const piece = ({ face, name }: Fighter): Piece => ({ face, name });
  const through = star.attack - blocker.defense - sidekick.defense;
  const back = blocker.attack + sidekick.attack;
  if (through <= 0 || back >= star.defense) throw new Error('The example of the attack is off.');
  const lost = through + sidekick.attack;
  const ko = (fighter: Fighter): Piece => ({ ...piece(fighter), note: 'KO' });
  const hurt: Piece = { ...piece(star), note: `${back} damage` };
  const stays: Place = { name: FIELD, dice: [piece(home)] };
  const empty: Place = { name: FIELD, dice: [] };
  const blocked: Fight[] = [
    { blockers: [piece(blocker), piece(sidekick)], attacker: piece(star) },
    { blockers: [], attacker: piece(sidekick) },
  ];
  const before = { life: LIFE, lost: 0, yours: [empty], blocksSet: true, fights: blocked };
  return [
    {
      ...before,
      title: 'Attackers',
      words: `You send ${star.name} and a Sidekick. Attacking is free [[R12.2]]. “When attacks” effects would happen now [[R12.3]].`,
      theirs: [{ name: FIELD, dice: [blocker, sidekick, home].map(piece) }],
      fights: [star, sidekick].map((one) => ({ blockers: [], attacker: piece(one) })),
      blocksSet: false,
    },
    {
      ...before,
      title: 'Blockers',
      words: `${blocker.name} and a Sidekick gang up on ${star.name}; no die may block two [[R12.4]]. ${home.name} stays home, and nobody stops your Sidekick. Blocking effects come next [[R12.5]].`,
      theirs: [stays],
    },
    {
      ...before,
      title: 'Actions and Globals',
      words:
        'You may use the action die in your Reserve Pool, and both of you may pay for Globals [[R12.7]]. This time both pass, and the action will be lost at Cleanup [[R10.5]].',
      theirs: [stays, { name: 'Reserve Pool', dice: [{ face: 'bolt', name: 'Bolt' }] }],
      yours: [empty, { name: 'Reserve Pool', dice: [{ face: 'action', name: 'Action' }] }],
    },
    {
      ...before,
      title: 'Damage',
      words: `${star.name} hits for ${star.attack}: ${blocker.name} needs ${blocker.defense}, the Sidekick ${sidekick.defense} [[R13.3]], and with [[Overcrush]] the other ${through} go on to your opponent. Her blockers deal ${blocker.attack} + ${sidekick.attack} = ${back}, fewer than her ${star.defense} defense [[R13.4]]. Your Sidekick adds ${sidekick.attack} [[R13.2]].`,
      life: LIFE - lost,
      lost,
      theirs: [stays],
      fights: [
        {
          blockers: [ko(blocker), ko(sidekick)],
          attacker: hurt,
          hits: `↑ ${star.attack}  ↓ ${back}`,
        },
        { blockers: [], attacker: piece(sidekick), hits: `↑ ${sidekick.attack}` },
      ],
    },
    {
      ...before,
      title: 'Afterwards',
      words: `KO’d dice go to their owner’s Prep Area [[R13.9]], your unblocked Sidekick goes Out of Play [[R13.6]]. ${star.name} returns to the Field Zone [[R12.10]] and keeps her ${back} damage until Cleanup [[R13.8]].`,
      life: LIFE - lost,
      theirs: [stays, { name: 'Prep Area', dice: [blocker, sidekick].map(piece) }],
      yours: [
        { name: FIELD, dice: [hurt] },
        { name: 'Out of Play', dice: [piece(sidekick)] },
      ],
      fights: [],
    },
  ];
}
