import { ownEntry } from '#domain/platform/own-entry.ts';
import type { Exploration } from './explore.ts';
import type { Explored } from './explore-composition.ts';
import { INVARIANTS } from './invariants.ts';
import { PARTICIPANTS } from './participants.ts';

export const COMPOSITION_PAGE = 'docs/machines/composition.md';

type Sent = { readonly from: string; readonly to: string; readonly what: readonly string[] };

const number = (value: number): string => value.toLocaleString('en-GB').replaceAll(',', '\u202f');
const escaped = (text: string): string => text.replaceAll('|', '\\|');

/** Who has sent what to whom in any exploration, in the order of the participants. */
function sentIn(explored: readonly Explored[]): readonly Sent[] {
  const names = [...new Set(explored.flatMap(({ found }) => [...found.messages.keys()]))];
  const messages = names.map((name) => name.split(' ')).map(([from = '', to = '', what = '']) => ({ from, to, what }));
  const pairs = Map.groupBy(messages, ({ from, to }) => `${from} ${to}`);
  const order = Object.keys(PARTICIPANTS);
  return [...pairs.values()]
    .map((group) => ({
      from: group[0]?.from ?? '',
      to: group[0]?.to ?? '',
      what: [...new Set(group.map(({ what }) => what))].sort(),
    }))
    .sort((first, second) => {
      const position = ({ from, to }: Sent): number => order.indexOf(from) * 100 + order.indexOf(to);
      return position(first) - position(second);
    });
}

/** Answers and timers of a machine's own actors are no messages between machines. */
const isOwn = (what: string): boolean => what.startsWith('xstate.');

/** The page of the composition in docs/machines, from what the explorations have found. */
export function writeComposition(explored: readonly Explored[]): string {
  const sent = sentIn(explored)
    .map(({ what, ...pair }) => ({ ...pair, what: what.filter((type) => !isOwn(type)) }))
    .filter(({ what }) => what.length > 0);
  const named = new Set(sent.flatMap(({ from, to }) => [from, to]));
  const participants = Object.keys(PARTICIPANTS).filter((name) => named.has(name));
  const describe = (name: string): string => ownEntry(PARTICIPANTS, name) ?? '';
  const total = (count: (found: Exploration) => number): number =>
    explored.reduce((sum, { found }) => sum + count(found), 0);
  return [
    '# The composition',
    '',
    'Each machine is simple; errors are likelier between them: a session that ends while a dialog is open, a PIN that is set on another device while a page is shown, a reload while an answer is only in the page. So the machines that exchange events are also explored together.',
    '',
    'How they are connected is written once, as pure functions in [machines/composition/wiring.ts](../../machines/composition/wiring.ts). The application carries out their orders ([src/client/carry-out.ts](../../src/client/carry-out.ts)); the exploration carries out the same orders in a model of server, browser and router ([src/tools/machines/composition](../../src/tools/machines/composition)). [tests/machines/composition](../../tests/machines/composition) explores it in every test run, prints the counts, and compares this page.',
    '',
    '## Who sends what to whom',
    '',
    '```mermaid',
    'flowchart LR',
    ...participants.map((name) => `  ${name}["${name}"]`),
    ...sent.map(({ from, to, what }) => `  ${from} -- "${what.join('<br>')}" --> ${to}`),
    '```',
    '',
    'The diagram contains exactly the messages that the explorations have seen.',
    '',
    '| Participant | What it is |',
    '|---|---|',
    ...participants.map((name) => `| \`${name}\` | ${escaped(describe(name))} |`),
    '',
    '## What is explored',
    '',
    'An exploration starts with an opened page and tries, in every state, everything that can happen: what the user does, what the server responds, what other tabs do, what the network does, and every timer in any order. It ends when no new state appears, or after the stated number of things that happen one after the other. Each exploration runs auth, the reload guard, the route guard and the machines of its subject; the last one runs all of them.',
    '',
    '| Exploration | Machines besides auth, reload guard and guard | Until | States | Transitions |',
    '|---|---|---|---|---|',
    ...explored.map(({ bound, found }) => {
      const until = bound.depth === null ? `no new state (after ${found.depth} things)` : `${bound.depth} things`;
      return `| ${bound.name} | ${bound.machines.join(', ')} | ${until} | ${number(found.states)} | ${number(found.transitions)} |`;
    }),
    `| together | | | ${number(total(({ states }) => states))} | ${number(total(({ transitions }) => transitions))} |`,
    '',
    'The model is bounded in these ways: one user with a complete profile, one attempt with one question, one dialog of a view and the two notices of a session’s end, one address of each kind, one refused request at a time, and at most two toasts of a kind. Machines forget what no other machine can notice, such as times and counts.',
    '',
    '## Invariants',
    '',
    'They hold in every state and every transition of all explorations ([invariants.ts](../../src/tools/machines/composition/invariants.ts)). For most of them, a test breaks one connection on purpose, and expects the exploration to find it.',
    '',
    ...INVARIANTS.map(({ sentence }) => `- ${sentence}`),
    '',
  ].join('\n');
}
