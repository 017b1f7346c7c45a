import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PracticeTools } from '#views/shared/attempts/practice-tools.tsx';
import type { AttemptQuestionState } from '#views/shared/attempts/use-attempt.ts';
import type { Practice } from '#views/shared/attempts/use-practice.ts';

vi.mock('#client/app.context.ts', async (original) => ({ ...(await original<object>()), useSession: () => null }));

const check = vi.fn(async () => true);
const practiceAfter = (tries: number) =>
  ({
    behaviour: 'interactive',
    asksConfidence: false,
    busy: false,
    problem: null,
    of: () => ({ step: { tries, locked: false, confidence: null, hintCount: 0, hints: [] }, review: null }),
    check,
  }) as unknown as Practice;
const answered = (response: unknown) =>
  ({ position: 1, answered: true, state: 'saved', response, images: [] }) as unknown as AttemptQuestionState;
const tools = (response: unknown, tries: number) => (
  <PracticeTools item={answered(response)} practice={practiceAfter(tries)} saveNote={null} onCheck={() => undefined} />
);

test('an incorrect answer is not checked again until it changes', async () => {
  const first = { choice: 'A' };
  const { rerender } = render(tools(first, 0));
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
  await act(async () => rerender(tools(first, 1)));
  expect(check).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toContain('Not correct yet');
  expect(screen.getByRole('status').textContent).toContain('2 attempts left');
  expect(screen.getByRole('button', { name: 'Check again' }).hasAttribute('disabled')).toBe(true);
  rerender(tools({ choice: 'B' }, 1));
  expect(screen.getByRole('button', { name: 'Check again' }).hasAttribute('disabled')).toBe(false);
});
