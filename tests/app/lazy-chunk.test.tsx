import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLatePart } from '../../src/app/start/lazy-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Download = Parameters<typeof useLatePart>[0];

function Page({ load, isActive }: { readonly load: Download; readonly isActive: boolean }) {
  const Part = useLatePart(load, isActive);
  return <main>The page{Part !== null && <Part />}</main>;
}

const Message = () => <p>A message</p>;
const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

test('a chunk is downloaded once, on first use', async () => {
  const load = vi.fn<Download>(async () => ({ default: Message }));
  const { rerender } = render(<Page load={load} isActive={false} />);
  await settled();
  expect(load).not.toHaveBeenCalled();
  rerender(<Page load={load} isActive={true} />);
  await settled();
  screen.getByText('A message');
  rerender(<Page load={load} isActive={false} />);
  screen.getByText('A message');
  rerender(<Page load={load} isActive={true} />);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network the page stays as it is, and the chunk is downloaded once the network is back', async () => {
  let isThere = false;
  const load = vi.fn<Download>(async () => {
    if (!isThere) throw new Error('No network');
    return { default: Message };
  });
  const { unmount } = render(<Page load={load} isActive={true} />);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  screen.getByText('The page');
  expect(load).toHaveBeenCalledTimes(3);
  isThere = true;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  screen.getByText('A message');
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(4);
});
