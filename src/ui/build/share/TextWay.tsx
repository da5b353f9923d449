import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { type TeamsExport, writeTeams } from '../../../dice-masters/teams/index.ts';
import { pageAddress } from '../../address/page-address.ts';
import { download } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $team } from '../../team-shelf/team-store.ts';
import { CopyBox } from './CopyBox.tsx';
import { Lost } from './Lost.tsx';
import type { Way } from './ways.ts';

interface Props {
  form: TeamsExport;
  file: Way['file'];
  catalogue: CardStore;
}

/** A team as text: seen, copied, saved as a file or passed to another app. */
export function TextWay({ form, file, catalogue }: Props) {
  const team = useStore($team);
  const { text, lost } = useMemo(
    () => writeTeams([team], form, catalogue),
    [team, form, catalogue],
  );
  const isAddress = form === 'link' || form === 'team-builder';
  const whole = form === 'link' ? pageAddress(text.replace(/^#/, '')) : text;
  return (
    <>
      <CopyBox label={isAddress ? 'Link' : 'Text'} text={whole} look={isAddress ? 'line' : 'block'}>
        {file && (
          <button
            class="button"
            type="button"
            onClick={() => download(new Blob([text], { type: file.type }), file.name(team.name))}
          >
            <Icon name="download" /> Save {file.name(team.name)}
          </button>
        )}
        {'share' in navigator && (
          <button
            class="button"
            type="button"
            onClick={() => pass(team.name, isAddress ? { url: whole } : { text: whole })}
          >
            <Icon name="share" /> Pass on…
          </button>
        )}
      </CopyBox>
      <Lost lost={lost} />
    </>
  );
}

async function pass(title: string, content: ShareData): Promise<void> {
  try {
    await navigator.share({ title: title || 'A Dice Masters team', ...content });
  } catch {
    // The reader changed their mind; nothing was sent.
  }
}
