import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import {
  readOwnValues,
  STATS,
  statsOf,
  withValue,
} from '../../shadows-of-the-past/figures/index.ts';
import { download } from '../kit/hand-over.ts';
import { Icon } from '../kit/Icon.tsx';
import { tellIfNothingIsKept } from '../storage/not-kept.ts';
import type { ShadowsBox } from './box.ts';
import { $own } from './kept.ts';

const SMALL = 100_000;

/** Numbers from your own sheets: they fill what is unknown and win over ours, in every tool. */
export function OwnSheets({ box }: { box: ShadowsBox }) {
  const own = useStore($own);
  const [said, setSaid] = useState('');
  useEffect(tellIfNothingIsKept, []);
  const figures = [...box.heroes, ...box.villains];
  const load = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > SMALL) return setSaid('This file is too large for sheet values.');
    try {
      const { values, dropped } = readOwnValues(JSON.parse(await file.text()));
      const sheets = Object.keys(values);
      if (sheets.length === 0) return setSaid('This file holds no sheet values.');
      $own.set({ ...own, ...values });
      setSaid(
        `Read ${sheets.length} sheets${dropped > 0 ? `; ${dropped} entries made no sense` : ''}.`,
      );
    } catch {
      setSaid('This file cannot be read: it is no JSON of sheet values.');
    }
  };
  const save = () =>
    download(
      new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' }),
      'shadows-sheets.json',
    );
  return (
    <section class="sh-panel" aria-labelledby="own-values">
      <h2 id="own-values">Your own values</h2>
      <p class="quiet">
        Type what your printed sheets say; empty fields show what we know. Kept on this device and
        used in every tool here.
      </p>
      <div class="sh-scroll" role="group" tabIndex={0} aria-label="Your own values">
        <table class="sh-plan">
          <thead>
            <tr>
              <td />
              {Object.values(STATS).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => {
              const stats = new Map(statsOf(figure));
              return (
                <tr key={figure.id}>
                  <th scope="row">{figure.name}</th>
                  {(Object.keys(STATS) as (keyof typeof STATS)[]).map((stat) => {
                    const known = stats.get(stat);
                    if (!known) return <td key={stat} />;
                    return (
                      <td key={stat}>
                        <input
                          type="number"
                          inputMode="numeric"
                          min={0}
                          max={99}
                          aria-label={`${STATS[stat]} of ${figure.name}`}
                          placeholder={known.value === null ? '?' : `${known.value}`}
                          value={own[figure.id]?.[stat] ?? ''}
                          onInput={({ currentTarget: { value } }) => {
                            const typed =
                              value === ''
                                ? null
                                : Math.min(99, Math.max(0, Math.trunc(Number(value)) || 0));
                            $own.set(withValue(own, figure.id, stat, typed));
                          }}
                        />
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="sh-row">
        <button
          type="button"
          class="button"
          disabled={Object.keys(own).length === 0}
          onClick={save}
        >
          <Icon name="download" /> Export
        </button>
        <label class="button file-button">
          <Icon name="upload" /> Import
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => load(currentTarget.files?.[0])}
          />
        </label>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
