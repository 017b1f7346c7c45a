import type { RosterFile } from './one-roster.table.ts';
import { ROSTER_MODES, type RosterMode } from './roster-data.ts';
import { RosterError } from './roster-problem.ts';

export const MANIFEST = 'manifest.csv';

/** The files of a roster that are read. Others, such as demographics, are never opened. */
export const READ_FILES = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments'] as const;
type ReadFile = (typeof READ_FILES)[number];

export type RosterManifest = {
  readonly version: '1.1' | '1.2';
  readonly source: string | null;
  readonly modes: ReadonlyMap<ReadFile, RosterMode>;
};

/** The manifest of a roster, which says which files it has. Throws `RosterError`. */
export function readManifest({ name: file, rows }: RosterFile): RosterManifest {
  const values = new Map<string, string>();
  for (const { cells } of rows) values.set((cells[0] ?? '').trim().toLowerCase(), (cells[1] ?? '').trim());
  const version = values.get('oneroster.version');
  if (version !== '1.1' && version !== '1.2')
    throw new RosterError('versionUnknown', { file, field: 'oneroster.version' });
  const modes = new Map<ReadFile, RosterMode>();
  for (const name of READ_FILES) {
    const given = values.get(`file.${name.toLowerCase()}`)?.toLowerCase();
    modes.set(name, ROSTER_MODES.find((mode) => mode === given) ?? 'absent');
  }
  if ((['users', 'classes', 'enrollments'] as const).every((name) => modes.get(name) === 'absent'))
    throw new RosterError('nothingListed', { file });
  const source = values.get('source.systemname') ?? '';
  return { version, modes, source: source === '' ? null : source.slice(0, 100) };
}
