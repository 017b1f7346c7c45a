import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import { loadFailed } from '#views/load-failed.tsx';
import { logCaught } from '../../src/app/start/log-caught.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Failed() {
  const error = useRouteError();
  return <h1>{error instanceof Error ? error.message : 'Failed'}</h1>;
}

/** Shows a screen whose data is refused after it was rendered. */
async function show(cause: Error) {
  const { refused } = await deferData({ refused: Promise.reject<string>(cause) });
  const element = (
    <Loaded data={refused} waiting={null} failed={loadFailed}>
      {() => null}
    </Loaded>
  );
  const router = createMemoryRouter([{ path: '/', element, errorElement: <Failed /> }]);
  render(<RouterProvider router={router} onError={() => undefined} />, { onCaughtError: logCaught });
  await screen.findByRole('heading');
}

test('a refusal that has a page of its own is shown there and not logged as an error', async () => {
  await show(new ProductError('NOT_FOUND'));
  expect(screen.getByRole('heading').textContent).toBe('NOT_FOUND');
  expect(console.error).not.toHaveBeenCalled();
});

test('an unexpected error is logged', () => {
  logCaught(new TypeError('x is undefined'));
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});
