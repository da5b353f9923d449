import type { IconName } from './icon-drawings.ts';

interface Props {
  name: IconName;
  look?: string;
  /** Where the drawings are; tools have them in their page, by `IconSymbols.astro`. */
  sheet?: string;
}

export function Icon({ name, look = 'icon', sheet = '' }: Props) {
  return (
    <svg class={look} aria-hidden="true">
      <use href={`${sheet}#icon-${name}`} />
    </svg>
  );
}
