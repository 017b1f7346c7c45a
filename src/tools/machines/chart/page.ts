import { type Anatomy, type ChartState, statesOf } from './anatomy.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page of a machine in docs/machines: its chart, its states, what they hear, and what its guards ask. */
export function writePage(file: string, { root, ways }: Anatomy, meanings: ReadonlyMap<string, string>): string {
  const states = statesOf(root);
  const guards = [...new Set(ways.flatMap(({ guard }) => guard ?? []))].filter((guard) => guard !== 'otherwise');
  return [
    `# ${root.name}`,
    '',
    root.description,
    '',
    `![Chart of the machine ${root.name}](${file}.svg)`,
    '',
    `The same as text for Mermaid: [${file}.mmd](${file}.mmd).`,
    '',
    '| State | What it means | What it hears |',
    '|---|---|---|',
    ...states.map(
      (state) =>
        `| ${cell(pathOf(state, root))} | ${cell(state.description)} | ${cell(heardBy(state, { root, ways }))} |`,
    ),
    ...(guards.length === 0 ? [] : ['', '| Guard | What it asks |', '|---|---|']),
    ...guards.map((guard) => `| \`${guard}\` | ${cell(meanings.get(guard) ?? '')} |`),
    '',
  ].join('\n');
}

export const writeIndex = (machines: readonly { readonly file: string; readonly anatomy: Anatomy }[]): string =>
  [
    '# Machines',
    '',
    'Drawn from `machines/` by `npm run docs:machines`. On a server started with `INSPECT=1`, and in development, `/_machines` shows the same charts with the states that running machines are in.',
    '',
    '| Machine | What it is for | States |',
    '|---|---|---|',
    ...machines.map(
      ({ file, anatomy }) =>
        `| [${anatomy.root.name}](${file}.md) | ${cell(anatomy.root.description)} | ${statesOf(anatomy.root).length - 1} |`,
    ),
    '',
  ].join('\n');

const pathOf = ({ id }: ChartState, root: ChartState): string =>
  id === root.id ? '*everywhere*' : `\`${id.slice(root.id.length + 1)}\``;

function heardBy({ id }: ChartState, { root, ways }: Anatomy): string {
  const lines = ways
    .filter(({ source }) => source === id)
    .map(({ event, guard, target }) => {
      const condition = guard === null ? '' : guard === 'otherwise' ? ' (otherwise)' : ` (if \`${guard}\`)`;
      const way = target === null ? '' : ` → ${target === root.id ? root.name : target.slice(root.id.length + 1)}`;
      return `${event ?? 'at once'}${condition}${way}`;
    });
  return [...new Set(lines)].join('<br>');
}
