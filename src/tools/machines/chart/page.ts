import { type Anatomy, type ChartState, statesOf } from './anatomy.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A machine as its page describes it. */
export type DescribedMachine = {
  /** The name of its files, in kebab case. */
  readonly file: string;
  readonly anatomy: Anatomy;
  readonly guide: Guide;
  /** The sentences of its invariants. */
  readonly invariants: readonly string[];
  /** The tests of this machine alone, as paths from the root of the project. */
  readonly tests: readonly string[];
  readonly isComposed: boolean;
};

type Guide = {
  readonly purpose: string;
  readonly owner: string;
  readonly startedIn: string;
  readonly events: Readonly<Record<string, string>>;
};

/** A link to a file of the project, from a page in docs/machines. */
export const linkTo = (path: string): string => `[${path}](../../${path})`;

/** The page of a machine in docs/machines: its purpose, owner and chart, its events, states, guards and invariants. */
export function writePage(machine: DescribedMachine, meanings: ReadonlyMap<string, string>): string {
  const { file, guide } = machine;
  const { root, transitions: ways } = machine.anatomy;
  const states = statesOf(root);
  const guards = [...new Set(ways.flatMap(({ guard }) => guard ?? []))].filter((guard) => guard !== 'otherwise');
  return [
    `# ${root.name}`,
    '',
    guide.purpose,
    '',
    `**Owner.** ${guide.owner} It is created in ${linkTo(guide.startedIn)}.`,
    '',
    `![Chart of the machine ${root.name}](${file}.svg)`,
    '',
    `The same chart as Mermaid source: [${file}.mmd](${file}.mmd). The machine: ${linkTo(`machines/${file}/${file}.machine.ts`)}.`,
    '',
    '## Events',
    '',
    '| Event | When |',
    '|---|---|',
    ...Object.entries(guide.events).map(([type, sentence]) => `| \`${type}\` | ${cell(sentence)} |`),
    '',
    '## States',
    '',
    '| State | Meaning | Transitions |',
    '|---|---|---|',
    ...states.map(
      (state) =>
        `| ${cell(pathOf(state, root))} | ${cell(state.description)} | ${cell(transitionsOf(state, { root, transitions: ways }))} |`,
    ),
    ...(guards.length === 0 ? [] : ['', '## Guards', '', '| Guard | True if |', '|---|---|']),
    ...guards.map((guard) => `| \`${guard}\` | ${cell(meanings.get(guard) ?? '')} |`),
    '',
    ...invariantsOf(machine),
    '',
  ].join('\n');
}

const ON_PATHS = 'tests/machines/coverage.test.ts';
const ON_WALKS = 'tests/machines/random-walks.test.ts';

/** The invariants, and where they are tested. */
function invariantsOf({ file, invariants, tests, isComposed }: DescribedMachine): readonly string[] {
  const examples = tests.length === 0 ? '' : ` Examples: ${tests.map(linkTo).join(', ')}.`;
  const together = isComposed ? ' With the other machines, it is explored in [the composition](composition.md).' : '';
  return [
    '## Invariants',
    '',
    `They are written in ${linkTo(`machines/${file}/${file}.proof.ts`)}, and checked after every step of every path (${linkTo(ON_PATHS)}) and of 10 000 random events (${linkTo(ON_WALKS)}).${examples}${together}`,
    '',
    ...invariants.map((sentence) => `- ${sentence}`),
  ];
}

/** The index of all machines, as Markdown. */
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
    'The machines that exchange events are also explored together: [the composition](composition.md) shows who sends what to whom, and what holds for all of them.',
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
