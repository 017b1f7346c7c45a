import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ILLUSTRATION_NAMES } from '#ui/illustration/drawn-scene.tsx';
import { Illustration } from '#ui/illustration/illustration.tsx';

afterEach(cleanup);

test('there is an illustration of its own for every name, and each is small', async () => {
  const { container } = render(ILLUSTRATION_NAMES.map((name) => <Illustration key={name} name={name} />));
  await waitFor(() => expect(container.querySelectorAll('svg').length).toBe(ILLUSTRATION_NAMES.length));
  const scenes = [...container.querySelectorAll('svg')];
  expect(scenes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(scenes.map(({ innerHTML }) => innerHTML)).size).toBe(scenes.length);
  for (const scene of scenes) {
    expect(scene.getAttribute('aria-hidden')).toBe('true');
    expect(scene.innerHTML).not.toMatch(/NaN|undefined/);
    expect(scene.innerHTML.length).toBeLessThan(4_000);
  }
});

test('its space is reserved before it has been downloaded', () => {
  const { container } = render(<Illustration name="decks" />);
  expect(container.querySelector('span[aria-hidden="true"]')).not.toBeNull();
});
