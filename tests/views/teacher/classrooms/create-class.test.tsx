import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as classroomsView from '#views/teacher/classrooms/classrooms.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const TEACHER = { ...STUDENT, userRole: 'teacher' } as const;
const SUBJECT = '0190a0a0-0000-7000-8000-000000000001';

function show(at: string) {
  let round = 0;
  const { api, calls } = fakeApi({
    taughtClassList: () => ({ taughtClasses: [], subjects: [{ id: SUBJECT, title: 'Physics' }] }),
    createClassroom: () => {
      round += 1;
      if (round === 1) throw new ProductError('INVALID_INPUT', { fields: { name: 'This name is taken' } });
      return { createClassroom: 'c1' };
    },
  });
  showView('teacher.classroom', classroomsView, { at, api, user: TEACHER });
  return { created: () => calls.filter(({ name }) => name === 'createClassroom').map(({ variables }) => variables) };
}

test('a class is created in a dialog, which shows every error at its field, and then opened', async () => {
  const user = userEvent.setup();
  const { created } = show('/teacher/classroom');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'New class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New class' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard('{Enter}');
  await dialog.findByText('Enter a name for the class');
  expect(created()).toEqual([]);
  await user.type(name, ' 10b ');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Subject' }), 'Physics');
  await user.click(dialog.getByRole('button', { name: 'Create class' }));
  await dialog.findByText('This name is taken');
  await user.click(dialog.getByRole('button', { name: 'Create class' }));
  await screen.findByText('Elsewhere: /teacher/classroom/c1/detail');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(created()).toEqual([0, 1].map(() => ({ input: { name: '10b', subject: SUBJECT } })));
});

test('an address that asks for it opens the dialog at once; cancelling creates nothing', async () => {
  const user = userEvent.setup();
  const { created } = show('/teacher/classroom?create');
  const dialog = within(await screen.findByRole('dialog', { name: 'New class' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(created()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'New class' })).toBeDefined();
});
