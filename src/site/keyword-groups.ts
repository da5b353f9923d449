import type { KeywordEntry } from '../reference/read.ts';
import { siteReference } from './reference.ts';

interface KeywordGroup {
  id: string;
  title: string;
  /** What the group holds, in one sentence. */
  about: string;
  members: KeywordEntry[];
}

/** Keywords before terms, each from A to Z: the order of the index and of its pages. */
export async function keywordGroups(): Promise<KeywordGroup[]> {
  const { keywords } = await siteReference();
  const list = [...keywords.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [
    {
      id: 'keywords',
      title: 'Keywords',
      about: 'Words that cards print to say what their dice can do.',
      members: list.filter(({ kind }) => kind === 'keyword'),
    },
    {
      id: 'terms',
      title: 'Terms',
      about: 'Words of the rules and of card texts with a fixed meaning.',
      members: list.filter(({ kind }) => kind === 'term'),
    },
  ];
}
