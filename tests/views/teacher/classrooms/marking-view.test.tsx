import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ProductError } from '#domain/platform/errors.ts';
import * as view from '#views/teacher/attempts/marking/student-work.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const WORK = '11111111-1111-4111-8111-111111111111';
const answer = (position: number) => ({
  ...{ entryId: String(position), attempt: WORK, position, student: { id: WORK, name: `Student ${position}` } },
  ...{ itemId: WORK, type: 'open', stem: 'Explain osmosis.', body: {}, explanation: null, images: [] },
  key: {
    modelAnswer: 'Water moves.',
    scheme: {
      points: [
        { id: 'a', text: 'Water moves', marks: 1 },
        { id: 'b', text: 'and so on', marks: 2, needs: ['a'], carriesErrors: true },
      ],
      total: 3,
    },
  },
  ...{
    response: { text: 'Water.' },
    selfAwards: null,
    rounds: [],
    remarkRequest: null,
    comments: [],
    left: 2 - position,
  },
});

const line = { id: WORK, position: 1, title: 'Q', answers: 1, marked: 1, second: 0, differing: 0 };

test('a teacher marks answer after answer by keyboard, error carried forward included', async () => {
  const { api, calls } = fakeApi({
    answerToMark: ({ after }) => ({ answerToMark: after === null ? answer(1) : after === '1' ? answer(2) : null }),
    saveTeacherMark: ({ operationId, sequence }) => ({
      saveTeacherMark: { operationId, sequence, marks: 1, outOf: 3, isSettled: true },
    }),
  });
  const saved = (position: number) =>
    calls.filter(({ name, variables }) => name === 'saveTeacherMark' && variables.position === position).at(-1)
      ?.variables;
  showView('teacher.assignment.student-detail', view, {
    at: `/teacher/assignment/${WORK}/student-detail?student=${WORK}`,
    api,
  });
  await screen.findByText('Student 1’s answer');
  await userEvent.keyboard('1');
  expect(await screen.findByText('1 of 3 marks')).toBeDefined();
  await userEvent.keyboard('n');
  await screen.findByText('Student 2’s answer');
  await expect.poll(() => saved(1)?.awards).toEqual([{ point: 'a' }]);
  await userEvent.keyboard('2');
  expect(await screen.findByText('0 of 3 marks')).toBeDefined();
  await userEvent.keyboard('{Shift>}[Digit2]{/Shift}');
  expect(await screen.findByText('2 of 3 marks')).toBeDefined();
  await userEvent.keyboard('c1 more');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('1 more');
  expect(screen.getByText('2 of 3 marks')).toBeDefined();
  await userEvent.keyboard('{Escape}n');
  expect(await screen.findByText('All answers marked')).toBeDefined();
  await expect.poll(() => saved(2)).toMatchObject({ awards: [{ point: 'b', carried: true }], comment: '1 more' });
});

