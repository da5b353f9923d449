import { useState } from 'preact/hooks';
import { bestDefence, type Defender } from '../../quarriors/odds/index.ts';
import { Stepper } from '../kit/Stepper.tsx';

const MOST_ATTACK = 60;
const MOST_DEFENDERS = 8;
const START: Defender[] = [
  { name: 'Defender 1', defense: 3, glory: 2 },
  { name: 'Defender 2', defense: 4, glory: 2 },
];

/** What is left of a player after an attack, with the best order of defenders. (Q6.4.3) */
export function AttackCounter() {
  const [total, setTotal] = useState(8);
  const [defenders, setDefenders] = useState(START);
  const { order, lost, glory } = bestDefence(total, defenders);
  const set = (place: number, change: Partial<Defender>) =>
    setDefenders(defenders.map((one, at) => (at === place ? { ...one, ...change } : one)));
  const resize = (count: number) =>
    setDefenders(
      Array.from(
        { length: count },
        (_, at) => defenders[at] ?? { name: `Defender ${at + 1}`, defense: 2, glory: 1 },
      ),
    );
  const names = (places: readonly number[]) =>
    places.map((place) => defenders[place]?.name).join(', then ');
  return (
    <section class="quarry-odds-attack" aria-labelledby="odds-attack">
      <h2 id="odds-attack">Attack</h2>
      <div class="quarry-odds-line">
        Attack total
        <Stepper
          label="Attack total"
          value={total}
          least={0}
          most={MOST_ATTACK}
          change={setTotal}
        />
        Creatures
        <Stepper
          label="Creatures"
          value={defenders.length}
          least={0}
          most={MOST_DEFENDERS}
          change={resize}
        />
      </div>
      <ul class="quarry-odds-dice">
        {defenders.map((one, place) => (
          <li key={one.name}>
            <span>{one.name}</span>
            <span class="quarry-odds-line">
              Defense
              <Stepper
                label={`Defense of ${one.name}`}
                value={one.defense}
                least={1}
                most={30}
                change={(defense) => set(place, { defense })}
              />
              Glory
              <Stepper
                label={`Glory of ${one.name}`}
                value={one.glory}
                least={0}
                most={9}
                change={(worth) => set(place, { glory: worth })}
              />
            </span>
          </li>
        ))}
      </ul>
      <p role="status">
        {order.length === 0
          ? 'Nobody has to defend.'
          : `Best: ${names(order)}. ${lost.length === 0 ? 'Nothing falls' : `${lost.length} fall`}; ${glory} Glory still stands.`}
      </p>
    </section>
  );
}
