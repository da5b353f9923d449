import type { ComponentChildren } from 'preact';

interface Props {
  title: string;
  look?: string;
  children: ComponentChildren;
}

/** One side of the analysis under its heading. */
export function Panel({ title, look = '', children }: Props) {
  return (
    <section class={`analysis-panel ${look}`}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
