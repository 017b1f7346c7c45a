import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as resource from '#views/admin/platform/resource/resource.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

afterEach(cleanup);

it('the values to enter in a platform are shown next to the platforms, with copy buttons', async () => {
  const { api } = fakeApi({
    ResourceList: () => ({ resourceList: { rows: [], total: 0, totalIsExact: true, before: null, after: null } }),
    ResourceOptions: () => ({ resourceOptions: [] }),
    SavedViews: () => ({ savedViews: [] }),
  });
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const user = { ...STUDENT, userRole: 'admin' as const, permissions: ['platforms.read', 'platforms.write'] };
  await act(async () => {
    showView('admin.platform', resource, { at: '/admin/platform', api, user });
  });
  const addresses = await screen.findByRole('region', { name: 'Tool details for your platform' });
  expect(within(addresses).getByText(`${location.origin}/lti/jwks`)).toBeTruthy();
  await act(async () => {
    fireEvent.click(within(addresses).getByRole('button', { name: 'Copy: Initiate login URL (OIDC)' }));
  });
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/lti/login`);
  vi.unstubAllGlobals();
});

it('creates a link for dynamic registration, shown once, for users with the permission', async () => {
  const { api } = fakeApi({
    ResourceList: () => ({ resourceList: { rows: [], total: 0, totalIsExact: true, before: null, after: null } }),
    ResourceOptions: () => ({ resourceOptions: [] }),
    SavedViews: () => ({ savedViews: [] }),
    CreatePlatformLink: () => ({
      createPlatformLink: { path: '/lti/register?link=secret', expiresAt: '2030-01-02T10:00:00.000Z' },
    }),
  });
  const user = { ...STUDENT, userRole: 'admin' as const, permissions: ['platforms.read', 'platforms.write'] };
  await act(async () => {
    showView('admin.platform', resource, { at: '/admin/platform', api, user });
  });
  const region = await screen.findByRole('region', { name: 'Dynamic registration' });
  await act(async () => {
    fireEvent.click(within(region).getByRole('button', { name: 'Create link' }));
  });
  expect(within(region).getByText(`${location.origin}/lti/register?link=secret`)).toBeTruthy();
  expect(within(region).getByRole('button', { name: 'Copy: Registration link' })).toBeTruthy();
});

it('offers no link to users who may only read', async () => {
  const { api } = fakeApi({
    ResourceList: () => ({ resourceList: { rows: [], total: 0, totalIsExact: true, before: null, after: null } }),
    ResourceOptions: () => ({ resourceOptions: [] }),
    SavedViews: () => ({ savedViews: [] }),
  });
  const user = { ...STUDENT, userRole: 'admin' as const, permissions: ['platforms.read'] };
  await act(async () => {
    showView('admin.platform', resource, { at: '/admin/platform', api, user });
  });
  await screen.findByRole('region', { name: 'Tool details for your platform' });
  expect(screen.queryByRole('region', { name: 'Dynamic registration' })).toBeNull();
});