test('a saved comment is offered at the next answer already, although that was loaded before', async () => {
  const { api } = fakeApi({
    answerToMark: ({ after }) => ({ answerToMark: after === null ? answer(1) : after === '1' ? answer(2) : null }),
    saveTeacherMark: ({ operationId, sequence }) => ({
      saveTeacherMark: { operationId, sequence, marks: 1, outOf: 3, isSettled: true },
    }),
    saveMarkComment: () => ({ saveMarkComment: 'c1' }),
  });
  showWork(api);
  await screen.findByText('Student 1’s answer');
  await userEvent.keyboard('cSay why.{Escape}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Save for' }), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Save to comment bank' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save and next' }));
  await screen.findByText('Student 2’s answer');
  await userEvent.click(screen.getByRole('button', { name: 'Say why.' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Say why.');
});

const showWork = (api: Api) =>
  showView('teacher.assignment.student-detail', view, {
    at: `/teacher/assignment/${WORK}/student-detail?student=${WORK}`,
    api,
  });

test('what the server refuses stays, with its comments, until it is sent again or discarded', async () => {
  let isTaken = false;
  const { api } = fakeApi({
    answerToMark: ({ after }) => ({ answerToMark: after === null ? answer(1) : null }),
    saveTeacherMark: ({ operationId, sequence }) => {
      if (!isTaken) throw new ProductError('NOT_FOUND');
      return { saveTeacherMark: { operationId, sequence, marks: 1, outOf: 3, isSettled: true } };
    },
  });
  showWork(api);
  await screen.findByText('Student 1’s answer');
  await userEvent.keyboard('1cOsmosis needs a membrane.{Escape}n');
  expect(await screen.findByText(/you no longer teach this class/)).toBeDefined();
  expect(screen.getByText('Osmosis needs a membrane.')).toBeDefined();
  expect(Object.values(localStorage).join()).toContain('Osmosis needs a membrane.');
  isTaken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(screen.queryByText(/you no longer teach/)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('the moderator sees what each marker gave, and decides an appeal about two marks', async () => {
  const rounds = [
    { round: 1, awards: [{ point: 'a' }], marks: 1, comment: 'Enough.', sequence: 1, marker: 'Tess', isOwn: true },
    { round: 2, awards: [], marks: 0, comment: '', sequence: 1, marker: 'Nora', isOwn: false },
  ];
  const { api, calls } = fakeApi({
    marking: () => ({
      marking: { title: 'Title', ...{ questions: [line], students: [], remarkRequests: 1, agreement: null } },
    }),
    answerToMark: () => ({ answerToMark: { ...answer(1), rounds, remarkRequest: { text: 'Why?', answer: null } } }),
    saveTeacherMark: ({ operationId, sequence }) => ({
      saveTeacherMark: { operationId, sequence, marks: 1, outOf: 3, isSettled: true },
    }),
  });
  showView('teacher.assignment.student-detail', view, { at: `/teacher/assignment/${WORK}/student-detail`, api });
  await userEvent.click(await screen.findByRole('tab', { name: /Marking/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Review requests' }));
  expect(await screen.findByText('awarded in round 1, Tess')).toBeDefined();
  expect(screen.queryByText('awarded in round 2, Nora')).toBeNull();
  await userEvent.keyboard('1');
  await expect.poll(() => calls.findLast(({ name }) => name === 'saveTeacherMark')?.variables.round).toBe(3);
});

test('a comment is saved for a mark point, and offered for the next answer', async () => {
  const { api, calls } = fakeApi({
    answerToMark: () => ({
      answerToMark: { ...answer(1), comments: [{ id: 'c1', point: 'a', text: 'Say which way.' }] },
    }),
    saveMarkComment: () => ({ saveMarkComment: 'c2' }),
    saveTeacherMark: ({ operationId, sequence }) => ({
      saveTeacherMark: { operationId, sequence, marks: 0, outOf: 3, isSettled: true },
    }),
  });
  showWork(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Say which way.' }));
  const comment = screen.getByRole('textbox', { name: 'Comment' }) as HTMLTextAreaElement;
  expect(comment.value).toBe('Say which way.');
  await userEvent.type(comment, ' And why.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Save for' }), 'Point 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save to comment bank' }));
  expect(await screen.findByRole('button', { name: 'Say which way. And why.' })).toBeDefined();
  expect(calls.find(({ name }) => name === 'saveMarkComment')?.variables).toMatchObject({ point: 'b' });
});

test('an uploaded image is shown next to the mark scheme', async () => {
  const image = { id: WORK, name: 'page 1.png', mime: 'image/png', bytes: 10 };
  const plan = { ...image, id: '22222222-2222-4222-8222-222222222222', name: 'plan.pdf', mime: 'application/pdf' };
  const { api } = fakeApi({
    answerToMark: () => ({ answerToMark: { ...answer(1), type: 'file', response: { files: [image, plan] } } }),
    AnswerFile: ({ id }) => ({ answerFile: { id, url: `/media/answers/${id}` } }),
  });
  showWork(api);
  const shown = await screen.findByRole('img', { name: 'page 1.png' });
  expect(shown.getAttribute('src')).toBe(`/media/answers/${WORK}`);
  expect(screen.queryByRole('img', { name: 'plan.pdf' })).toBeNull();
  expect(screen.getByRole('button', { name: /plan\.pdf/ })).toBeTruthy();
});
