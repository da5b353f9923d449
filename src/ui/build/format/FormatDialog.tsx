import { useStore } from '@nanostores/preact';
import { useMemo, useState } from 'preact/hooks';
import { isEmptyTeam, type Team } from '../../../domain/team.ts';
import type { TeamCatalogue } from '../../../teams/catalogue.ts';
import {
  type CustomFormat,
  emptyCustomFormat,
  formatCustomFormat,
  isCustomFormat,
  parseCustomFormat,
} from '../../../teams/custom-format.ts';
import { DEFAULT_FORMAT, type Format, readFormat } from '../../../teams/format.ts';
import { Icon } from '../../cards/Icon.tsx';
import { $catalogue } from '../../cards/search-state.ts';
import { announce } from '../announce.ts';
import { $formats, $panel, judge } from '../build-state.ts';
import { Standing } from '../dialogs/Standing.tsx';
import { WithCards } from '../dialogs/WithCards.tsx';
import { $team, edit } from '../library/team-store.ts';
import { Composer } from './Composer.tsx';
import { formatSentence } from './format-sentence.ts';
import type { Naming } from './naming.ts';
import { namesIn } from './words-to-choose.ts';

/** Composes a format of one's own: a known one, and what differs from it. */
export function FormatDialog() {
  return <WithCards>{(cards) => <Composition cards={cards} />}</WithCards>;
}

function Composition({ cards }: { cards: TeamCatalogue }) {
  const team = useStore($team);
  const formats = useStore($formats);
  const packed = useStore($catalogue)?.packed;
  const [custom, setCustom] = useState(() => startingFormat(team.format, formats));
  const naming = useMemo(
    () => packed && { packed, cards, nameOf: namesIn(packed, cards) },
    [packed, cards],
  );
  if (!naming) return null;
  return (
    <div class="compose">
      <Composer custom={custom} formats={formats} naming={naming} change={setCustom} />
      <Outcome custom={custom} team={team} formats={formats} naming={naming} />
    </div>
  );
}

interface OutcomeProps {
  custom: CustomFormat;
  team: Team;
  formats: ReadonlyMap<string, Format>;
  naming: Naming;
}

/** What the format comes to, how the team stands in it, and the way out. */
function Outcome({ custom, team, formats, naming }: OutcomeProps) {
  const text = textOf(custom);
  const { format } = readFormat(text, formats);
  const base = readFormat(custom.base, formats).format;
  const problems = useMemo(
    () => judge({ ...team, format: text }, naming.cards),
    [team, text, naming],
  );
  const isEmpty = isEmptyTeam(team);
  return (
    <section class="compose-outcome" aria-label="The format so far">
      <p class="sentence" aria-live="polite">
        {formatSentence(custom, base.name, naming.nameOf)}
      </p>
      {custom.unread.length > 0 && (
        <p class="quiet">
          Kept, though we cannot read it: <code>{custom.unread.join(', ')}</code>
        </p>
      )}
      <p class="dialog-actions">
        <button
          class="button primary"
          type="button"
          disabled={text === team.format}
          onClick={() => choose(text, format.name)}
        >
          <Icon name="check" /> Use this format
        </button>
        {isCustomFormat(team.format) && (
          <button class="button" type="button" onClick={() => choose(base.id, base.name)}>
            <Icon name="undo" /> Back to {base.name}
          </button>
        )}
      </p>
      {isEmpty ? (
        <p class="seal empty">The team has no cards to judge yet.</p>
      ) : (
        <Standing problems={problems} format={format.name} />
      )}
    </section>
  );
}

function startingFormat(text: string, formats: ReadonlyMap<string, Format>): CustomFormat {
  if (isCustomFormat(text)) return parseCustomFormat(text);
  return emptyCustomFormat(formats.has(text) ? text : DEFAULT_FORMAT);
}

/** The base alone where nothing differs from it. */
function textOf(custom: CustomFormat): string {
  const text = formatCustomFormat(custom);
  return text === formatCustomFormat(emptyCustomFormat(custom.base)) ? custom.base : text;
}

function choose(text: string, name: string): void {
  edit([{ kind: 'format', format: text }]);
  $panel.set(null);
  announce(`The team is now judged as ${name}.`);
}
