import { useStore } from '@nanostores/preact';
import { formatPolicy, type Policy } from '../../../dice-masters/players/index.ts';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { tellNotKept } from '../../storage/not-kept.ts';
import { ask } from '../odds-state.ts';
import { $ownPolicies, forgetPolicy, keepPolicy } from '../own-policies.ts';

/** Keeps the policy among those of the reader on this device, or takes it out again. */
export function KeepPolicy({ policy }: { policy: Policy }) {
  const text = formatPolicy(policy);
  const isKept = useStore($ownPolicies).some((one) => formatPolicy(one) === text);
  const name = called(policy.name, 'The policy');
  const keep = () => {
    const kept = keepPolicy(policy);
    if (kept === 'enough') say('So many policies are kept already: forget one first.');
    else if (typeof kept === 'string') tellNotKept(kept);
    else {
      ask({ policy: formatPolicy(kept), firstBuy: '', goal: '', attack: '' });
      say(`${called(kept.name, 'The policy')} is kept on this device, under “Yours”.`);
    }
  };
  return (
    <button
      type="button"
      class="button"
      onClick={isKept ? () => say(`${name} is forgotten here.`, forgetPolicy(text)) : keep}
    >
      <Icon key={String(isKept)} name={isKept ? 'clear' : 'shelf'} />{' '}
      {isKept ? 'Forget this policy' : 'Keep on device'}
    </button>
  );
}
