import type { Seat } from '../../../dice-masters/engine/index.ts';

/** A life total; it flashes when it changes, since its key does. */
export function Life({ seat, life, name }: { seat: Seat; life: number; name: string }) {
  return (
    <p class={`life ${seat === 0 ? 'own' : 'other'}`}>
      <span class="life-name">{name}</span>{' '}
      <b key={life}>
        {life}
        <span class="visually-hidden"> life</span>
      </b>
    </p>
  );
}
