import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoMarking } from '#views/teacher/attempts/marking/groups/group-marking.tsx';
import { movedTile } from '#views/teacher/attempts/marking/groups/photo-moves.ts';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

/** Every element is near the screen. */
class EverythingIsNear {
  readonly #entries: (entries: readonly object[]) => void;
  constructor(onEntries: (entries: readonly object[]) => void) {
    this.#entries = onEntries;
  }
  observe(target: Element): void {
    this.#entries([{ target, isIntersecting: true }]);
  }
  unobserve(): void {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', EverythingIsNear));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const WORK = '11111111-1111-4111-8111-111111111111';
const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const KEY = {
  modelAnswer: null,
  scheme: {
    points: [
      { id: 'a', text: 'a method', marks: 1 },
      { id: 'b', text: 'the result', marks: 1 },
    ],
    total: 2,
  },
};
type GivenFile = { readonly digest: string; readonly mime?: string; readonly name?: string };

async function open(contents: readonly (readonly GivenFile[])[], isAnonymous = false) {
  const { api, calls } = fakeApi({
    photoAnswers: () => ({
      photoAnswers: {
        ...{ itemId: WORK, stem: 'Show your working.', images: [], key: KEY },
        answers: contents.map((files, at) => ({
          attempt: idOf(at),
          student: isAnonymous ? null : `Student ${at + 1}`,
          files: files.map((file, number) => ({
            ...{ id: idOf(100 * (at + 1) + number), mime: 'image/png', name: isAnonymous ? null : 'a.png' },
            ...file,
          })),
        })),
      },
    }),
    AnswerFile: ({ id }) => ({ answerFile: { id, url: `/media/answers/${id}` } }),
    saveTeacherMark: ({ operationId, sequence }) => ({
      saveTeacherMark: { operationId, sequence, marks: 1, outOf: 2, isSettled: true },
    }),
  });
  const view = {
    loader: async () => null,
    Component: () => (
      <PhotoMarking
        question={{ assignment: WORK, part: WORK, position: 3, anonymous: isAnonymous }}
        onBack={() => undefined}
      />
    ),
  };
  showView('teacher.assignment.student-detail', view, { at: `/teacher/assignment/${WORK}/student-detail`, api });
  await screen.findByRole('list', { name: 'Photo answers' });
  // Until its effects have run, nobody listens to keys.
  await act(async () => undefined);
  const saved = () =>
    new Map(
      calls
        .filter(({ name }) => name === 'saveTeacherMark')
        .map(({ variables }) => [String(variables.attempt), variables]),
    );
  return { saved, calls };
}

const files = (...digests: readonly string[]) => digests.map((digest) => [{ digest }]);
const tile = (at: number) => screen.getByRole('button', { name: `Student ${at}` });
const isSelected = (at: number) => tile(at).getAttribute('aria-pressed') === 'true';

test('photos are selected, grouped and marked with the keyboard alone', async () => {
  const { saved } = await open(files('p', 'q', 'r', 's'));
  const user = userEvent.setup();
  expect(screen.getByText('4 answers in 4 groups')).toBeDefined();
  expect(document.activeElement).toBe(tile(1));
  await user.keyboard('{ArrowRight} {ArrowRight} {ArrowRight} ');
  expect([1, 2, 3, 4].map(isSelected)).toEqual([false, true, true, true]);
  // A second press of the space bar takes it back.
  await user.keyboard(' {Enter}');
  expect(screen.getByText('4 answers in 3 groups')).toBeDefined();
  expect(screen.getAllByText('Group 1: 2 answers')).toHaveLength(2);
  expect([1, 2, 3, 4].map(isSelected)).toEqual([false, false, false, false]);
  // The tile is another element in its group, and keeps the focus.
  expect(document.activeElement).toBe(tile(2));
  await user.keyboard('2n');
  expect(document.activeElement).toBe(tile(1));
  await user.keyboard('n1n');
  expect(await screen.findByText(/All answers to this question are marked/)).toBeDefined();
  await expect.poll(() => saved().size).toBe(4);
  expect(saved().get(idOf(1))).toMatchObject({ awards: [{ point: 'b' }], position: 3, round: 1, sequence: 1 });
  expect(saved().get(idOf(2))).toMatchObject({ awards: [{ point: 'b' }] });
  expect(saved().get(idOf(0))).toMatchObject({ awards: [] });
  expect(saved().get(idOf(3))).toMatchObject({ awards: [{ point: 'a' }] });
});

test('identical photos are one group; one of them is taken out, and keeps the marks chosen for the group', async () => {
  await open(files('p', 'x', 'p', 'p'));
  const user = userEvent.setup();
  expect(screen.getByText('4 answers in 2 groups')).toBeDefined();
  await user.keyboard('1');
  await user.click(tile(3));
  await user.click(screen.getByRole('button', { name: 'Remove from group' }));
  expect(screen.getByText('4 answers in 3 groups')).toBeDefined();
  expect(screen.getByText('1 of 2 marks')).toBeDefined();
  await user.click(tile(1));
  await user.keyboard('{Escape}s');
  expect(screen.getByText('4 answers in 4 groups')).toBeDefined();
});

test('Shift and a click selects all tiles between two, and G groups them', async () => {
  await open(files('p', 'q', 'r', 's'));
  const user = userEvent.setup();
  await user.click(tile(1));
  await user.keyboard('{Shift>}');
  await user.click(tile(3));
  await user.keyboard('{/Shift}');
  expect([1, 2, 3, 4].map(isSelected)).toEqual([true, true, true, false]);
  expect(screen.getByText('3 answers selected')).toBeDefined();
  await user.keyboard('g');
  expect(screen.getByText('4 answers in 2 groups')).toBeDefined();
});

test('a tile shows one image at a time, and other files by their names', async () => {
  const { calls } = await open([
    [{ digest: 'p' }, { digest: 'q', mime: 'application/pdf', name: 'plan.pdf' }],
    [{ digest: 'r' }],
  ]);
  await expect.poll(() => document.querySelectorAll('li img').length).toBe(2);
  expect(calls.filter(({ name }) => name === 'AnswerFile')).toHaveLength(2);
  expect(within(tile(1)).queryByText('plan.pdf')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next file of Student 1: now 1 of 2' }));
  expect(within(tile(1)).getByText('plan.pdf')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open file: plan.pdf' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Enlarge image: Student 2' })).toBeDefined();
});

test('with anonymous marking, tiles have numbers', async () => {
  await open([[{ digest: 'p' }], [{ digest: 'q', mime: 'application/pdf' }]], true);
  expect(screen.getByRole('button', { name: 'Answer 1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open file: File' })).toBeDefined();
});

test('arrow keys move through rows of tiles', () => {
  const centre = (x: number, y: number) => ({ x, y, height: 100 });
  const tiles = [centre(0, 0), centre(100, 0), centre(200, 4), centre(0, 150), centre(100, 150), centre(0, 300)];
  expect(
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => movedTile(tiles, 1, key)),
  ).toEqual([0, 2, null, 4, 0, 5]);
  expect(movedTile(tiles, 2, 'ArrowDown')).toBe(4);
  expect(movedTile(tiles, 5, 'ArrowUp')).toBe(3);
  expect(movedTile(tiles, 5, 'ArrowRight')).toBeNull();
  expect(movedTile(tiles, 0, 'x')).toBeNull();
});
