import type { CardFacts } from '../../../dice-masters/cards/index.ts';
import type { CardNames } from '../CardChips.tsx';
import { Weaves } from '../Weaves.tsx';
import { Charts } from './Charts.tsx';
import { Controls } from './Controls.tsx';
import { Messages } from './Messages.tsx';
import { Pieces } from './Pieces.tsx';

const THEMES = { felt: 'Felt', paper: 'Paper' } as const;

interface Props {
  /** A card with a keyword, an affiliation and a Global, and what it does. */
  card: CardFacts;
  names: CardNames;
  lines: string[];
}

/** Every part of the kit in all its states, in both themes; nothing here is wired. */
export function Specimens({ card, names, lines }: Props) {
  return (
    <div class="kit-themes">
      <Weaves />
      {(['felt', 'paper'] as const).map((theme) => (
        <section key={theme} class={`kit-theme kit-${theme}`} aria-label={THEMES[theme]}>
          <h2>{THEMES[theme]}</h2>
          <Pieces card={card} names={names} lines={lines} />
          <Controls theme={theme} />
          <Messages />
          <Charts theme={THEMES[theme]} />
        </section>
      ))}
    </div>
  );
}
