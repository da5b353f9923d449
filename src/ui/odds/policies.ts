import { createContext } from 'preact';
import { type Policy, readPolicy } from '../../dice-masters/players/index.ts';

/** A policy that comes with the site. */
export interface ReadyPolicy extends Policy {
  id: string;
}

/** The policies of the site, as the page came with them. */
export const Policies = createContext<readonly ReadyPolicy[]>([]);

/** The ready policy of an id, or the policy that is written out; null for neither. */
export function policyIn(value: string, ready: readonly ReadyPolicy[]): Policy | null {
  const found = ready.find(({ id }) => id === value);
  if (found) {
    const { id: _, ...policy } = found;
    return policy;
  }
  const read = value.startsWith('{') ? readPolicy(value) : null;
  return read?.ok ? read.policy : null;
}
