import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { isEmptyTeam } from '../../../dice-masters/teams/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $team } from '../../team-shelf/team-store.ts';
import { WithCards } from '../glance/WithCards.tsx';
import { PictureWay } from './PictureWay.tsx';
import { QrWay } from './QrWay.tsx';
import { TextWay } from './TextWay.tsx';
import { WAYS, type Way } from './ways.ts';

/** Every way to hand on the open team, with what the other side will get. */
export function ShareDialog() {
  const team = useStore($team);
  if (isEmptyTeam(team)) {
    return (
      <p class="dialog-empty">There is nothing to hand on yet: put a card on the team first.</p>
    );
  }
  return <WithCards>{(catalogue) => <Ways catalogue={catalogue} />}</WithCards>;
}

function Ways({ catalogue }: { catalogue: CardStore }) {
  const [form, setForm] = useState<Way['form']>('link');
  const way = WAYS.find((one) => one.form === form);
  return (
    <div class="share">
      <fieldset class="share-ways">
        <legend class="visually-hidden">How to hand on the team</legend>
        {WAYS.map((one) => (
          <label key={one.form}>
            <input
              type="radio"
              name="way"
              checked={one.form === form}
              onChange={() => setForm(one.form)}
            />
            <Icon name={one.icon} />
            <span>{one.name}</span>
          </label>
        ))}
      </fieldset>
      {way && (
        <section class="share-pane" aria-label={way.name}>
          <p class="quiet">{way.about}</p>
          <Preview way={way} catalogue={catalogue} key={form} />
        </section>
      )}
    </div>
  );
}

function Preview({ way, catalogue }: { way: Way; catalogue: CardStore }) {
  if (way.form === 'picture') return <PictureWay catalogue={catalogue} />;
  if (way.form === 'short-link') return <QrWay catalogue={catalogue} />;
  return <TextWay form={way.form} file={way.file} catalogue={catalogue} />;
}
