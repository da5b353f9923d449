import {
  formatPolicy,
  LONGEST_POLICY,
  LONGEST_POLICY_NAME,
  type Policy,
  readPolicy,
} from '../../dice-masters/players/index.ts';
import { cutTo } from '../../dice-masters/teams/index.ts';
import type { StorageTrouble } from '../storage/browser-storage.ts';
import { keptAtom } from '../storage/kept-atom.ts';

/** Far more than anybody tells apart in a list. */
const MOST_OWN = 40;

/** The policies that the reader keeps on this device. */
export const $ownPolicies = keptAtom<readonly Policy[]>('dicewright:policies', [], {
  read: readKept,
  write: JSON.stringify,
});

/** Keeps a policy once, under a name of its own; gives it as it is kept, or what stands in the way. */
export function keepPolicy(policy: Policy): Policy | StorageTrouble | 'enough' {
  const before = $ownPolicies.get();
  const others = before.filter((one) => formatPolicy(one) !== formatPolicy(policy));
  if (others.length < before.length) return policy;
  if (before.length >= MOST_OWN) return 'enough';
  const own = nameApart(policy, new Set(others.map(({ name }) => name)));
  return $ownPolicies.change((all) => [...all, own]) ?? own;
}

/** Forgets a policy; gives a way to have it back. */
export function forgetPolicy(text: string): () => void {
  const before = $ownPolicies.get();
  $ownPolicies.set(before.filter((one) => formatPolicy(one) !== text));
  return () => $ownPolicies.set(before);
}

/** What can be read of what is kept, whatever became of the rest. */
function readKept(text: string): Policy[] | null {
  if (text.length > LONGEST_POLICY * MOST_OWN) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return null;
    return kept.slice(0, MOST_OWN).flatMap((one) => {
      const read = readPolicy(JSON.stringify(one) ?? '');
      return read.ok ? [read.policy] : [];
    });
  } catch {
    return null;
  }
}

function nameApart(policy: Policy, taken: ReadonlySet<string>): Policy {
  if (!taken.has(policy.name)) return policy;
  const stem = cutTo(policy.name, LONGEST_POLICY_NAME - String(MOST_OWN + 1).length - 1);
  let number = 2;
  while (taken.has(`${stem} ${number}`)) number++;
  return { ...policy, name: `${stem} ${number}` };
}
