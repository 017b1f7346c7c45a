import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as view from '#views/admin/classrooms/school-classes.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

const ADMIN = { ...STUDENT, permissions: ['users.read', 'users.write'] };
const LINE = {
  ...{ id: 'r', classroom: 'c', className: 'Physics 9', isArchived: false, teachers: ['Tess Teacher'] },
  ...{ from: '2026-09-01', until: '2026-12-31', version: 1, publishedAt: '2026-11-01T10:00:00Z' },
  ...{ studentCount: 24, commentCount: 20, reportCount: 24 },
};
const FILE = { id: 'f', kind: 'pdf', state: 'ready', done: 24, all: 24 };

async function show(at: string, role: 'schoolAdmin' | 'admin' = 'schoolAdmin') {
  const { api, calls } = fakeApi({
    schoolClasses: () => ({ schoolClasses: [] }),
    printWarnings: () => ({ printWarnings: [] }),
    schoolReports: () => ({ schoolReports: [LINE] }),
    reportedStudents: () => ({ reportedStudents: [{ id: 's', name: 'Ada Brook' }] }),
    publishedReportPdf: () => ({ publishedReportPdf: btoa('%PDF') }),
    startReportFile: () => ({ startReportFile: 'f' }),
    reportFile: () => ({ reportFile: FILE }),
    reportFileContent: () => ({ reportFileContent: btoa('%PDF') }),
  });
  await act(async () => {
    showView('admin.classroom', view, { at, api, user: { ...ADMIN, userRole: role } });
  });
  return calls;
}

/** A tab that the page opens, with what it shows. */
function openedTab() {
  const document = { title: '', body: { textContent: '' } };
  const tab = { closed: false, document, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  return tab;
}

test('a school admin opens the reports of a class from the list', async () => {
  await show('/admin/classroom?reports=');
  expect(await screen.findByText('20 of 24')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: /Open reports of Physics 9/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Physics 9/ })).toBeDefined();
  expect(screen.getByText(/20 of 24 comments written/)).toBeDefined();
});

test('others see no reports at this address', async () => {
  const calls = await show('/admin/classroom?reports=', 'admin');
  expect(calls.some(({ name }) => name === 'schoolReports')).toBe(false);
});

test('all reports are printed in a tab that says how far they are', async () => {
  const tab = openedTab();
  const calls = await show('/admin/classroom?reports=r');
  await userEvent.click(await screen.findByRole('button', { name: 'Print all' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:report'));
  expect(tab.document.body.textContent).toBe('24 of 24 reports');
  expect(calls.find(({ name }) => name === 'reportFileContent')?.variables).toEqual({ id: 'f', isToPrint: true });
});

test('a single report is printed, and a list that nobody opens is not loaded', async () => {
  const tab = openedTab();
  const calls = await show('/admin/classroom?reports=r');
  const summary = await screen.findByText('Single reports');
  expect(calls.some(({ name }) => name === 'reportedStudents')).toBe(false);
  await userEvent.click(summary);
  await userEvent.click(await screen.findByRole('button', { name: 'Print report on Ada Brook' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:report'));
  expect(calls.find(({ name }) => name === 'publishedReportPdf')?.variables).toEqual({
    ...{ set: 'r', student: 's', isToPrint: true },
  });
});
