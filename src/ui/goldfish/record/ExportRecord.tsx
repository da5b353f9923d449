import { announce } from '../../kit/announce.ts';
import { copyText, download, fileStem } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { gameAddress } from '../follow-address.ts';
import type { TableGame } from '../goldfish-state.ts';
import { seatNames } from '../spoken-words.ts';
import { sessionJson, sessionText } from './export.ts';
import type { SessionRecord } from './session.ts';

interface Props {
  session: SessionRecord;
  table: TableGame;
}

const FORMS = [
  { name: 'Text', write: sessionText, ending: 'txt', type: 'text/plain' },
  { name: 'JSON', write: sessionJson, ending: 'json', type: 'application/json' },
] as const;

/** Takes the record along: as text, as data, or the whole game as a link. */
export function ExportRecord({ session, table }: Props) {
  const { names, spec, seed } = table;
  const about = () => ({ names: seatNames(names), spec, seed, link: gameAddress() });
  return (
    <>
      <h3>Take it along</h3>
      <ul class="exports">
        {FORMS.map(({ name, write, ending, type }) => (
          <li key={name}>
            <b>{name}</b>
            <button
              type="button"
              class="button"
              onClick={() => copy(name, write(session, about()))}
            >
              <Icon name="copy" /> Copy<span class="visually-hidden"> the record as {name}</span>
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                const content = new Blob([write(session, about())], { type });
                download(content, `${fileStem(names[0])}-record.${ending}`);
                announce(`The record is saved as ${name}.`);
              }}
            >
              <Icon name="download" /> Save
              <span class="visually-hidden"> the record as {name}</span>
            </button>
          </li>
        ))}
        <li>
          <b>Link</b>
          <button type="button" class="button" onClick={() => copy('link', gameAddress())}>
            <Icon name="link" /> Copy<span class="visually-hidden"> the link to this game</span>
          </button>
        </li>
      </ul>
    </>
  );
}

async function copy(name: string, text: string): Promise<void> {
  const isCopied = await copyText(text);
  say(
    isCopied
      ? `The ${name === 'link' ? 'link' : `record as ${name}`} is copied.`
      : 'The browser refused to copy. Save the file instead, or take the address of this page.',
  );
}
