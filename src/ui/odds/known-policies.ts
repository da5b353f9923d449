import { called } from '../../text/called.ts';
import { type Asked, FIRST_ASKED } from './asked.ts';
import { writtenIn } from './asked-link.ts';
import { policyIn, type ReadyPolicy } from './policies.ts';

/** Letters of a name that a message repeats. */
const LONGEST_NAME = 60;

/** The settings of a link with policies that are here, and what it asked for instead. */
export function withKnownPolicies(
  fragment: string,
  asked: Asked,
  ready: readonly ReadyPolicy[],
): { asked: Asked; messages: string[] } {
  const [policy, otherPolicy] = [writtenIn(fragment, 'policy'), writtenIn(fragment, 'otherPolicy')];
  const isMissing = (text: string) => text !== '' && policyIn(text, ready) === null;
  const usual = policyIn(FIRST_ASKED.policy, ready)?.name ?? 'the usual one';
  return {
    asked: {
      ...asked,
      ...(isMissing(policy) && { policy: FIRST_ASKED.policy }),
      ...(isMissing(otherPolicy) && { otherPolicy: FIRST_ASKED.otherPolicy }),
    },
    messages: [
      ...(isMissing(policy) ? [`${unknown(policy)} ${usual} plays instead.`] : []),
      ...(isMissing(otherPolicy)
        ? [`${unknown(otherPolicy)} Choose another to compare with.`]
        : []),
    ],
  };
}

function unknown(text: string): string {
  if (text.startsWith('{')) return 'The policy that this link brings cannot be read.';
  return `No policy here is called ${called(text, '', LONGEST_NAME)}.`;
}
