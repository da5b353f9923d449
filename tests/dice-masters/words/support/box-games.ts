import { RANDOM } from '../../../../src/dice-masters/engine/choosers/random.ts';
import type { Chooser } from '../../../../src/dice-masters/engine/decisions/chooser.ts';
import type { Game } from '../../../../src/dice-masters/engine/game.ts';
import { GameLog } from '../../../../src/dice-masters/engine/log.ts';
import { Match } from '../../../../src/dice-masters/engine/play.ts';
import { PROFILES } from '../../../../src/dice-masters/engine/profile.ts';
import type { PlayerSetup, Setup } from '../../../../src/dice-masters/engine/setup.ts';
import type { Xoshiro } from '../../../../src/tabletop/luck/xoshiro.ts';
import { cardOf, maxDiceOf } from '../../engine/support/catalogue.ts';
import { teamLuck } from '../../engine/support/random-team.ts';
import { BOX_CARDS } from '../../playing-cards/support/box-sets.ts';
import { CuriousPlayer } from '../../playing-cards/support/curious-player.ts';

const IDS = BOX_CARDS.map(({ id }) => id);
const CURIOUS = new CuriousPlayer(new Set(IDS));

function teamOf(luck: Xoshiro): PlayerSetup {
  const team = new Map<string, string>();
  while (team.size < 8) {
    const id = IDS[luck.below(IDS.length)] ?? '';
    team.set(cardOf(id).name, id);
  }
  const cards = [...team.values()].map((id) => ({ card: cardOf(id), dice: maxDiceOf(id) }));
  return { kind: 'player', life: 40, cards };
}

function setupOf(luck: Xoshiro): Setup {
  const profiles = Object.values(PROFILES);
  return {
    profile: profiles[luck.below(profiles.length)] ?? PROFILES['2019'],
    seats: [teamOf(luck), teamOf(luck)],
    first: 0,
    turns: 14,
    luck: 'seed',
  };
}

/** Plays random teams of the three boxes; `asked` sees every question before it is answered. */
export function playBoxGames(
  seed: string,
  games: number,
  seen: (log: GameLog, game: Game) => void,
  asked?: (game: Game) => void,
): void {
  for (let number = 0; number < games; number++) {
    const player = number % 3 === 0 ? RANDOM : CURIOUS;
    const listening: Chooser = {
      choose(decision, game) {
        asked?.(game);
        return player.choose(decision, game);
      },
    };
    const match = new Match(setupOf(teamLuck(`${seed} ${number}`)), [listening, listening]);
    const log = new GameLog();
    match.play(seed, number, log);
    seen(log, match.game);
  }
}
