import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Player } from '#client/content/player/player.ts';
import { changePlayerSettings, playerSettings } from '#client/content/player/player-settings.ts';
import { playerKeys } from '#views/shared/content/player/player-keys.ts';

const send = vi.fn();
const context = { position: 30, isPlayRequested: true, volume: 0.5, rate: 1 };
const player = { actor: { send, getSnapshot: () => ({ context }) } } as unknown as Player;
const toggleFullscreen = vi.fn();

beforeEach(() => {
  localStorage.clear();
  send.mockClear();
  toggleFullscreen.mockClear();
  document.body.replaceChildren();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: this is what the test is about
    <div onKeyDown={playerKeys({ player, toggleFullscreen })}>
      <p>picture</p>
      <input aria-label="search" />
      <button type="button">press</button>
    </div>,
  );
});

const press = (key: string, more = {}) => fireEvent.keyDown(screen.getByText('picture'), { key, ...more });

describe('the keys of a player', () => {
  it.each([
    ['k', { type: 'pause.requested' }],
    [' ', { type: 'pause.requested' }],
    ['j', { type: 'seek.requested', position: 20 }],
    ['L', { type: 'seek.requested', position: 40 }],
    ['ArrowLeft', { type: 'seek.requested', position: 25 }],
    ['ArrowRight', { type: 'seek.requested', position: 35 }],
    ['ArrowUp', { type: 'volume.chosen', volume: 0.6 }],
    ['ArrowDown', { type: 'volume.chosen', volume: 0.4 }],
    ['m', { type: 'mute.toggled' }],
    ['>', { type: 'rate.chosen', rate: 1.25 }],
    ['<', { type: 'rate.chosen', rate: 0.75 }],
  ])('%s', (key, event) => {
    press(key);
    expect(send.mock.calls).toEqual([[event]]);
  });

  it('show captions, and full screen', () => {
    press('c');
    press('f');
    expect([playerSettings().captions, toggleFullscreen.mock.calls.length]).toEqual([false, 1]);
  });

  it('leave typing to a field, space to a button, and browser shortcuts to the browser', () => {
    fireEvent.keyDown(screen.getByLabelText('search'), { key: 'k' });
    fireEvent.keyDown(screen.getByText('press'), { key: ' ' });
    press('l', { ctrlKey: true });
    press('x');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the stored settings of a player', () => {
  it('are those that the user changed; invalid ones are ignored', () => {
    changePlayerSettings({ rate: 1.5 });
    expect(playerSettings()).toEqual({ rate: 1.5, volume: 1, captions: true, captionSize: 'medium' });
    for (const broken of ['{', '{"rate":99,"volume":1,"captions":true,"captionSize":"medium"}', '7']) {
      localStorage.setItem('player', broken);
      expect(playerSettings().rate).toBe(1);
    }
  });
});
