import { useStore } from '@nanostores/preact';
import { $said } from './announce.ts';
import { ToastBar } from './ToastBar.tsx';

/** What happened, to see and to hear; inside the open dialog, since a modal one silences the page. */
export function Spoken() {
  return (
    <>
      <ToastBar />
      <p class="visually-hidden" role="status">
        {useStore($said)}
      </p>
    </>
  );
}
