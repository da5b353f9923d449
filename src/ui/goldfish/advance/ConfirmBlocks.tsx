import { goOn, undo } from '../goldfish-state.ts';
import { OptionList } from '../play/OptionList.tsx';
import { RuleLinks } from '../RuleLinks.tsx';

const NOTHING = { isMain: true, dice: [], card: -1 };

/** Every die that can block does: the player says so before the attack goes on. (R12.4) */
export function ConfirmBlocks() {
  return (
    <section class="decision" aria-label="Open decision" data-kind="blockers">
      <h2>
        Nobody else can block. Is this right? <RuleLinks rules={['R12.4']} />
      </h2>
      <OptionList
        rows={[
          { ...NOTHING, key: 'like-this', words: 'Block like this', act: goOn },
          { ...NOTHING, key: 'back', words: 'Take the last one back', act: undo },
        ]}
      />
    </section>
  );
}
