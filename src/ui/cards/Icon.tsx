import { address } from '../site-root.ts';

export function Icon({ name, look = 'icon' }: { name: string; look?: string }) {
  return (
    <svg class={look} aria-hidden="true">
      <use href={address(`icons.svg#${name}`)} />
    </svg>
  );
}
