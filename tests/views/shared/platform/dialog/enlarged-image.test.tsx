import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import DialogStage from '#views/shared/platform/dialog/dialog.stage.tsx';
import { EnlargeableImages } from '#views/shared/platform/dialog/enlargeable-images.tsx';
import { startFakeApp } from '../../../../support/users/fake-app.ts';

const IMAGES = [
  { digest: 'mill', url: '/media/mill.png', width: 560, height: 320 },
  { digest: 'lamp', url: '/media/lamp.png', width: 40, height: 40 },
];

let app: App | undefined;
afterEach(() => app?.stop());

function LeavingScreen() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/result')}>
      Leave
    </button>
  );
}

function show(source: string, inline = false) {
  app = startFakeApp({}).app;
  render(
    <Theme>
      <AppProvider value={app}>
        <MemoryRouter>
          <EnlargeableImages>
            <RichText source={source} images={IMAGES} inline={inline} />
          </EnlargeableImages>
          <LeavingScreen />
          <DialogStage />
        </MemoryRouter>
      </AppProvider>
    </Theme>,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const opener = () => screen.getByRole('button', { name: 'Enlarge image: A mill' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an image in a text', () => {
  test.each(['{Enter}', ' '])('opens with the key %j, and Escape returns the focus', async (key) => {
    const user = show('Look:\n\n![A mill](figure:mill)');
    opener().focus();
    await user.keyboard(key);
    const dialog = await screen.findByRole('dialog', { name: 'A mill' }, { timeout: 3000 });
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/media/mill.png');
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(opener());
  });

  test('closes with its button and with a press outside the image, and stays open with one on the image', async () => {
    const user = show('![A mill](figure:mill)');
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
    await user.click(opener());
    const dialog = await screen.findByRole('dialog');
    await user.click(screen.getByRole('img', { name: 'A mill' }));
    expect(dialog.dataset.state).toBe('open');
    await user.click(screen.getByRole('group', { name: 'A mill' }));
    await closed();
  });

  test('closes by going back, which does not leave the page; a later step back does', async () => {
    const address = () => `${location.pathname}${location.search}`;
    history.pushState(null, '', '/before');
    history.pushState({ key: 'note' }, '', '/note');
    const user = show('![A mill](figure:mill)');
    await user.click(opener());
    await screen.findByRole('dialog');
    history.back();
    await closed();
    expect(address()).toBe('/note');
    await user.click(opener());
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(history.state).toEqual({ key: 'note' }));
    history.back();
    await waitFor(() => expect(address()).toBe('/before'));
  });

  test('closes when its screen is left, as at the end of an exam', async () => {
    const user = show('![A mill](figure:mill)');
    await user.click(opener());
    await screen.findByRole('dialog');
    screen.getByText('Leave').click();
    await closed();
  });

  test('opens once for a double click', async () => {
    const user = show('![A mill](figure:mill)');
    const entries = history.length;
    await user.dblClick(opener());
    await screen.findByRole('dialog');
    expect(history.length).toBeLessThanOrEqual(entries + 1);
    await user.keyboard('{Escape}');
    await closed();
  });
});

describe('an image is only an image', () => {
  test.each([
    ['in an inline text, such as a choice', '![A mill](figure:mill)', true],
    ['in a link', '[![A mill](figure:mill)](https://example.org)', false],
    ['as small as a symbol', '![A mill](figure:lamp)', false],
  ])('%s', (_, source, inline) => {
    show(source, inline);
    screen.getByRole('img', { name: 'A mill' });
    expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
  });
});
