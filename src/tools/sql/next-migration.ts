import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MIGRATIONS = 'src/server/platform/db/migrations';
const JOURNAL = `${MIGRATIONS}/meta/_journal.json`;

type Journal = {
  readonly version: string;
  readonly dialect: string;
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
};

/** Where the next migration is written, and the journal that lists it. */
export function nextMigration(root: string, name: string) {
  const journal: Journal = JSON.parse(readFileSync(join(root, JOURNAL), 'utf8'));
  const idx = readdirSync(join(root, MIGRATIONS)).filter((file) => file.endsWith('.sql')).length;
  const tag = `${String(idx).padStart(4, '0')}_${name}`;
  const entry = { idx, version: journal.version, when: Date.now(), tag, breakpoints: true };
  return {
    path: `${MIGRATIONS}/${tag}.sql`,
    journal: {
      path: JOURNAL,
      text: `${JSON.stringify({ ...journal, entries: [...journal.entries, entry] }, null, 2)}\n`,
    },
  };
}
