import { useState } from 'preact/hooks';
import { describeFace, monogram } from '../../../dice-masters/cards/index.ts';
import { BAG, type Game, zoneDice } from '../../../dice-masters/engine/index.ts';
import { announce } from '../../kit/announce.ts';
import { BlankDie } from '../../kit/BlankDie.tsx';
import { Die } from '../../kit/Die.tsx';
import { follow, pick } from '../goldfish-state.ts';
import { OPTION_KEYS } from '../play/option-keys.ts';
import { useOptionFocus } from '../play/use-option-focus.ts';
import { useLook } from '../table-look.ts';
import { codesOf } from './codes.ts';
import { rolledSoFar, type ToldDie } from './rolled-so-far.ts';
import { toldPlan } from './told-plan.ts';

const MOST_EXAMPLES = 4;

/** Dice to tap, or to type, for what the dice on the player's own table did. */
export function RealDice() {
  const { game } = useLook().table.run;
  const dice = rolledSoFar(game);
  return (
    <div class="real-dice">
      {dice.length > 0 && <Strip dice={dice} />}
      <Choices game={game} />
      <TypeThem
        example={codesOf(game)
          .map(({ code }) => code)
          .slice(0, MOST_EXAMPLES)}
      />
    </div>
  );
}

/** The dice of the roll: told, asked for now, still to come. */
function Strip({ dice }: { dice: readonly ToldDie[] }) {
  const at = dice.findIndex(({ isAsked }) => isAsked);
  return (
    <div
      class="told-strip"
      role="img"
      aria-label={`Die ${at + 1} of ${dice.length}. ${dice.map(inWords).join(', ')}.`}
    >
      {dice.map(({ die, mark, energy, face, isAsked }) => (
        <span key={die} class={isAsked ? 'asked' : undefined} aria-hidden="true">
          {face ? (
            <Die face={face} mark={mark} energy={energy} size="small" times={1} />
          ) : (
            <BlankDie mark={mark} energy={energy} />
          )}
        </span>
      ))}
    </div>
  );
}

function inWords({ name, face, isAsked }: ToldDie): string {
  if (isAsked) return `${name} asked for now`;
  return face ? `${name} ${describeFace(face)}` : `${name} still to come`;
}

/** Every face of the die, or every kind of die in the bag. */
function Choices({ game }: { game: Game }) {
  const { decision, layout } = game;
  const { list, move } = useOptionFocus();
  const codes = codesOf(game);
  const card = layout.card(layout.cardOf[decision.die] ?? 0);
  return (
    <ol class="options tapped" aria-label="Options" ref={list} onKeyDown={move}>
      {codes.map(({ option, code }) => {
        const what = decision.a[option] ?? 0;
        const face = decision.kind === 'rolled-face' ? card.faces[what] : undefined;
        return (
          <li key={option} class="main">
            <button type="button" onClick={() => pick(option)}>
              {OPTION_KEYS[option] && <b class="digit">{OPTION_KEYS[option]}</b>}
              {face ? (
                <Die
                  face={face}
                  mark={markOf(game, decision.die)}
                  energy={card.energy}
                  size="medium"
                  times={1}
                />
              ) : (
                <Drawn game={game} die={what} />
              )}
              <kbd>{code}</kbd>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** A kind of die in the bag with how many are there. */
function Drawn({ game, die }: { game: Game; die: number }) {
  const { layout, decision } = game;
  const place = layout.cardOf[die] ?? 0;
  const card = layout.card(place);
  const inBag = zoneDice(game, decision.seat, BAG).filter((one) => layout.cardOf[one] === place);
  return (
    <>
      <BlankDie mark={markOf(game, die)} energy={card.energy} />
      <span>
        {card.name} <small>{inBag.length} in the bag</small>
      </span>
    </>
  );
}

function markOf({ layout }: Game, die: number): string {
  const { id, name } = layout.card(layout.cardOf[die] ?? 0);
  return id === 'sidekick' ? 'SK' : monogram(name);
}

/** Several dice at once, in the order of the strip. */
function TypeThem({ example }: { example: readonly string[] }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const tell = (event: Event) => {
    event.preventDefault();
    const told = toldPlan(text);
    follow(told.plan);
    const trouble = told.problem() ?? '';
    setProblem(trouble);
    setText(told.rest());
    if (trouble) announce(trouble);
  };
  return (
    <form class="type-dice" onSubmit={tell}>
      <label>
        Or type them, in order
        <input
          type="text"
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          placeholder={example.join(' ')}
          aria-describedby="type-dice-problem"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={text.trim() === ''}>
        Enter
      </button>
      <small id="type-dice-problem" role="status">
        {problem}
      </small>
    </form>
  );
}
