import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ImageBoard } from '#views/shared/questions/image-board.tsx';

const IMAGE = { digest: 'abc', url: '/media/abc', width: 640, height: 480 };
const SPOTS = [{ id: 'a', x: 10, y: 20, text: 'The nucleus' }];

const board = () => (
  <ImageBoard picture="![A plant cell](figure:abc)" images={[IMAGE]} spots={SPOTS} stateOf={() => 'plain'} />
);

test('an image that could not be loaded says so, with its description, and is loaded again on request', () => {
  render(board());
  const before = screen.getByRole('img', { name: 'A plant cell' });
  fireEvent.error(before);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('We couldn’t load the image.');
  expect(screen.getByText('A plant cell')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const after = screen.getByRole('img', { name: 'A plant cell' });
  expect(after.getAttribute('src')).toBe('/media/abc');
  expect(after).not.toBe(before);
});

test('it is loaded again when the device is online', () => {
  render(board());
  fireEvent.error(screen.getByRole('img'));
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img', { name: 'A plant cell' })).toBeDefined();
});
