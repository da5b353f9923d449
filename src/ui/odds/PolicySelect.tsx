import { useStore } from '@nanostores/preact';
import { useContext } from 'preact/hooks';
import { formatPolicy } from '../../dice-masters/players/index.ts';
import { called } from '../../text/called.ts';
import { $ownPolicies } from './own-policies.ts';
import { Policies, policyIn } from './policies.ts';

interface Props {
  label: string;
  /** The id of a ready policy, or a policy as `formatPolicy` writes it; empty where none is chosen. */
  value: string;
  choose(value: string): void;
  /** What stands for none, where there may be none. */
  none?: string;
}

/** One of the ready policies, of those kept on the device, or the one that a file or a link brought. */
export function PolicySelect({ label, value, choose, none }: Props) {
  const ready = useContext(Policies);
  const own = useStore($ownPolicies).map((policy) => ({ policy, text: formatPolicy(policy) }));
  const isListed =
    ready.some(({ id }) => id === value) || own.some(({ text }) => text === value) || value === '';
  const opened = isListed ? null : policyIn(value, ready);
  const yours = opened ? [...own, { policy: opened, text: value }] : own;
  return (
    <label class="field">
      {label}
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {ready.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {yours.length > 0 && (
          <optgroup label="Yours">
            {yours.map(({ policy, text }) => (
              <option key={text} value={text}>
                {called(policy.name, 'Unnamed policy')}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
