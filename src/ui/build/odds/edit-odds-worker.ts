import type { Policy } from '../../../dice-masters/players/index.ts';
import { fetchFile } from '../../card-data/card-files.ts';
import { type CardLibrary, cardLibrary } from '../../card-data/card-library.ts';
import { answerEdit } from './answer-edit.ts';
import type { EditCards, EditQuestion } from './edit-odds-messages.ts';

interface Opened {
  library: CardLibrary;
  policy: Policy;
}

let opening: Promise<Opened> | null = null;

async function open({ facts, policy }: EditCards): Promise<Opened> {
  return { library: cardLibrary(JSON.parse(await fetchFile(facts))), policy };
}

addEventListener('message', async ({ data }: MessageEvent<EditCards | EditQuestion>) => {
  if ('facts' in data) {
    opening = open(data);
    return;
  }
  try {
    const opened = await opening;
    if (opened) postMessage(answerEdit(data, opened.library, opened.policy));
  } catch (error) {
    // A promise that fails in a worker is not told to the page by itself.
    reportError(error);
  }
});
