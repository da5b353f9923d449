import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type CardFiles, fetchFile } from '../card-data/card-files.ts';
import { type DrawnCard, drawCard } from './drawn-card.ts';
import { KeptCardPage } from './KeptCardPage.tsx';

interface Props {
  data: CardFiles;
  /** Shown until the card is here. */
  children?: ComponentChildren;
}

/** The card that the address names, drawn from the data of the search. */
export function KeptCard({ data, children }: Props) {
  const [card, setCard] = useState<DrawnCard | 'unknown' | 'failed' | null>(null);
  useEffect(() => {
    read(data).then(setCard, () => setCard('failed'));
  }, []);
  if (card === null) return children;
  if (card === 'failed') return <Missing words="The card data is not on this device." />;
  if (card === 'unknown') return <Missing words="The card data knows no card of this address." />;
  return <KeptCardPage drawn={card} />;
}

async function read({ facts, words }: CardFiles): Promise<DrawnCard | 'unknown'> {
  const [packed, texts] = await Promise.all([facts, words].map(fetchFile));
  const [, id = ''] = /\/cards\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  const drawn = drawCard(id, JSON.parse(packed ?? ''), JSON.parse(texts ?? ''));
  if (drawn) document.title = `${drawn.title} · Dicewright`;
  return drawn ?? 'unknown';
}

function Missing({ words }: { words: string }) {
  return (
    <header class="page-head">
      <h1>No such card here</h1>
      <p class="lead">{words} With a connection, the search finds every card.</p>
    </header>
  );
}
