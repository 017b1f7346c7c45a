import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as schemeView from '#views/teacher/classrooms/schemes/scheme.view.tsx';
import * as schemesView from '#views/teacher/classrooms/schemes/schemes.view.tsx';
import { fakeApi, showView } from '../../../../support/browser/show-view.tsx';

afterEach(cleanup);

const BIOLOGY = { id: '6e7ee5f6-0a2f-4b1c-9d3e-0a1b2c3d4e5f', title: 'Biology' };
const LINE = {
  ...{ id: 's1', title: 'Year 10', subject: BIOLOGY, level: null, weekCount: 2, isShared: true, isManaged: false },
  ...{ createdBy: 'Priya Nair', updatedAt: '2027-03-01T10:00:00Z', isArchived: false, classCount: 1 },
};
const week = (id: string, more: object = {}) => ({
  ...{ id, version: 1, title: '', note: '', topics: [], links: [], assignments: [] },
  ...more,
});

const showList = (schemes: readonly object[]) => {
  const { api, calls } = fakeApi({
    schemes: () => ({ schemes, subjects: [BIOLOGY] }),
    createScheme: () => ({ createScheme: 's2' }),
  });
  showView('teacher.scheme', schemesView, { at: '/teacher/scheme', api });
  return calls;
};

test('an empty list says what will be in it, and the first scheme can be created', async () => {
  const calls = showList([]);
  await screen.findByRole('heading', { name: 'No schemes of work yet' });
  await userEvent.click(screen.getByRole('button', { name: 'Create scheme of work' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Year 11');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Subject' }), 'Biology');
  await userEvent.click(dialog.getByRole('button', { name: 'Create scheme of work' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'createScheme')?.variables).toEqual({
      draft: { title: 'Year 11', subject: BIOLOGY.id, level: null, weeks: 12 },
    }),
  );
});

test('the list names whose scheme it is and which classes follow it, and leads to each', async () => {
  showList([LINE]);
  const link = await screen.findByRole('link', { name: /Year 10/ });
  expect(link.getAttribute('href')).toBe('/teacher/scheme/s1/detail');
  for (const part of ['Biology', '2 weeks', '1 class', 'Shared with your school', 'Priya Nair'])
    expect(link.textContent).toContain(part);
});

test('if a colleague has saved the week meanwhile, both versions are shown, and what was typed is saved next', async () => {
  const theirs = week('w1', { version: 2, title: 'Cells and membranes', note: 'Book the microscopes' });
  const scheme = {
    ...{ ...LINE, updatedBy: 'Tess Teacher', version: 1 },
    weeks: [week('w1', { title: 'Cells' }), week('w2')],
  };
  const { api, calls } = fakeApi({
    scheme: () => ({ scheme, subjects: [{ ...BIOLOGY, topics: [] }], assignedWork: [] }),
    schemeWeeks: () => ({ scheme: { updatedBy: 'Priya Nair', weeks: [theirs, week('w2')] } }),
    saveSchemeWeek: ({ version }) => {
      if (version === 1) throw new ProductError('CHANGED_MEANWHILE');
      return { saveSchemeWeek: true };
    },
  });
  showView('teacher.scheme.detail', schemeView, { at: '/teacher/scheme/s1/detail', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit week 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  const note = dialog.getByRole('textbox', { name: 'Notes for teachers' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Osmosis');
  await userEvent.type(note, 'Potatoes');
  await userEvent.click(dialog.getByRole('button', { name: 'Save week' }));

  await dialog.findByText('Changed by Priya Nair meanwhile');
  expect(dialog.getByText('Cells and membranes')).toBeDefined();
  expect(dialog.getByText('Book the microscopes')).toBeDefined();
  expect(title).toHaveProperty('value', 'Osmosis');
  expect(note).toHaveProperty('value', 'Potatoes');

  await userEvent.click(dialog.getByRole('button', { name: 'Save your version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saves = calls.filter(({ name }) => name === 'saveSchemeWeek').map(({ variables }) => variables);
  expect(saves).toMatchObject([
    { scheme: 's1', week: 'w1', version: 1 },
    { scheme: 's1', week: 'w1', version: 2, draft: { title: 'Osmosis', note: 'Potatoes' } },
  ]);
});
