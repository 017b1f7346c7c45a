import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as resource from '#views/admin/resource/resource.view.tsx';
import { fakeApi, STUDENT, showView } from '../../support/show-view.tsx';

afterEach(cleanup);

it('beside the platforms stands what they have to be told, to be copied', async () => {
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
  const addresses = await screen.findByRole('region', { name: 'What your platform has to be told' });
  expect(within(addresses).getByText(`${location.origin}/lti/jwks`)).toBeTruthy();
  await act(async () => {
    fireEvent.click(within(addresses).getByRole('button', { name: 'Copy: Login address (OIDC initiation)' }));
  });
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/lti/login`);
  vi.unstubAllGlobals();
});
