import { formatWildsLink, parseWildsLink } from '../../quarriors/wilds/index.ts';
import { letAddressFollow, pageAddress } from '../address/page-address.ts';
import { replaceAddress } from '../address/replace-address.ts';
import { $wilds, deal, type WildsBox } from './wilds-state.ts';

/** Keeps the Wilds in the address, and opens one that comes by link; else deals one. */
export function followAddress(box: WildsBox): () => void {
  const read = () => {
    const shared = parseWildsLink(location.hash);
    if (shared) $wilds.set(shared);
    if (!shared || shared.cards.length === 0) deal(box, shared?.seed || undefined);
  };
  const write = () => {
    const wanted = pageAddress(formatWildsLink($wilds.get()));
    if (wanted !== location.href) replaceAddress(wanted);
  };
  read();
  write();
  return letAddressFollow({ stores: [$wilds], read, write, leave: write });
}
