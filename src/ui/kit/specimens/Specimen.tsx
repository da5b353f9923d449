import type { ComponentChildren } from 'preact';

/** One part of the kit under its name. */
export function Specimen({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="specimen">
      <h3>{name}</h3>
      <div>{children}</div>
    </section>
  );
}
