import { tint } from '../../dice-masters/cards/index.ts';

/** A die that lies unrolled, with the letters of its card. */
export function BlankDie({ mark, energy }: { mark: string; energy: readonly string[] }) {
  return (
    <span class="die unrolled">
      <b class={`mark ${tint(energy)}`}>{mark}</b>
    </span>
  );
}
