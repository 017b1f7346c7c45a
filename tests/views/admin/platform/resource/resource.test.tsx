import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { loadEditor } from '#ui/rich-editor/lazy-editor.tsx';
import * as view from '#views/admin/platform/resource/resource.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

vi.mock('#ui/rich-editor/lazy-editor.tsx', () => ({ loadEditor: vi.fn(async () => ({})), LazyEditor: () => null }));

beforeEach(() => {
  localStorage.clear();
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});
afterEach(cleanup);

const ADMIN: SessionUser = { ...STUDENT, userRole: 'admin', permissions: ['content.read', 'content.write'] };
const CELLS = { title: 'Physics', slug: 'physics', topicCount: 3, position: 1, updatedAt: '2027-01-02T03:04:05Z' };
const row = (id: string, title: string) => ({
  ...{ id, revision: 1, title, deletedAt: null },
  cells: { ...CELLS, title },
});
const page = (rows: readonly object[], more: object = {}) => ({
  resourceList: { rows, total: rows.length, totalIsExact: true, before: null, after: null, ...more },
  savedViews: [],
});
const RECORD = {
  resourceRecord: {
    ...{ id: 'r1', revision: 4, title: 'Physics', deletedAt: null, updatedAt: '2027-01-02T03:04:05Z' },
    changedBy: 'Grace',
    values: { title: 'Physics', slug: 'physics', summary: 'Forces', position: 1 },
  },
};

test('search and filters go into the address, and the address queries the server', async () => {
  const { api, calls } = fakeApi({
    ResourceList: () => page([row('r1', 'Physics'), row('r2', 'Chemistry')], { after: 'cursor', total: 70 }),
  });
  const { router } = showView('admin.subject', view, { at: '/admin/subject?order=-title', api, user: ADMIN });
  expect(await screen.findByRole('link', { name: 'Physics' })).toHaveProperty('pathname', '/admin/subject/r1/edit');
  expect(calls[0]?.variables).toMatchObject({ query: { order: { column: 'title', direction: 'descending' } } });

  await userEvent.type(screen.getByRole('searchbox'), 'phy');
  await waitFor(() => expect(router.state.location.search).toContain('q=phy'));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ query: { search: 'phy', after: null } }));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ query: { search: 'phy', after: 'cursor' } }));
});

test('selected records are deleted after a confirmation, and restored by undo', async () => {
  const { api, calls } = fakeApi({
    ResourceList: () => page([row('r1', 'Physics')]),
    DeleteResources: () => ({ deleteResources: 1 }),
    RestoreResources: () => ({ restoreResources: 1 }),
  });
  showView('admin.subject', view, { at: '/admin/subject', api, user: ADMIN });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Physics' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('1 record restored.');
  expect(calls.filter(({ name }) => name.endsWith('Resources')).map(({ variables }) => variables)).toEqual([
    { resource: 'subject', ids: ['r1'] },
    { resource: 'subject', ids: ['r1'] },
  ]);
});

test('users who may only read are offered no changes', async () => {
  const { api } = fakeApi({ ResourceList: () => page([row('r1', 'Physics')]) });
  showView('admin.subject', view, { at: '/admin/subject', api, user: { ...ADMIN, permissions: ['content.read'] } });
  await screen.findByRole('link', { name: 'Physics' });
  expect(screen.queryByRole('link', { name: 'New subject' })).toBeNull();
});

test('an empty list says so and offers to create the first record', async () => {
  const { api } = fakeApi({ ResourceList: () => page([]) });
  showView('admin.subject', view, { at: '/admin/subject', api, user: ADMIN });
  await screen.findByText('Nothing here yet');
  expect(screen.getAllByRole('link', { name: 'New subject' }).length).toBeGreaterThan(0);
});

test('a form shows errors next to the field without a request, by the same schema as the server', async () => {
  const { api, calls } = fakeApi({ CreateResource: () => ({ createResource: { id: 'r9', title: 'Botany' } }) });
  showView('admin.subject.create', view, { at: '/admin/subject/create', api, user: ADMIN });
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
  await screen.findByText('This field is required');
  expect(calls).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Botany');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['CreateResource']));
  expect(calls[0]?.variables).toEqual({
    resource: 'subject',
    values: { title: 'Botany', slug: '', summary: '', position: null },
  });
});

test('unsaved changes survive a reload, and can be discarded', async () => {
  const { api } = fakeApi({ ResourceRecord: () => RECORD });
  const at = '/admin/subject/r1/edit';
  const first = showView('admin.subject.edit', view, { at, api, user: ADMIN });
  await userEvent.type(await screen.findByRole('textbox', { name: /Summary/ }), ' and waves');
  await waitFor(() => expect(localStorage.getItem('draft.subject.r1')).toContain('Forces and waves'));
  first.unmount();
  showView('admin.subject.edit', view, { at, api, user: ADMIN });
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByRole('textbox', { name: /Summary/ })).toHaveProperty('value', 'Forces and waves');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox', { name: /Summary/ })).toHaveProperty('value', 'Forces');
  expect(localStorage.getItem('draft.subject.r1')).toBeNull();
});

test('a change that was reverted leaves no draft, which could overwrite what a colleague saves later', async () => {
  const { api } = fakeApi({ ResourceRecord: () => RECORD });
  showView('admin.subject.edit', view, { at: '/admin/subject/r1/edit', api, user: ADMIN });
  const summary = await screen.findByRole('textbox', { name: /Summary/ });
  await userEvent.type(summary, '!');
  await waitFor(() => expect(localStorage.getItem('draft.subject.r1')).toContain('Forces!'));
  await userEvent.type(summary, '{Backspace}');
  await waitFor(() => expect(localStorage.getItem('draft.subject.r1')).toBeNull());
});

