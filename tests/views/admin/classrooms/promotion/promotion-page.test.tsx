import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlannedClass, PromotionPreview } from '#domain/classrooms/promotion/promotion.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import * as view from '#views/admin/classrooms/school-classes.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

afterEach(cleanup);
beforeEach(() => {
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

const classes = [
  { id: 'a', name: '10A', subject: null, studentCount: 2, teachers: ['Tess Teacher'] },
  { id: 'b', name: '13B', subject: null, studentCount: 1, teachers: [] },
  { id: 'c', name: 'Chess', subject: null, studentCount: 3, teachers: [] },
];
const planned = (more: Partial<PlannedClass> = {}): PlannedClass => ({
  ...{ id: 'a', name: '10A', action: 'create', target: { id: null, name: '11A' }, problem: null, invitationCount: 0 },
  ...{ students: [{ id: 's', name: 'Sam Student', note: 'deactivated' }], teachers: [], ...more },
});
const preview = (entries: readonly PlannedClass[], base = 'one'): PromotionPreview => ({
  ...{ classes: entries, base },
  counts: {
    ...{ created: 1, joined: 0, archived: 0, students: 2, leftOut: 1 },
    problems: entries.filter(({ problem }) => problem !== null).length,
  },
});
const row = {
  ...{ id: 'p', by: 'Ada', school: 'North', createdAt: '2027-07-01T10:00:00.000Z', undoneAt: null, classCount: 2 },
  ...{ studentCount: 2, canUndo: true, retained: [] },
};
const show = (answers: Parameters<typeof fakeApi>[0]) => {
  const faked = fakeApi({
    promotableClasses: () => ({ promotableClasses: classes }),
    promotions: () => ({ promotions: [] }),
    ...answers,
  });
  const user = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions: ['users.read', 'users.write'] };
  showView('admin.classroom', view, { at: '/admin/classroom?promotion=', api: faked.api, user });
  return faked;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('proposes names, previews, promotes after confirmation, and undoes', async () => {
  const retained = [{ name: '11A', reason: 'work' as const, count: 0 }];
  const { calls } = show({
    promotionPreview: () => ({ promotionPreview: preview([planned()]) }),
    runPromotion: () => ({ runPromotion: row }),
    undoPromotion: () => ({ undoPromotion: { ...row, undoneAt: row.createdAt, canUndo: false, retained } }),
  });
  expect(await screen.findByDisplayValue('11A')).toBeDefined();
  const actions = screen.getAllByRole('combobox', { name: /Action for/ });
  expect(actions.map((each) => each instanceof HTMLSelectElement && each.value)).toEqual([
    'promote',
    'archive',
    'leave',
  ]);
  await press('Preview');
  const choices = [
    { id: 'a', action: 'promote', name: '11A', includesTeachers: true },
    { id: 'b', action: 'archive' },
  ];
  expect(await screen.findByText('Check what changes')).toBeDefined();
  expect(calls.find(({ name }) => name === 'promotionPreview')?.variables).toEqual({ school: null, choices });
  await press('Promote classes');
  await confirm('Promote classes');
  expect(await screen.findByText('2 classes were promoted or archived, and 2 students have moved on.')).toBeDefined();
  expect(calls.find(({ name }) => name === 'runPromotion')?.variables).toEqual({ school: null, choices, base: 'one' });
  await press('Undo promotion');
  await confirm('Undo promotion');
  expect(await screen.findByText('11A: the new class has work or settings, so it’s kept.')).toBeDefined();
});

test('a name that is missing is shown before anything is sent', async () => {
  const { calls } = show({});
  await userEvent.clear(await screen.findByDisplayValue('11A'));
  await press('Preview');
  expect(screen.getByText('Enter the new name of 10A.')).toBeDefined();
  expect(calls.some(({ name }) => name === 'promotionPreview')).toBe(false);
});

test('classes with a problem are named, and can be left as they are', async () => {
  let entries = [planned({ problem: 'nameTaken' }), planned({ id: 'b', name: '13B', action: 'archive', target: null })];
  const { calls } = show({
    promotionPreview: () => {
      const shown = entries;
      entries = entries.slice(1);
      return { promotionPreview: preview(shown) };
    },
  });
  await screen.findByDisplayValue('11A');
  await press('Preview');
  expect(await screen.findByText('1 class has a problem')).toBeDefined();
  expect(screen.getByText(/An active class already has the name 11A/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Promote classes' })).toBeNull();
  await press('Leave these classes as they are');
  expect(await screen.findByRole('button', { name: 'Promote classes' })).toBeDefined();
  expect(calls.findLast(({ name }) => name === 'promotionPreview')?.variables).toEqual({
    ...{ school: null, choices: [{ id: 'b', action: 'archive' }] },
  });
});

test('a change since the preview shows a new one, and a second promotion is refused by name', async () => {
  let count = 0;
  show({
    promotionPreview: () => ({ promotionPreview: preview([planned()], 'two') }),
    runPromotion: () => {
      count += 1;
      throw count === 1
        ? new ProductError('CHANGED_MEANWHILE')
        : new ProductError('IN_USE', { problem: problemText('promotionRepeated', { name: '10A' }) });
    },
  });
  await screen.findByDisplayValue('11A');
  await press('Preview');
  await act(async () => {});
  await press('Promote classes');
  await confirm('Promote classes');
  expect(await screen.findByText(/have changed since the preview/)).toBeDefined();
  await press('Promote classes');
  await confirm('Promote classes');
  expect(await screen.findByText(/10A.* has already been promoted/)).toBeDefined();
});
