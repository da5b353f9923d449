import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';
import { queryLink } from './query-address.ts';
import { $recent, $saved, deleteSaved, forgetSearch, saveSearch } from './saved-searches.ts';
import { chooseQuery } from './search-actions.ts';
import { $answer } from './search-state.ts';
import { say } from './toast.ts';

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

function SaveForm({ text }: { text: string }) {
  const [name, setName] = useState(text.slice(0, 40));
  return (
    <form
      class="save-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim()) return;
        saveSearch(name.trim(), text);
        say(`“${name.trim()}” is saved in this browser.`);
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
    </form>
  );
}

function SavedList() {
  const saved = useStore($saved);
  const remove = (name: string) => {
    const before = $saved.get();
    deleteSaved(name);
    say(`“${name}” is deleted.`, () => $saved.set(before));
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

function RecentList() {
  const recent = useStore($recent);
  if (recent.length === 0) return null;
  const forgetAll = () => {
    $recent.set([]);
    say('The searches made before are forgotten.', () => $recent.set(recent));
  };
  return (
    <section>
      <h2>
        Searched before{' '}
        <button class="plain-button" type="button" onClick={forgetAll}>
          Forget all
        </button>
      </h2>
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
        {name}
        {name !== text && <code>{text}</code>}
      </a>
      <button class="clear" type="button" aria-label={`${what} “${name}”`} onClick={remove}>
        <Icon name={what === 'Delete' ? 'remove' : 'clear'} />
      </button>
    </li>
  );
}
