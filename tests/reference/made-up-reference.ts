import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small reference without a mistake: file below the content folder, and its text. */
export const SOUND: Record<string, string> = {
  'dice-masters/rules/turn.md':
    '---\ntitle: Turn\norder: 20\nsummary: All steps.\n---\n\nWords.\n\n### R1 One\n\nSee [[R2]].\n\n- source: Book\n- see: R2\n',
  'dice-masters/rules/start.md':
    '---\ntitle: Start\norder: 10\nsummary: Begin here.\n---\n\n### R2 Two\n\nHas [[Swarm]].\n\n- source: Book\n',
  'dice-masters/keywords/swarm.md':
    '---\nname: Swarm\nsummary: Draws dice.\norigin: box\nkind: keyword\nbooks: [hhs]\nrules: [R1]\n---\n\nMany dice.\n',
};

/** Runs the body on a throw-away content folder: the sound one with these files written over it. */
export function withReference<T>(files: Record<string, string>, body: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'dicewright-reference-'));
  try {
    for (const [file, text] of Object.entries({ ...SOUND, ...files })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return body(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