test('after a conflict both versions are shown, and the chosen one is saved over the current one', async () => {
  let revision = 4;
  const { api, calls } = fakeApi({
    ResourceRecord: () => ({
      resourceRecord: {
        ...RECORD.resourceRecord,
        revision,
        values: { ...RECORD.resourceRecord.values, ...(revision === 5 && { summary: 'By Grace' }) },
      },
    }),
    SaveResource: (variables) => {
      if (variables.revision === 5) return { saveResource: { id: 'r1', title: 'Physics' } };
      revision = 5;
      throw new ProductError('CHANGED_MEANWHILE');
    },
  });
  showView('admin.subject.edit', view, { at: '/admin/subject/r1/edit', api, user: ADMIN });
  await userEvent.type(await screen.findByRole('textbox', { name: /Summary/ }), ' and me');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const both = await screen.findByRole('region', { name: 'Someone else changed this' });
  expect(both.textContent).toContain('By Grace');
  expect(both.textContent).toContain('Forces and me');
  await userEvent.click(within(both).getByRole('button', { name: 'Use theirs: Summary' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'SaveResource')).toHaveLength(2));
  expect(calls.findLast(({ name }) => name === 'SaveResource')?.variables).toMatchObject({
    revision: 5,
    values: { summary: 'By Grace' },
  });
});

const note = (id: string, title: string, publishedAt: string | null, deletedAt: string | null = null) => ({
  ...{ id, revision: 1, title, deletedAt },
  cells: { title, topic: 'Biology: Cells', kind: 'noteBooklet', publishedAt, position: 1, updatedAt: CELLS.updatedAt },
});

test('a resource with its own editor has the usual list, links to that editor, and is published in bulk', async () => {
  const { api, calls } = fakeApi({
    ResourceList: () => page([note('n1', 'Cells', null), note('n2', 'Genes', '2026-01-01T00:00:00Z')]),
    ResourceOptions: () => ({ resourceOptions: [] }),
    BulkEdit: () => ({ bulkEdit: { unchanged: 1, changes: [{ id: 'n1', title: 'Cells' }] } }),
    ApplyBulkEdit: () => {
      throw new ProductError('INVALID_INPUT', {
        fields: { publishedAt: 'Upload the recording first', record: 'Cells' },
      });
    },
  });
  showView('admin.notes', view, { at: '/admin/notes', api, user: ADMIN });
  expect(await screen.findByRole('link', { name: 'Cells' })).toHaveProperty('pathname', '/admin/notes/n1/edit');
  expect(screen.getAllByText('Note booklet').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'New note' }).getAttribute('href')).toBe('/admin/notes/create');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cells' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const bulk = within(screen.getByRole('region', { name: 'Edit 1 record' }));
  await userEvent.selectOptions(bulk.getByLabelText('Field'), 'Published');
  await userEvent.click(bulk.getByRole('button', { name: 'Now' }));
  await userEvent.click(bulk.getByRole('button', { name: 'Preview changes' }));
  await userEvent.click(await bulk.findByRole('button', { name: 'Apply changes' }));
  expect(await bulk.findByText('Nothing was changed, because of “Cells”:')).toBeDefined();
  expect(bulk.getByText('Upload the recording first')).toBeDefined();
  const sent = calls.find(({ name }) => name === 'BulkEdit')?.variables;
  expect(sent).toMatchObject({ resource: 'notes', ids: ['n1'] });
  expect(JSON.stringify(sent?.changes)).toMatch(/"publishedAt":"\d{4}-/);
});

test('records in the recycle bin have no link to an editor that could not open them', async () => {
  const { api } = fakeApi({
    ResourceList: () => page([note('n1', 'Cells', null, '2026-01-01T00:00:00Z')]),
    ResourceOptions: () => ({ resourceOptions: [] }),
  });
  showView('admin.notes', view, { at: '/admin/notes?bin=1', api, user: ADMIN });
  expect(await screen.findByRole('checkbox', { name: 'Select Cells' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Cells' })).toBeNull();
});

test('the editor of notes is loaded when the pointer is over a row, before it is pressed', async () => {
  const { api } = fakeApi({
    ResourceList: () => page([row('r1', 'Physics')]),
    ResourceOptions: () => ({ resourceOptions: [] }),
  });
  showView('admin.notes', view, { at: '/admin/notes', api, user: ADMIN });
  const link = await screen.findByRole('link', { name: 'Physics' });
  await userEvent.hover(screen.getByRole('searchbox'));
  expect(loadEditor).not.toHaveBeenCalled();
  await userEvent.hover(link);
  expect(loadEditor).toHaveBeenCalledTimes(1);
});

test('users who may only read get no form for a new record, and none that could be sent', async () => {
  const reader = { ...ADMIN, permissions: ['content.read'] };
  const { api, calls } = fakeApi({ ResourceRecord: () => RECORD });
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showView('admin.subject.create', view, { at: '/admin/subject/create', api, user: reader });
  await expect.poll(() => document.body.textContent).not.toBe('');
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  error.mockRestore();
  expect(calls).toHaveLength(0);
  cleanup();
  showView('admin.subject.edit', view, { at: '/admin/subject/r1/edit', api, user: reader });
  expect(await screen.findByRole('textbox', { name: /Title/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
