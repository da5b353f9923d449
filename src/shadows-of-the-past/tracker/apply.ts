import { CARDS_PER_TURN, startOfTurn, TURNS_PER_ROUND } from '../decks/index.ts';
import { changeFighter, changeFocus, changeTokens, standUp, wakeUp } from './fighters.ts';
import { changePool, enterMap, woundMinion } from './minions.ts';
import type { Move } from './move.ts';
import type { Setup } from './setup.ts';
import { spawnMinions } from './spawn-move.ts';
import type { Applied, BattleState } from './state.ts';
import { winnerOf } from './winner.ts';

export function applyMove(state: BattleState, move: Move, setup: Setup): Applied {
  const next = carryOut(state, move, setup);
  if (typeof next === 'string') return next;
  return { ...next, winner: next.winner ?? winnerOf(next, setup) };
}

function carryOut(state: BattleState, move: Move, setup: Setup): Applied {
  switch (move.do) {
    case 'start':
      if (state.phase !== 'roll') return 'The Action dice are rolled once a round (S3.2).';
      return { ...state, phase: 'heroes' };
    case 'turn':
      return takeTurn(state, move.hero);
    case 'done':
      return endHeroTurn(state);
    case 'wake':
      return wake(state, move.who, move.by, setup);
    case 'stand':
      return standUp(state, move.who);
    case 'card':
      return playCard(state, move);
    case 'pass':
      return endVillainTurn(state);
    case 'spawn':
      return spawnMinions(state, move, setup);
    case 'life':
      return changeFighter(state, move.who, move.by, setup);
    case 'focus':
      return changeFocus(state, move.who, move.by, setup);
    case 'token':
      return changeTokens(state, move.who, move.by);
    case 'wound':
      return woundMinion(state, move, setup);
    case 'enter':
      return enterMap(state, move.minion);
    case 'pool':
      return changePool(state, move.minion, move.by);
    case 'win':
      return {
        ...state,
        winner: { side: move.side, why: 'They reached their goal.', rule: 'S12.1' },
      };
  }
}

/** S3.7: one turn a round for each hero. */
function takeTurn(state: BattleState, id: string): Applied {
  const hero = state.heroes.find((one) => one.id === id);
  if (!hero) return `There is no hero "${id}".`;
  if (state.phase !== 'heroes') return 'It is not time for a hero to begin a turn (S3.1).';
  if (hero.hasTurn) return 'This hero has a Turn token (S3.7).';
  return { ...state, phase: 'hero', acting: id };
}

function endHeroTurn(state: BattleState): Applied {
  const hero = state.heroes.find(({ id }) => id === state.acting);
  if (state.phase !== 'hero' || !hero) return 'No hero is having a turn.';
  if (hero.isKo) return 'A KO’ed hero rolls to wake up first (S10.4).';
  return villainBegins(state);
}

/** S3.7: a Turn token for the hero; S4.1: the two oldest of four active cards leave. */
function villainBegins(state: BattleState): BattleState {
  return {
    ...state,
    ...startOfTurn(state.line),
    heroes: state.heroes.map((one) => (one.id === state.acting ? { ...one, hasTurn: true } : one)),
    phase: 'villain',
    acting: null,
    villainTurns: state.villainTurns + 1,
    played: 0,
  };
}

/** S10.6: enough Life, and the turn goes on; else a token, and the turn is lost. */
function wake(state: BattleState, who: string, by: number, setup: Setup): Applied {
  if (state.acting !== who && !state.leaders.some(({ id }) => id === who)) {
    return 'A hero wakes up in its own turn (S10.4).';
  }
  const tried = wakeUp(state, who, by, setup);
  if (typeof tried === 'string') return tried;
  const isDown = tried.heroes.some((one) => one.id === who && one.isKo);
  return isDown ? villainBegins(tried) : tried;
}

/** S4.2: two cards a turn. */
function playCard(state: BattleState, { card }: Extract<Move, { do: 'card' }>): Applied {
  if (state.phase !== 'villain') return 'Cards are played in the villain’s turn (S4.2).';
  if (state.played >= CARDS_PER_TURN) return 'Two cards are played already (S4.2).';
  const leader = state.leaders.find(({ id }) => id === card.figure);
  if (card.isDown && leader?.isKo) return 'No desperation for a KO’ed leader (S4.6).';
  return { ...state, line: [...state.line, card], played: state.played + 1 };
}

/** S3.1: four villain turns, then the round ends. */
function endVillainTurn(state: BattleState): Applied {
  if (state.phase !== 'villain') return 'It is not the villain’s turn.';
  const isLast = state.villainTurns >= TURNS_PER_ROUND;
  return { ...state, phase: isLast ? 'spawn' : 'heroes', left: [] };
}
