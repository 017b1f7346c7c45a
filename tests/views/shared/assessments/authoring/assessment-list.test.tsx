import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as quizList from '#views/admin/questions/quiz-list.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

afterEach(cleanup);

const ADMIN = { ...STUDENT, userRole: 'admin' as const, permissions: ['quiz.read', 'quiz.write'] };
const nothing = { assessments: () => ({ assessments: { rows: [], next: null } }) };

test('a list without quizzes explains how to start, and offers to clear filters only if there are some', async () => {
  const { api } = fakeApi(nothing);
  showView('admin.quiz', quizList, { at: '/admin/quiz', api, user: ADMIN });
  expect(await screen.findByText(/Create your first quiz/)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recycle bin' }));
  expect(await screen.findByText(/Change your filters/)).toBeDefined();
  expect(screen.queryByText(/Create your first quiz/)).toBeNull();
});
