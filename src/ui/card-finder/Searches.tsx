import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { called } from '../../text/called.ts';
import { Icon } from '../kit/Icon.tsx';
import { Menu } from '../kit/Menu.tsx';
import { say } from '../kit/say.ts';
import type { StorageTrouble } from '../storage/browser-storage.ts';
import { queryLink } from './query-address.ts';
import {
  $recent,
  $recentTrouble,
  $saved,
  changeRecent,
  deleteSaved,
  forgetSearch,
  saveSearch,
} from './saved-searches.ts';
import { chooseQuery } from './search-actions.ts';
import { $answer } from './search-state.ts';

/** Searches the reader named, and those made before. */
export function Searches() {
  const answer = useStore($answer);
  return (
    <Menu icon="save" name="Searches" isReady={answer !== null}>
      {answer?.text.trim() ? <SaveForm key={answer.text} text={answer.text} /> : null}
      <SavedList />
      <RecentList />
    </Menu>
  );
}

const NOT_SAVED: Record<StorageTrouble, string> = {
  none: 'stays only until you leave this page: this browser lets the site keep nothing. The address of this page holds the search, too.',
  full: 'is not saved: the browser’s storage is full. It stays until you leave this page. Delete searches or teams you no longer need, then save it again; the address of this page holds it, too.',
};

function SaveForm({ text }: { text: string }) {
  const [name, setName] = useState(text.slice(0, 40));
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const save = (wanted: string) => {
    const trouble = saveSearch(wanted, text);
    setUnsaved(trouble && `“${called(wanted, '')}” ${NOT_SAVED[trouble]}`);
    if (!trouble) say(`“${called(wanted, '')}” is saved in this browser.`);
  };
  return (
    <form
      class="save-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) save(name.trim());
      }}
    >
      <label>
        <span>Save this search as</span>
        <input
          type="text"
          value={name}
          maxLength={60}
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <button class="button primary" type="submit">
        Save
      </button>
      {unsaved && (
        <p class="trouble" role="alert">
          {unsaved}
        </p>
      )}
    </form>
  );
}

function SavedList() {
  const saved = useStore($saved);
  const remove = (name: string) => {
    const before = $saved.get();
    deleteSaved(name);
    say(`“${called(name, '')}” is deleted.`, () => $saved.set(before));
  };
  return (
    <section>
      <h2>Saved</h2>
      {saved.length === 0 && (
        <p class="quiet">None yet. A search you save here stays in this browser.</p>
      )}
      <ul class="menu-list">
        {saved.map(({ name, text }) => (
          <Row key={name} name={name} text={text} remove={() => remove(name)} what="Delete" />
        ))}
      </ul>
    </section>
  );
}

const RECENT_TROUBLE: Record<StorageTrouble, string> = {
  none: 'This browser keeps nothing for the site, so these are gone when you leave.',
  full: 'The browser’s storage is full: the latest of these are gone when you leave. Delete what you no longer need.',
};

function RecentList() {
  const recent = useStore($recent);
  const trouble = useStore($recentTrouble);
  if (recent.length === 0) return null;
  const forgetAll = () => {
    changeRecent(() => []);
    say('The searches made before are forgotten.', () => changeRecent(() => recent));
  };
  return (
    <section>
      <h2>
        Searched before{' '}
        <button class="plain-button" type="button" onClick={forgetAll}>
          Forget all
        </button>
      </h2>
      {trouble && <p class="quiet">{RECENT_TROUBLE[trouble]}</p>}
      <ul class="menu-list">
        {recent.map((text) => (
          <Row key={text} name={text} text={text} remove={() => forgetSearch(text)} what="Forget" />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  name: string;
  text: string;
  what: 'Delete' | 'Forget';
  remove: () => void;
}

function Row({ name, text, what, remove }: RowProps) {
  return (
    <li class="search-row">
      <a
        href={queryLink(text)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          chooseQuery(text);
        }}
      >
        <bdi>{name}</bdi>
        {name !== text && <code>{text}</code>}
      </a>
      <button
        class="clear"
        type="button"
        aria-label={`${what} “${called(name, '')}”`}
        onClick={remove}
      >
        <Icon name={what === 'Delete' ? 'remove' : 'clear'} />
      </button>
    </li>
  );
}
