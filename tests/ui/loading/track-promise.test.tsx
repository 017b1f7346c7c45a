import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Loaded } from '#ui/loading/loaded.tsx';
import { deferData, trackPromise } from '#ui/loading/track-promise.ts';

const screenOf = (answer: Promise<string>) => (
  <Loaded data={answer} waiting="outline" failed={() => 'failed'}>
    {(found) => found}
  </Loaded>
);

it('renders a screen at once, without its outline, if its data arrives quickly', async () => {
  const { answer } = await deferData({ answer: Promise.resolve('whole'), title: 'x' });
  // Without `act` on purpose: nothing may need to be waited for.
  render(screenOf(answer));
  expect(document.body.textContent).toBe('whole');
});

it('releases a screen whose data takes longer', async () => {
  let come: (value: string) => void = () => undefined;
  const { answer } = await deferData({ answer: new Promise<string>((done) => (come = done)) });
  render(screenOf(answer));
  expect(document.body.textContent).toBe('outline');
  come('whole');
  await expect.poll(() => document.body.textContent).toBe('whole');
});

it('leaves an error to the screen', async () => {
  const { answer } = await deferData({ answer: Promise.reject<string>(new Error('gone')) });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(screenOf(answer));
  expect(await screen.findByText('failed')).toBeTruthy();
});

it('does not report a promise that is passed on as unhandled', async () => {
  const data = trackPromise(Promise.reject<string>(new Error('gone')));
  await new Promise((done) => setTimeout(done));
  expect(data).toMatchObject({ status: 'rejected', reason: new Error('gone') });
});
