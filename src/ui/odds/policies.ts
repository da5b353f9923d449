import { createContext } from 'preact';
import type { Policy } from '../../domain/policy.ts';

/** A policy that comes with the site. */
export interface ReadyPolicy extends Policy {
  id: string;
}

/** The policies of the site, as the page came with them. */
export const Policies = createContext<readonly ReadyPolicy[]>([]);
