import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { type Faces, formatFaces, parseFaces } from '../../shadows-of-the-past/dice/index.ts';
import { pageAddress } from '../address/page-address.ts';
import { replaceAddress } from '../address/replace-address.ts';
import { copyText } from '../kit/hand-over.ts';
import { Icon } from '../kit/Icon.tsx';
import { Notice } from '../kit/Notice.tsx';
import { $faces } from './kept.ts';

const HEAD = '#faces&';

/** Sends the faces as a link, and asks before faces from a link take the place of one's own. */
export function ShareFaces() {
  const faces = useStore($faces);
  const [said, setSaid] = useState('');
  const [sent, setSent] = useState<{ faces: Faces; problems: string[] } | null>(null);
  useEffect(() => {
    const read = () => {
      if (location.hash.startsWith(HEAD)) setSent(parseFaces(location.hash.slice(HEAD.length)));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const close = () => {
    setSent(null);
    replaceAddress(pageAddress(''));
  };
  const copy = async () => {
    const link = pageAddress(HEAD.slice(1) + formatFaces(faces));
    setSaid((await copyText(link)) ? 'Link copied.' : `Copy this: ${link}`);
  };
  return (
    <>
      {sent && (
        <Notice close={close}>
          <p>This link brings faces of dice that somebody else entered.</p>
          {sent.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <button
            type="button"
            class="button"
            onClick={() => {
              const action = { ...faces.action, ...sent.faces.action };
              $faces.set({ battle: sent.faces.battle ?? faces.battle, action });
              close();
            }}
          >
            Use them
          </button>
        </Notice>
      )}
      <p class="sh-row">
        <button type="button" class="button" onClick={copy} disabled={formatFaces(faces) === ''}>
          <Icon name="link" /> Copy a link with these faces
        </button>
        <span role="status">{said}</span>
      </p>
    </>
  );
}
