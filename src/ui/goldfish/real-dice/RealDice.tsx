import { useState } from 'preact/hooks';
import { describeFace, monogram } from '../../../dice-masters/cards/index.ts';
import {
  BAG,
  dieCard,
  type Game,
  type Option,
  type Question,
  type Seat,
  zoneDice,
} from '../../../dice-masters/engine/index.ts';
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
  const { table: game, question } = useLook().table.run;
  if (!question) return null;
  const dice = rolledSoFar(game, question);
  return (
    <div class="real-dice">
      {dice.length > 0 && <Strip dice={dice} />}
      <Choices game={game} question={question} />
      <TypeThem
        example={codesOf(game, question)
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

interface ChoicesProps {
  game: Game;
  question: Question;
}

/** Every face of the die, or every kind of die in the bag. */
function Choices({ game, question }: ChoicesProps) {
  const { list, move } = useOptionFocus();
  return (
    <ol class="options tapped" aria-label="Options" ref={list} onKeyDown={move}>
      {codesOf(game, question).map(({ option, code }) => (
        <li key={option} class="main">
          <button type="button" onClick={() => pick(option)}>
            {OPTION_KEYS[option] && <b class="digit">{OPTION_KEYS[option]}</b>}
            <Choice game={game} option={question.options[option]} seat={question.seat} />
            <kbd>{code}</kbd>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ChoiceProps {
  game: Game;
  option: Option | undefined;
  seat: Seat;
}

/** A face of the die, or a kind of die in the bag with how many are there. */
function Choice({ game, option, seat }: ChoiceProps) {
  if (option?.die === undefined) return null;
  const card = dieCard(game, option.die);
  const mark = card.id === 'sidekick' ? 'SK' : monogram(card.name);
  const face = option.verb === 'show' ? card.faces[option.face] : undefined;
  if (face) return <Die face={face} mark={mark} energy={card.energy} size="medium" times={1} />;
  const inBag = zoneDice(game, seat, BAG).filter((one) => dieCard(game, one) === card);
  return (
    <>
      <BlankDie mark={mark} energy={card.energy} />
      <span>
        {card.name} <small>{inBag.length} in the bag</small>
      </span>
    </>
  );
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
