import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';

afterEach(cleanup);

test('a component sends one request, however often it is rendered before it is mounted', async () => {
  const ask = vi.fn(async () => 'news');
  const { promise: other, resolve } = Promise.withResolvers<string>();
  const Asking = () => {
    const answer = useLazyQuery(ask);
    return (
      <Loaded data={answer} waiting={null} failed={() => null}>
        {(found) => <p>{found}</p>}
      </Loaded>
    );
  };
  const Late = () => <p>{use(other)}</p>;
  await act(async () => {
    render(
      <Suspense>
        <Asking />
        <Late />
      </Suspense>,
    );
  });
  expect(ask).not.toHaveBeenCalled();
  await act(async () => resolve('late'));
  expect(await screen.findByText('news')).toBeDefined();
  expect(screen.getByText('late')).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an error is shown in place of the data', async () => {
  const Asking = () => (
    <Loaded
      data={useLazyQuery(() => Promise.reject<string>(new Error('no')))}
      waiting={null}
      failed={(cause) => <p>{String(cause)}</p>}
    >
      {(found) => <p>{found}</p>}
    </Loaded>
  );
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    render(<Asking />);
  });
  expect(await screen.findByText('Error: no')).toBeDefined();
  consoleError.mockRestore();
});
