/** The subjects of the product: the names of folders in every layer. */
export const SUBJECTS = [
  ...(['questions', 'attempts', 'assessments', 'cards', 'study', 'classrooms', 'users', 'billing'] as const),
  ...(['content', 'access', 'interchange', 'lti', 'site', 'platform'] as const),
];

/** Where folders of subjects are, and which other folders are allowed there. */
const LAYERS: readonly { readonly within: string; readonly besides: readonly string[] }[] = [
  { within: 'src/domain', besides: [] },
  { within: 'src/server', besides: ['graph', 'demo'] },
  { within: 'src/server/graph', besides: [] },
  { within: 'src/server/platform/db/schema', besides: [] },
  { within: 'src/api/documents', besides: [] },
  { within: 'src/client', besides: [] },
  { within: 'src/views/public', besides: [] },
  { within: 'src/views/student', besides: [] },
  { within: 'src/views/teacher', besides: [] },
  { within: 'src/views/admin', besides: [] },
  { within: 'src/views/shared', besides: [] },
  { within: 'tests/domain', besides: [] },
  { within: 'tests/server', besides: ['graph', 'demo', 'security'] },
  { within: 'tests/client', besides: [] },
  { within: 'tests/journeys', besides: [] },
];

const MAX_FILES = 20;
const SOURCE = /(?<!\.generated)\.(ts|tsx|mjs|css|graphql)$/;
/** Folders whose files are named by a tool. */
const NUMBERED = /\/migrations\//;

/** Folders on the level of subjects that are not named after a subject. */
export const findMisplaced = (paths: readonly string[]): readonly string[] => [
  ...new Set(
    LAYERS.flatMap(({ within, besides }) => {
      const names: readonly string[] = [...SUBJECTS, ...besides];
      return paths
        .filter((path) => path.startsWith(`${within}/`))
        .map((path) => path.slice(within.length + 1).split('/'))
        .flatMap(([folder, file]) =>
          folder !== undefined && file !== undefined && !names.includes(folder) ? [`${within}/${folder}`] : [],
        );
    }),
  ),
];

/** Folders with too many source files to grasp at a glance. */
export function findOverfull(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (!SOURCE.test(path) || NUMBERED.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder, count]) => `${folder}: ${count}`);
}
