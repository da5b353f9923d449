import { Dialog } from '../Dialog.tsx';
import { Notice } from '../Notice.tsx';
import { Toast } from '../Toast.tsx';
import { Unbroken } from '../Unbroken.tsx';
import { Specimen } from './Specimen.tsx';

const still = () => undefined;

/** What tells something. */
export function Messages() {
  return (
    <>
      <Specimen name="Toast">
        <div class="toast">
          <Toast words="Link copied." undo={null} />
        </div>
        <div class="toast">
          <Toast words="April O’Neil is off the team." undo={still} />
        </div>
      </Specimen>
      <Specimen name="Notice">
        <Notice>
          <p>The link holds no team and no game.</p>
        </Notice>
        <p class="trouble">There is no room to save this.</p>
      </Specimen>
      <Specimen name="Dialog">
        <Dialog title="Your teams" onClose={still}>
          <p>What the dialog is about.</p>
        </Dialog>
      </Specimen>
      <Specimen name="Numbers that stay together">
        <p>
          <Unbroken>81.64 % of 9,604 games</Unbroken>
        </p>
      </Specimen>
    </>
  );
}
