/** Classes that colour a thing by its energy types; more than two types share the neutral colour. */
export function tint(energy: readonly string[]): string {
  if (energy.length > 2) return 'e-many';
  const [first = 'none', second = first] = energy;
  return `e-${first} and-${second}`;
}
