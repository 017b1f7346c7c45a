import { type Anatomy, type ChartState, statesOf } from './anatomy.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page of a machine in docs/machines: its chart, its states with their transitions, and its guards. */
export function writePage(
  file: string,
  { root, transitions: ways }: Anatomy,
  meanings: ReadonlyMap<string, string>,
): string {
  const states = statesOf(root);
  const guards = [...new Set(ways.flatMap(({ guard }) => guard ?? []))].filter((guard) => guard !== 'otherwise');
  return [
    `# ${root.name}`,
    '',
    root.description,
    '',
    `![Chart of the machine ${root.name}](${file}.svg)`,
    '',
    `The same chart as Mermaid source: [${file}.mmd](${file}.mmd).`,
    '',
    '| State | Meaning | Transitions |',
    '|---|---|---|',
    ...states.map(
      (state) =>
        `| ${cell(pathOf(state, root))} | ${cell(state.description)} | ${cell(transitionsOf(state, { root, transitions: ways }))} |`,
    ),
    ...(guards.length === 0 ? [] : ['', '| Guard | True if |', '|---|---|']),
    ...guards.map((guard) => `| \`${guard}\` | ${cell(meanings.get(guard) ?? '')} |`),
    '',
  ].join('\n');
}

export const writeIndex = (machines: readonly { readonly file: string; readonly anatomy: Anatomy }[]): string =>
  [
    '# Look at the state machines',
    '',
    '```sh',
    'npm run docs:machines',
    '```',
    '',
    'This command draws these pages from `machines/`. In development, or with `INSPECT=1`, `/_machines` shows the same charts with the current states of running machines.',
    '',
    '| Machine | Purpose | States |',
    '|---|---|---|',
    ...machines.map(
      ({ file, anatomy }) =>
        `| [${anatomy.root.name}](${file}.md) | ${cell(anatomy.root.description)} | ${statesOf(anatomy.root).length - 1} |`,
    ),
    '',
  ].join('\n');

const pathOf = ({ id }: ChartState, root: ChartState): string =>
  id === root.id ? '*any state*' : `\`${id.slice(root.id.length + 1)}\``;

function transitionsOf({ id }: ChartState, { root, transitions: ways }: Anatomy): string {
  const lines = ways
    .filter(({ source }) => source === id)
    .map(({ event, guard, target }) => {
      const condition = guard === null ? '' : guard === 'otherwise' ? ' (otherwise)' : ` (if \`${guard}\`)`;
      const way = target === null ? '' : ` → ${target === root.id ? root.name : target.slice(root.id.length + 1)}`;
      return `${event ?? 'always'}${condition}${way}`;
    });
  return [...new Set(lines)].join('<br>');
}
