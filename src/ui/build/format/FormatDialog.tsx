import { useStore } from '@nanostores/preact';
import { useMemo, useState } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import {
  type CustomFormat,
  DEFAULT_FORMAT,
  emptyCustomFormat,
  type Format,
  formatCustomFormat,
  isCustomFormat,
  isEmptyTeam,
  parseCustomFormat,
  readFormat,
  type Team,
} from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { $catalogue } from '../../card-finder/search-state.ts';
import { announce } from '../../kit/announce.ts';
import { Icon } from '../../kit/Icon.tsx';
import { tellNotKept } from '../../storage/not-kept.ts';
import { $team, edit } from '../../team-shelf/team-store.ts';
import { $formats, $panel, judge } from '../build-state.ts';
import { Standing } from '../glance/Standing.tsx';
import { WithCards } from '../glance/WithCards.tsx';
import { Composer } from './Composer.tsx';
import { FollowingTeams } from './FollowingTeams.tsx';
import { formatSentence } from './format-sentence.ts';
import { nameApart } from './name-apart.ts';
import type { Naming } from './naming.ts';
import { OwnFormats } from './OwnFormats.tsx';
import { $ownFormats, changeFormat, keepFormat } from './own-formats.ts';
import { namesIn } from './words-to-choose.ts';

/** Composes a format of one's own: a known one, and what differs from it. */
export function FormatDialog() {
  return <WithCards>{(cards) => <Composition cards={cards} />}</WithCards>;
}

function Composition({ cards }: { cards: CardStore }) {
  const team = useStore($team);
  const formats = useStore($formats);
  const packed = useStore($catalogue)?.packed;
  const [open, setOpen] = useState(() =>
    $ownFormats.get().includes(team.format) ? team.format : null,
  );
  const [custom, setCustom] = useState(() => startingFormat(team.format, formats));
  const naming = useMemo(
    () => packed && { packed, cards, nameOf: namesIn(packed, cards) },
    [packed, cards],
  );
  if (!naming) return null;
  const show = (text: string | null) => {
    setOpen(text);
    setCustom(text === null ? emptyCustomFormat(DEFAULT_FORMAT) : parseCustomFormat(text));
  };
  return (
    <div class="compose">
      <div class="compose-side">
        <OwnFormats open={open} onOpen={show} onUse={choose} />
        <Composer
          key={open ?? ''}
          custom={custom}
          formats={formats}
          naming={naming}
          change={setCustom}
        />
      </div>
      <Outcome custom={custom} open={open} team={team} formats={formats} naming={naming} />
    </div>
  );
}

interface OutcomeProps {
  custom: CustomFormat;
  /** The format of one's own that is being changed; null for a new one. */
  open: string | null;
  team: Team;
  formats: ReadonlyMap<string, Format>;
  naming: Naming;
}

/** What the format comes to, how the team stands in it, and the way out. */
function Outcome({ custom, open, team, formats, naming }: OutcomeProps) {
  const own = useStore($ownFormats);
  const text = textOf(custom);
  const { format } = readFormat(text, formats);
  const base = readFormat(custom.base, formats).format;
  const problems = useMemo(
    () => judge({ ...team, format: text }, naming.cards),
    [team, text, naming],
  );
  const keep = (from: string | null) => {
    const others = own.filter((one) => one !== from);
    const kept = isCustomFormat(text) ? textOf(nameApart(custom, others, formats)) : text;
    if (isCustomFormat(kept)) {
      const trouble = from === null ? keepFormat(kept) : changeFormat(from, kept);
      if (trouble) tellNotKept(trouble);
    }
    choose(kept, readFormat(kept, formats).format.name);
  };
  const isUnchanged = text === team.format && (!isCustomFormat(text) || own.includes(text));
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
          disabled={isUnchanged}
          onClick={() => keep(isCustomFormat(text) ? open : null)}
        >
          <Icon name="check" /> Use this format
        </button>
        {open !== null && text !== open && isCustomFormat(text) && (
          <button class="button" type="button" onClick={() => keep(null)}>
            <Icon name="copy" /> Keep both
          </button>
        )}
        {isCustomFormat(team.format) && (
          <button class="button" type="button" onClick={() => choose(base.id, base.name)}>
            <Icon name="undo" /> Back to {base.name}
          </button>
        )}
      </p>
      <FollowingTeams open={open} isChanged={text !== open} />
      {isEmptyTeam(team) ? (
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
  announce(`The team is now judged as ${called(name, 'it stands')}.`);
}
