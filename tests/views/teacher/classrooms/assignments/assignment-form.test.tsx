import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { NEW_DRAFT } from '#domain/classrooms/assignments/new-assignment.ts';
import { AssignmentForm } from '#views/teacher/classrooms/assignments/assignment-form.tsx';

afterEach(cleanup);

const QUIZ = '00000000-0000-4000-8000-000000000001';
const CHOICES = {
  assignableContent: [
    {
      ...{ kind: 'quiz' as const, id: QUIZ, title: 'Forces', subject: 'Physics', topic: 'Motion' },
      ...{ isOwn: false, sharedBy: null },
    },
  ],
  assignableTopics: [],
};

function show(changes: Partial<AssignmentDraft> = {}) {
  const send = vi.fn(async (_: AssignmentDraft) => undefined);
  const initial = {
    ...NEW_DRAFT,
    title: 'Test',
    parts: [{ kind: 'quiz' as const, ref: QUIZ, items: [], draws: null }],
    ...changes,
  };
  const Component = () => (
    <Theme>
      <AssignmentForm
        choices={CHOICES}
        groups={[]}
        subject={null}
        classrooms={[]}
        known={[]}
        initial={initial}
        isStarted
        sendLabel="Save"
        send={send}
      />
    </Theme>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />);
  return {
    send,
    minutes: screen.getByRole('spinbutton', { name: /Time limit per task/ }),
    blocks: screen.getByRole<HTMLInputElement>('checkbox', { name: /Block practice/ }),
  };
}

test('a time limit blocks practice, and removing it allows it', async () => {
  const user = userEvent.setup();
  const { send, minutes, blocks } = show();
  expect(blocks.checked).toBe(false);
  await user.type(minutes, '30');
  expect(blocks.checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send.mock.calls[0]?.[0]).toMatchObject({ seconds: 1_800, blocksPractice: true });
  await user.clear(minutes);
  expect(blocks.checked).toBe(false);
});

test('the teacher’s choice stays, whatever happens to the time limit', async () => {
  const user = userEvent.setup();
  const { send, minutes, blocks } = show({ seconds: 600, blocksPractice: true });
  await user.click(blocks);
  await user.clear(minutes);
  await user.type(minutes, '20');
  expect(blocks.checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send.mock.calls[0]?.[0]).toMatchObject({ seconds: 1_200, blocksPractice: false });
});
