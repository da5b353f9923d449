import type { Box } from '../../quarriors/engine/index.ts';
import { letAddressFollow, pageAddress } from '../address/page-address.ts';
import { replaceAddress } from '../address/replace-address.ts';
import { $table, formatTable, openTable } from './table-state.ts';

/** Keeps the game in the address, and opens one that comes by link. */
export function followAddress(box: Box): () => void {
  const write = () => {
    const { session, problem } = $table.get();
    // A link that could not be opened stays for its reader to look at.
    if (!session && problem !== '') return;
    const wanted = pageAddress(formatTable($table.get()));
    if (wanted !== location.href) replaceAddress(wanted);
  };
  const read = () => openTable(location.hash, box);
  read();
  return letAddressFollow({ stores: [$table], read, write, leave: write });
}
