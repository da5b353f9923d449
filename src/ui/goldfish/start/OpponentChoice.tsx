import type { CardStore } from '../../../dice-masters/cards/index.ts';
import type { Team } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { PasteTeam } from '../../team-choice/PasteTeam.tsx';
import type { Offer, Settings } from './offers.ts';

interface Props {
  settings: Settings;
  offers: readonly Offer[];
  change: (part: Partial<Settings>) => void;
  catalogue: CardStore;
  /** A second team was pasted. */
  paste: (team: Team) => void;
}

const KINDS: [Settings['opponent'], string, string][] = [
  ['nobody', 'Nobody', 'Every attack goes through'],
  ['dummy', 'Dummy blockers', 'Sidekicks that only block'],
  ['player', 'A second team', 'The table plays it, sensibly'],
];

const MOST_BLOCKERS = 9;

/** Who sits across the table. */
export function OpponentChoice({ settings, offers, change, catalogue, paste }: Props) {
  return (
    <fieldset class="opponent">
      <legend>Against</legend>
      <div class="choices">
        {KINDS.map(([kind, name, words]) => (
          <label key={kind} class="choice">
            <input
              type="radio"
              name="opponent"
              checked={settings.opponent === kind}
              onChange={() => change({ opponent: kind })}
            />
            <span>
              <b>{name}</b> <small>{words}</small>
            </span>
          </label>
        ))}
      </div>
      {settings.opponent === 'dummy' && (
        <label class="field">
          Sidekicks, one more each turn
          <input
            type="number"
            min={1}
            max={MOST_BLOCKERS}
            value={settings.blockers}
            onInput={({ currentTarget }) =>
              change({ blockers: within(currentTarget.valueAsNumber, 1, MOST_BLOCKERS) })
            }
          />
        </label>
      )}
      {settings.opponent === 'player' && (
        <>
          <label class="field">
            Second team
            <select
              value={settings.against}
              onChange={({ currentTarget }) => change({ against: currentTarget.value })}
            >
              {offers.map(({ id, team }) => (
                <option key={id} value={id}>
                  {called(team.name, 'Unnamed team')}
                </option>
              ))}
            </select>
          </label>
          <PasteTeam
            label="Or paste the second team: a link or a list of cards"
            verb="Take"
            catalogue={catalogue}
            leaves={false}
            take={paste}
            openOther={() => null}
          />
        </>
      )}
    </fieldset>
  );
}

/** A number that a field may hold. */
export function within(number: number, least: number, most: number): number {
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : least;
}
