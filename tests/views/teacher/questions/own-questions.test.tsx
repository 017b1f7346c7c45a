import { cleanup, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/teacher/classrooms/assignments/assignments.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const shown = async (at: string) => {
  const { api, calls } = fakeApi({
    assignedWork: () => ({ assignedWork: [] }),
    authorTopics: () => ({ authorTopics: [] }),
    bank: () => ({ bank: { rows: [], next: null } }),
    InterchangeFormats: () => ({ interchangeFormats: { read: ['gift', 'qti', 'apkg'], written: ['gift'] } }),
    Imports: () => ({ imports: [] }),
  });
  await act(async () => showView('teacher.assignment', view, { at, api }));
  return calls;
};

test('a teacher gets from assignments to their own questions', async () => {
  await shown('/teacher/assignment');
  const link = await screen.findByRole('link', { name: 'Your questions' });
  expect(link.getAttribute('href')).toBe('/teacher/assignment?questions=');
});

test('they are requested and listed, with a link to the import', async () => {
  const calls = await shown('/teacher/assignment?questions=');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your questions' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/teacher/assignment?import=');
  const write = screen.getByRole('link', { name: 'New question' });
  expect(write.getAttribute('href')).toBe('/teacher/assignment?questions=new');
  await expect.poll(() => calls.map(({ name }) => name)).toContain('bank');
  expect(calls.map(({ name }) => name)).not.toContain('assignedWork');
  expect(await screen.findByText('No questions yet')).toBeTruthy();
});

test('the address opens the import, with a link back to the questions', async () => {
  await shown('/teacher/assignment?import=');
  expect(await screen.findByRole('heading', { level: 1, name: 'Import questions' })).toBeTruthy();
  expect(await screen.findByText(/Moodle GIFT, IMS QTI or Common Cartridge\./)).toBeTruthy();
  const breadcrumbs = within(screen.getByRole('navigation')).getByRole('link', { name: 'Your questions' });
  expect(breadcrumbs.getAttribute('href')).toBe('/teacher/assignment?questions=');
});

test('a question that a colleague shares is copied, and the copy opened', async () => {
  const row = {
    ...{ id: 'i1', isOwn: false, sharedBy: 'Olive Owner', isShared: false, externalId: 'x', type: 'true-false' },
    ...{ stage: 'published', isLive: true, stem: 'Is it a tapir?', topic: 'Animals', subject: 'Biology' },
    ...{ difficulty: 'easy', marks: 1, tags: [], openReports: 0, changedAt: '2027-01-02T03:04:05Z' },
  };
  const { api, calls } = fakeApi({
    authorTopics: () => ({ authorTopics: [] }),
    bank: () => ({ bank: { rows: [row], next: null } }),
    copyShared: () => ({ copyShared: 'i9' }),
  });
  const at = '/teacher/assignment?questions=shared';
  const { router } = showView('teacher.assignment', view, { at, api });
  const copy = await screen.findByRole('button', { name: 'Copy to my questions: Is it a tapir?' });
  expect(screen.getByText('Shared by Olive Owner')).toBeDefined();
  copy.click();
  await expect.poll(() => router.state.location.search).toBe('?questions=i9');
  expect(calls).toContainEqual({ name: 'copyShared', variables: { id: 'i1' } });
  expect(calls.find(({ name }) => name === 'bank')?.variables).toMatchObject({
    filter: { selectable: true, shared: true },
  });
});
