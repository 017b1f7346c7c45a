import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import * as view from '#views/admin/site/policy/policy.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ADMIN: SessionUser = { ...STUDENT, userRole: 'admin', permissions: ['site.read', 'site.write'] };
const ONE = { version: 1, body: 'Be **fair**.', effectiveAt: '2026-01-02T00:00:00Z', isInForce: true };
const TWO = { ...ONE, version: 2, body: 'Be kind.' };
const AT = '/admin/terms-and-condition';

test('a changed text is previewed at once and becomes the next version', async () => {
  const { api, calls } = fakeApi({
    policyVersions: () => ({ policyVersions: [ONE] }),
    publishPolicy: () => ({ publishPolicy: [TWO, { ...ONE, isInForce: false }] }),
  });
  showView('admin.terms-and-condition', view, { at: AT, api, user: ADMIN });
  expect((await screen.findByText('fair')).tagName).toBe('STRONG');
  const text = screen.getByRole('textbox', { name: 'Text' });
  await userEvent.clear(text);
  await userEvent.type(text, 'Be kind.');
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('Be kind.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish version 2' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ name: 'terms', base: 1, body: 'Be kind.' }));
  expect(await screen.findByRole('button', { name: 'Publish version 3' })).toBeTruthy();
});

test('users who may only read see the versions and no form', async () => {
  const { api } = fakeApi({ policyVersions: () => ({ policyVersions: [ONE] }) });
  showView('admin.terms-and-condition', view, { at: AT, api, user: { ...ADMIN, permissions: ['site.read'] } });
  expect(await screen.findByText('Version 1')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an unpublished text survives a reload, and is distinguished from what a colleague published', async () => {
  let now = [ONE];
  const { api } = fakeApi({ policyVersions: () => ({ policyVersions: now }) });
  const first = showView('admin.terms-and-condition', view, { at: AT, api, user: ADMIN });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), ' Always.');
  await waitFor(() => expect(localStorage.length).toBe(1));
  first.unmount();
  const second = showView('admin.terms-and-condition', view, { at: AT, api, user: ADMIN });
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('Be **fair**. Always.');
  expect(screen.queryByRole('region', { name: /Someone else/ })).toBeNull();
  second.unmount();
  now = [TWO, { ...ONE, isInForce: false }];
  showView('admin.terms-and-condition', view, { at: AT, api, user: ADMIN });
  const both = await screen.findByRole('region', { name: /Someone else/ });
  expect(both.textContent).toContain('Be kind.');
  expect(both.textContent).toContain('Be **fair**. Always.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('Be kind.');
  await waitFor(() => expect(localStorage.length).toBe(0));
});
