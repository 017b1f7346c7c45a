import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { GroupMarking } from '#views/teacher/attempts/marking/groups/group-marking.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const WORK = '11111111-1111-4111-8111-111111111111';
const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const KEY = {
  modelAnswer: 'Water moves out of the cell by osmosis.',
  scheme: {
    points: [
      { id: 'a', text: 'water leaves the cell', marks: 1 },
      { id: 'b', text: 'by osmosis', marks: 1 },
    ],
    total: 2,
  },
};
/** A view of this part of the marking screen alone: its tables have no rows where nothing has a height. */
const view = {
  loader: async () => null,
  Component: () => (
    <GroupMarking question={{ assignment: WORK, part: WORK, position: 3, anonymous: false }} onBack={() => undefined} />
  ),
};

async function open(texts: readonly string[]) {
  const { api, calls } = fakeApi({
    shortAnswers: () => ({
      shortAnswers: {
        ...{ itemId: WORK, stem: 'Why does the cell shrink?', images: [], key: KEY },
        answers: texts.map((text, at) => ({ attempt: idOf(at), text, student: `Student ${at}` })),
      },
    }),
    saveTeacherMark: ({ operationId, sequence }) => ({
      saveTeacherMark: { operationId, sequence, marks: 1, outOf: 2, isSettled: true },
    }),
  });
  showView('teacher.assignment.student-detail', view, { at: `/teacher/assignment/${WORK}/student-detail`, api });
  await screen.findByRole('navigation', { name: 'Answer groups' });
  // Until its effects have run, nobody listens to keys.
  await act(async () => undefined);
  const saved = () =>
    new Map(
      calls
        .filter(({ name }) => name === 'saveTeacherMark')
        .map(({ variables }) => [String(variables.attempt), variables]),
    );
  return { saved };
}

/** Presses keys one after the other; each takes effect before the next, as with a person's. */
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await act(async () => {
      fireEvent.keyDown(document.body, { key, code: /\d/.test(key) ? `Digit${key}` : '' });
    });
  }
}

test('answers that say the same get the same marks at once, and the next group is shown', async () => {
  const { saved } = await open(['By osmosis', 'by osmosis.', 'It dries', 'By osmosis']);
  expect(screen.getByText('4 answers in 2 groups')).toBeDefined();
  expect(screen.getByText('Group 1: 3 answers')).toBeDefined();
  await press('2', 'n');
  expect(await screen.findByText('Group 2: 1 answer')).toBeDefined();
  await press('n');
  expect(await screen.findByText(/All answers to this question are marked/)).toBeDefined();
  await expect.poll(() => saved().size).toBe(4);
  expect(saved().get(idOf(1))).toMatchObject({ awards: [{ point: 'b' }], position: 3, round: 1, sequence: 1 });
  expect(saved().get(idOf(2))).toMatchObject({ awards: [] });
});

test('a group is split by its wordings, which keep the marks chosen for it; a marked group can be changed', async () => {
  const { saved } = await open(['By osmosis', 'by osmosis', 'by osmosis']);
  await press('1', 's');
  expect(await screen.findByText('3 answers in 2 groups')).toBeDefined();
  expect(screen.getByText('Group 1: 2 answers')).toBeDefined();
  expect(await screen.findByText('1 of 2 marks')).toBeDefined();
  await press('n', '1', 'n');
  await expect.poll(() => saved().size).toBe(3);
  expect(saved().get(idOf(1))?.awards).toEqual([{ point: 'a' }]);
  expect(saved().get(idOf(0))?.awards).toEqual([]);
  const list = screen.getByRole('navigation', { name: 'Answer groups' });
  await userEvent.click(within(list).getAllByRole('button')[0] as HTMLElement);
  await press('2', 'n');
  await expect
    .poll(() => saved().get(idOf(1)))
    .toMatchObject({ sequence: 2, awards: [{ point: 'a' }, { point: 'b' }] });
});

test('one wording that does not belong to its group is marked separately', async () => {
  await open(['By osmosis', 'by osmosis', 'by osmosis']);
  await userEvent.click(screen.getByRole('button', { name: 'Mark separately: By osmosis' }));
  expect(await screen.findByText('Group 1: 2 answers')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Split group' })).toBeNull();
});

/** What 120 students write in a sentence, by how often: after the answers of a school, with slips of the pen. */
const SAID: readonly (readonly [text: string, times: number, marks: readonly string[]])[] = [
  ['water leaves the cell by osmosis', 34, ['1', '2']],
  ['water moves out of the cell', 22, ['1']],
  ['osmosis', 16, ['2']],
  ['the cell loses water', 12, ['1']],
  ['salt goes into the cell', 9, []],
  ['because of diffusion', 7, []],
  ['the membrane is partially permeable', 5, []],
];
const ALONE = [
  ...['it dries up', 'the cell dies', 'there is more salt outside', 'the vacuole empties', 'concentration gradient'],
  ...[
    'it is hypertonic',
    'plasmolysis',
    'no idea',
    'turgor is lost',
    'water potential is lower outside',
    'evaporation',
  ],
  ...['active transport', 'the salt pulls the water', 'it gets squashed', 'the wall breaks'],
];
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `${text}.`,
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => text.replace('the ', ''),
  (text) => text.replace('osmosis', 'osmossis').replace('water', 'watter'),
  (text) => text.replace('leaves', 'laeves').replace('diffusion', 'difusion'),
];

test('marking 120 short answers in groups takes at most a third of the key presses', async () => {
  const said = SAID.flatMap(([text, times, marks]) =>
    Array.from({ length: times }, (_, at) => ({ text: SLIPS[at % SLIPS.length]?.(text) ?? text, marks })),
  );
  const all = [...said, ...ALONE.map((text) => ({ text, marks: [] }))];
  expect(all).toHaveLength(120);
  // One by one, each answer takes a press for each of its points, and N.
  const oneByOne = all.reduce((sum, { marks }) => sum + marks.length + 1, 0);
  const { saved } = await open(all.map(({ text }) => text));
  let pressed = 0;
  const shownGroup = () => screen.queryByRole('heading', { name: /^Group \d+:/ })?.textContent ?? null;
  for (let steps = 0; shownGroup() !== null && steps < all.length; steps += 1) {
    const wordings = [...document.querySelectorAll('article ul p[dir=auto]')].map((each) => each.textContent ?? '');
    const kinds = wordings.map((wording) => all.find(({ text }) => text === wording)?.marks.join());
    // A group never has answers that deserve different marks.
    expect(new Set(kinds).size, wordings.join(' | ')).toBe(1);
    const keys = [...(all.find(({ text }) => text === wordings[0])?.marks ?? []), 'n'];
    await press(...keys);
    pressed += keys.length;
  }
  await expect.poll(() => saved().size, { timeout: 20_000 }).toBe(120);
  expect(pressed / oneByOne).toBeLessThanOrEqual(1 / 3);
}, 60_000);
