import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as reports from '#views/teacher/classrooms/student-reports/student-reports.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

const SET = {
  ...{ id: 'r', from: '2026-09-01', until: '2026-12-31', sections: ['marks', 'comment'], version: 1 },
  publishedAt: '2026-11-01T10:00:00Z',
};
const VALUES = { className: 'Physics', averageMark: null, strongestTopic: null, weakestTopic: null };
const STUDENTS = [
  {
    ...{ id: 'a', name: 'Ada Brook', comment: '', commentVersion: 0, markCount: 0, average: null },
    values: { ...VALUES, firstName: 'Ada' },
  },
];
const BANK = [
  { id: 'x', text: 'Well done, {firstName}.' },
  { id: 'y', text: 'You reached {averageMark}.' },
];

function show() {
  const { api, calls } = fakeApi({
    classReports: () => ({ classReports: { id: 'c', name: 'Physics', sets: [SET] }, bankComments: BANK }),
    reportOverview: () => ({ reportOverview: { set: SET, students: STUDENTS } }),
    saveReportComment: () => ({ saveReportComment: 1 }),
    printWarnings: () => ({ printWarnings: [{ name: 'Ada Brook', characters: '王 小' }] }),
    publishReports: () => ({ publishReports: 1 }),
    emailReports: () => ({ emailReports: true }),
  });
  showView('teacher.classroom.report', reports, {
    at: '/teacher/classroom/c/report?set=r',
    api,
    user: { ...STUDENT, userRole: 'teacher' },
  });
  return calls;
}

test('a comment of the bank is filled in, saved, and counted', async () => {
  const calls = show();
  const student = await screen.findByRole('region', { name: 'Ada Brook' });
  expect(within(student).getByText(/No marks yet in this period/)).toBeTruthy();
  expect(screen.getByText('0 of 1 comments written')).toBeTruthy();
  await userEvent.selectOptions(within(student).getByRole('combobox'), 'Well done, {firstName}.');
  expect(within(student).getByRole('textbox')).toHaveProperty('value', 'Well done, Ada.');
  expect(screen.getByText('1 of 1 comments written')).toBeTruthy();
  await waitFor(() => expect(calls.some(({ name }) => name === 'saveReportComment')).toBe(true), { timeout: 3_000 });
  expect(calls.find(({ name }) => name === 'saveReportComment')?.variables).toEqual({
    ...{ set: 'r', student: 'a', text: 'Well done, Ada.', version: 0 },
  });
});

test('a placeholder without a value is named, and nothing is inserted', async () => {
  show();
  const student = await screen.findByRole('region', { name: 'Ada Brook' });
  await userEvent.selectOptions(within(student).getByRole('combobox'), 'You reached {averageMark}.');
  expect(within(student).getByText('Not inserted: there is no value for {averageMark}.')).toBeTruthy();
  expect(within(student).getByRole('textbox')).toHaveProperty('value', '');
});

test('who publishes chooses who is emailed, and can email published reports later', async () => {
  const calls = show();
  const sentWith = (name: string) => calls.find((call) => call.name === name)?.variables;
  await userEvent.click(await screen.findByRole('button', { name: 'Publish reports' }));
  const publishing = await screen.findByRole('dialog', { name: 'Publish 1 report?' });
  expect(screen.getByText('Ada Brook: 王 小')).toBeTruthy();
  expect(within(publishing).getByText(/instead of some characters in the reports on Ada Brook/)).toBeTruthy();
  expect(within(publishing).getByRole('radio', { name: 'Students and guardians' })).toHaveProperty('checked', true);
  await userEvent.click(within(publishing).getByRole('radio', { name: 'Students only' }));
  await userEvent.click(within(publishing).getByRole('button', { name: 'Publish reports' }));
  await waitFor(() => expect(sentWith('publishReports')).toEqual({ set: 'r', recipients: 'students' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Email reports' }));
  const emailing = await screen.findByRole('dialog', { name: 'Email these reports?' });
  await userEvent.click(within(emailing).getByRole('radio', { name: 'Guardians only' }));
  await userEvent.click(within(emailing).getByRole('button', { name: 'Email reports' }));
  await waitFor(() => expect(sentWith('emailReports')).toEqual({ set: 'r', recipients: 'guardians' }));
});
