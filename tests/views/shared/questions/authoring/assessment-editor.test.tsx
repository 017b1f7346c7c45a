import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as paperCreate from '#views/admin/questions/paper-create.view.tsx';
import * as quizEdit from '#views/admin/questions/quiz-edit.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

const TOPIC = '01900000-0000-7000-8000-000000000001';
const SUBJECT = '01900000-0000-7000-8000-000000000003';
const QUIZ = '01900000-0000-7000-8000-000000000002';
const [FIRST, SECOND] = ['01900000-0000-7000-8000-000000000011', '01900000-0000-7000-8000-000000000012'];
const NO_VERSIONS = () => ({ assessmentVersions: [{ number: 1, createdAt: null, author: '' }] });
const TOPICS = { authorTopics: [{ id: TOPIC, title: 'Cells', subject: { id: SUBJECT, title: 'Biology' } }] };
const ADMIN = { ...STUDENT, userRole: 'admin' as const };

const item = (id: string, stem: string) => ({
  ...{ id, stem, type: 'true-false', topic: 'Cells', difficulty: 'unknown', marks: 1, isLive: true },
});
const quiz = (revision: number, title: string, ...items: ReturnType<typeof item>[]) => ({
  ...{
    id: QUIZ,
    revision,
    stage: 'draft',
    publishAt: null,
    deletedAt: null,
    openAttempts: 0,
    pastAttempts: 0,
    isShared: null,
  },
  draft: {
    ...{ title, topic: TOPIC, instructions: '', seconds: null },
    entries: items.map(({ id }) => ({ kind: 'pick', item: id, marks: null })),
  },
  items,
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the quiz and paper editor', () => {
  test('lists what is missing until it is complete, and refuses invalid grade boundaries', async () => {
    const fake = fakeApi({ authorTopics: () => TOPICS });
    const at = '/admin/exam-paper/create';
    showView('admin.exam-paper.create', paperCreate, { at, api: fake.api, user: ADMIN });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const name = screen.getByLabelText('Name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(name, 'Paper 1');
    expect(name.getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('Subject'), SUBJECT);
    const boundaries = screen.getByLabelText<HTMLTextAreaElement>('Grade boundaries');
    await userEvent.type(boundaries, 'A = 80{Enter}good');
    expect(boundaries.value).toBe('A = 80\ngood');
    expect(boundaries.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(fake.calls.some(({ name: call }) => call === 'createPaper')).toBe(false);
  });

  test('shows the reliability once enough students have answered', async () => {
    const answered = { ...quiz(4, 'Organs', item(FIRST, 'Is it a heart?')), pastAttempts: 27 };
    let reliability = { students: 27, items: 12, alpha: 0.7349 as number | null };
    const fake = fakeApi({
      authorTopics: () => TOPICS,
      assessmentVersions: NO_VERSIONS,
      authoredQuiz: () => ({ authoredQuiz: answered }),
      assessmentReliability: () => ({ reliability }),
    });
    const show = () =>
      showView('admin.quiz.edit', quizEdit, { at: `/admin/quiz/${QUIZ}/edit`, api: fake.api, user: ADMIN });
    show();
    const alpha = await screen.findByText('Cronbach’s alpha');
    expect(alpha.nextElementSibling?.textContent).toBe('0.73');
    cleanup();
    reliability = { students: 3, items: 12, alpha: null };
    show();
    await screen.findByText('Not enough data: 3 students so far.');
    expect(screen.queryByText('Cronbach’s alpha')).toBeNull();
  });

  test('shows how an earlier version differs, and loads it to be saved', async () => {
    const [heart, lung] = [item(FIRST, 'Is it a heart?'), item(SECOND, 'Is it a lung?')];
    const past = quiz(1, 'Inner organs', heart, lung);
    const fake = fakeApi({
      authorTopics: () => TOPICS,
      authoredQuiz: () => ({ authoredQuiz: quiz(2, 'Organs', heart) }),
      assessmentVersions: () => ({
        assessmentVersions: [
          { number: 2, createdAt: '2027-05-02T10:00:00Z', author: 'Ada' },
          { number: 1, createdAt: '2027-05-01T10:00:00Z', author: 'Grace' },
        ],
      }),
      assessmentVersion: ({ number }) => ({
        assessmentVersion: number === 1 ? { draft: past.draft, items: past.items } : null,
      }),
    });
    showView('admin.quiz.edit', quizEdit, { at: `/admin/quiz/${QUIZ}/edit`, api: fake.api, user: ADMIN });
    const versions = await screen.findByRole('region', { name: 'Versions' });
    const [, earlier] = await within(versions).findAllByRole('listitem');
    if (earlier === undefined) throw new Error('There is one version alone.');
    expect(earlier.textContent).toContain('Grace');
    await userEvent.click(within(earlier).getByRole('button', { name: 'Compare with current' }));
    await within(earlier).findByText('Inner', { exact: false, selector: 'del' });
    expect(within(earlier).getByText('Is it a lung?', { exact: false, selector: 'del' })).toBeTruthy();
    await userEvent.click(within(earlier).getByRole('button', { name: 'Restore this version' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Inner organs');
    expect(screen.getAllByText('Is it a lung?').length).toBeGreaterThan(0);
  });

  test('shows both versions in words if a colleague has saved meanwhile', async () => {
    let saved = quiz(4, 'Organs', item(FIRST, 'Is it a heart?'));
    const fake = fakeApi({
      authorTopics: () => TOPICS,
      assessmentVersions: NO_VERSIONS,
      authoredQuiz: () => ({ authoredQuiz: saved }),
      saveQuiz: () => {
        throw new ProductError('CHANGED_MEANWHILE');
      },
    });
    const at = `/admin/quiz/${QUIZ}/edit`;
    showView('admin.quiz.edit', quizEdit, { at, api: fake.api, user: ADMIN });
    await userEvent.type(await screen.findByLabelText('Name'), ' of frogs');
    saved = quiz(9, 'Organs', item(FIRST, 'Is it a heart?'), item(SECOND, 'Is it a lung?'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const title = await screen.findByText(/Someone else changed this/);
    const conflict = within(title.parentElement ?? document.body);
    expect(conflict.getByText('Name')).toBeDefined();
    expect(conflict.getByText('Questions').parentElement?.textContent).toContain('Is it a lung?');
  });
});
