import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createPlayer } from '#client/content/player/player.actor.ts';
import type { Player } from '#client/content/player/player.ts';
import { MEDIA_POSITION_EVERY_MS } from '#domain/content/media/media.limits.ts';
import { fakeApi } from '../../../support/browser/show-view.tsx';

const MEDIA = {
  id: 'm1',
  kind: 'audio',
  title: 'Forces',
  seconds: 100,
  position: 40,
  mime: 'audio/mpeg',
  subject: { slug: 'physics', title: 'Physics' },
  topic: { slug: 'forces', title: 'Forces' },
  tracks: [],
};

/** The part of an audio element that a player uses; the test plays the browser. */
function fakeElement() {
  const element = document.createElement('audio');
  const world = { paused: true, refuses: false };
  Object.defineProperties(element, {
    paused: { get: () => world.paused },
    currentTime: { value: 0, writable: true },
    error: { value: { code: 2 } },
    ended: { value: false, writable: true },
    load: { value: vi.fn() },
    play: {
      value: vi.fn(async () => {
        if (world.refuses) throw new DOMException('no gesture', 'NotAllowedError');
        world.paused = false;
      }),
    },
    pause: {
      value: vi.fn(() => {
        world.paused = true;
      }),
    },
  });
  const report = (type: string) => element.dispatchEvent(new Event(type));
  return { element, report, world };
}

const players: Player[] = [];

function start(isMuted = false) {
  let address = 0;
  const saved: Record<string, unknown>[] = [];
  const { api, calls } = fakeApi({
    media: () => {
      address += 1;
      return { media: { ...MEDIA, url: `/media/files/${address}` } };
    },
    saveMediaPosition: (position) => {
      saved.push(position);
      return { saveMediaPosition: true };
    },
  });
  const fake = fakeElement();
  const player = createPlayer({ api, element: fake.element, isMuted });
  players.push(player);
  player.actor.start();
  return { ...fake, ...player, calls, saved };
}

type Started = ReturnType<typeof start>;

/** From the selection to the first sound. */
async function play({ actor, report, world }: Started): Promise<void> {
  actor.send({ type: 'media.chosen', id: 'm1', from: null, plays: true });
  await waitFor(actor, (state) => state.matches({ open: 'loadingMedia' }));
  report('loadedmetadata');
  await Promise.resolve();
  if (!world.paused) report('playing');
}

const isPlaying = ({ actor }: Pick<Player, 'actor'>) => actor.getSnapshot().matches({ open: { loaded: 'playing' } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  for (const player of players.splice(0)) player.stop();
});

describe('a player', () => {
  it('continues at the user’s position on any device, and saves it when paused', async () => {
    const player = start();
    await play(player);
    expect([isPlaying(player), player.element.currentTime]).toEqual([true, 40]);
    player.element.currentTime = 52;
    player.report('timeupdate');
    player.actor.send({ type: 'pause.requested' });
    expect(player.saved).toEqual([{ id: 'm1', seconds: 52, isEnd: false }]);
  });

  it('saves the position at intervals during playback, and when the page is hidden', async () => {
    vi.useFakeTimers();
    const player = start();
    player.actor.send({ type: 'media.chosen', id: 'm1', from: 0, plays: true });
    await vi.advanceTimersByTimeAsync(0);
    player.report('loadedmetadata');
    player.report('playing');
    for (const seconds of [10, 20]) {
      player.element.currentTime = seconds;
      player.report('timeupdate');
      await vi.advanceTimersByTimeAsync(MEDIA_POSITION_EVERY_MS);
    }
    player.element.currentTime = 24;
    player.report('timeupdate');
    dispatchEvent(new Event('pagehide'));
    expect(player.saved.map(({ seconds }) => seconds)).toEqual([10, 20, 24]);
  });

  it('requests a new address when the old one has expired, and continues at the same position', async () => {
    const player = start();
    await play(player);
    player.element.currentTime = 61;
    player.report('timeupdate');
    player.report('error');
    await waitFor(player.actor, (state) => state.matches({ open: 'loadingMedia' }));
    expect([player.element.getAttribute('src'), player.element.currentTime]).toEqual(['/media/files/2', 61]);
    player.report('loadedmetadata');
    player.report('playing');
    expect(isPlaying(player)).toBe(true);
    player.report('error');
    await waitFor(player.actor, (state) => state.matches({ open: 'failed' }));
    expect(player.calls.filter(({ name }) => name === 'media')).toHaveLength(2);
  });

  it('waits for a click if the browser blocks autoplay with sound', async () => {
    const player = start();
    player.world.refuses = true;
    await play(player);
    await waitFor(player.actor, (state) => state.matches({ open: { loaded: 'paused' } }));
  });

  it('is paused when another one plays, unless that one is muted', async () => {
    const [first, silent, second] = [start(), start(true), start()];
    await play(first);
    await play(silent);
    await new Promise((done) => setTimeout(done, 50));
    expect([isPlaying(first), isPlaying(silent)]).toEqual([true, true]);
    await play(second);
    await waitFor(first.actor, (state) => state.matches({ open: { loaded: 'paused' } }));
    expect([isPlaying(first), isPlaying(silent), isPlaying(second)]).toEqual([false, true, true]);
  });
});
