import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { loadFailed } from '#views/load-failed.tsx';

const show = (cause: unknown): void => {
  const router = createMemoryRouter([{ path: '/', element: loadFailed(cause) }]);
  render(<RouterProvider router={router} />);
};

test('a part of a screen that the server would refuse again shows the reason, without a retry', () => {
  show(new ProductError('ANSWERS_RESERVED'));
  expect(screen.getByRole('heading').textContent).toBe('You can’t open this');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a part of a screen that failed to load can be tried again', () => {
  show(new ProductError('NETWORK'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('We can’t reach the server. Pages you’ve opened before still work.')).toBeTruthy();
});
