import { createActor, fromPromise } from 'xstate';
import { MediaDocument, SaveMediaPositionDocument } from '#api/documents/content/media.generated.ts';
import { MEDIA_POSITION_EVERY_MS } from '#domain/content/media/media.limits.ts';
import { MEDIA_KINDS } from '#domain/content/media/media-type.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { playerMachine } from '#machines/player/player.machine.ts';
import type { Found } from '#machines/player/player.types.ts';
import type { App } from '../../app.actors.ts';
import { connectMediaSession } from './media-session.ts';
import type { Player, PlayerActor } from './player.ts';
import { playerSettings } from './player-settings.ts';

type PlayerParts = {
  readonly api: App['api'];
  readonly element: HTMLMediaElement;
  /** Whether it starts muted, as autoplay requires. */
  readonly isMuted?: boolean;
};

/** Channel on which all players in all tabs are notified when another one becomes audible. */
const CHANNEL = 'lectern.player';
/** Minimum change of position, in seconds, that is worth a request. */
const POSITION_STEP_S = 1;

/** A player on a media element, not started yet. Call `stop` when it is no longer needed. */
export function createPlayer({ api, element, isMuted = false }: PlayerParts): Player {
  const channel = new BroadcastChannel(CHANNEL);
  const announce = () => {
    if (!element.paused && !element.muted) channel.postMessage('heard');
  };
  const positionReports = positionReporter(api);
  const { rate, volume } = playerSettings();
  const actor: PlayerActor = createActor(
    playerMachine.provide({
      actors: { findMedia: fromPromise<Found, { id: string }>(({ input }) => findMedia(api, input.id)) },
      actions: {
        load: ({ context }, { id, url, position }) => {
          positionReports.start({ id, position });
          if (element instanceof HTMLVideoElement) element.poster = context.media?.poster ?? '';
          element.src = url ?? '';
          element.currentTime = position;
        },
        unload: () => {
          element.pause();
          element.removeAttribute('src');
          element.load();
        },
        play: () => {
          // A browser may refuse autoplay with sound: then the player waits for a click, as if paused.
          element.play().catch((error: unknown) => {
            if (error instanceof DOMException && error.name === 'NotAllowedError')
              actor.send({ type: 'element.paused' });
          });
        },
        pause: () => element.pause(),
        seek: (_, { position }) => {
          element.currentTime = position;
        },
        applySound: (_, sound) => {
          element.playbackRate = sound.rate;
          element.defaultPlaybackRate = sound.rate;
          element.volume = sound.volume;
          element.muted = sound.isMuted;
          announce();
        },
        savePosition: (_, position) => positionReports.savePosition(position),
      },
      delays: { saveInterval: MEDIA_POSITION_EVERY_MS },
    }),
    { input: { rate, volume, isMuted } },
  );
  const player: Player = {
    actor,
    element,
    stop: () => {
      actor.send({ type: 'player.closed' });
      actor.stop();
      channel.close();
      forget();
    },
  };
  const forget = listen(player, announce);
  channel.onmessage = () => {
    if (!element.muted) actor.send({ type: 'other.played' });
  };
  return player;
}

/** Forwards events of the element and the page. Returns how to stop. */
function listen({ actor, element, ...player }: Player, announce: () => void): () => void {
  const ending = new AbortController();
  const on = (type: string, listener: () => void) =>
    element.addEventListener(type, listener, { signal: ending.signal });
  on('loadedmetadata', () => {
    // If the element accepted no position before the duration was known, it does now.
    const { position } = actor.getSnapshot().context;
    if (Math.abs(element.currentTime - position) > POSITION_STEP_S) element.currentTime = position;
    actor.send({ type: 'element.ready' });
  });
  on('playing', () => {
    actor.send({ type: 'element.playing' });
    announce();
    connectMediaSession({ actor, element, ...player });
  });
  on('pause', () => {
    // At the end an element pauses first; that is not a pause by the user.
    if (!element.ended) actor.send({ type: 'element.paused' });
  });
  on('waiting', () => actor.send({ type: 'element.waiting' }));
  on('timeupdate', () => actor.send({ type: 'element.moved', position: element.currentTime }));
  on('ended', () => actor.send({ type: 'element.ended' }));
  on('error', () => {
    if (element.hasAttribute('src')) actor.send({ type: 'element.failed', problem: element.error });
  });
  const hidden = () => {
    if (document.visibilityState === 'hidden') actor.send({ type: 'page.hidden' });
  };
  document.addEventListener('visibilitychange', hidden, { signal: ending.signal });
  addEventListener('pagehide', () => actor.send({ type: 'page.hidden' }), { signal: ending.signal });
  return () => ending.abort();
}

async function findMedia(api: App['api'], id: string): Promise<Found> {
  const { media } = await api(MediaDocument, { id });
  const kind = MEDIA_KINDS.find((known) => known === media.kind);
  if (kind === undefined) throw new ProductError('INTERNAL');
  return { url: media.url, seconds: media.seconds, savedPosition: media.position, media: { ...media, kind } };
}

type PlaybackPosition = { readonly id: string | null; readonly position: number; readonly isEnd: boolean };

type PositionReporter = {
  /** The loaded media and its start position, which is not the user's progress. */
  readonly start: (position: Omit<PlaybackPosition, 'isEnd'>) => void;
  readonly savePosition: (position: PlaybackPosition) => void;
};

function positionReporter(api: App['api']): PositionReporter {
  let last: Omit<PlaybackPosition, 'isEnd'> | null = null;
  const savePosition = (playback: PlaybackPosition) => {
    const { id, position, isEnd } = playback;
    const isNear = last?.id === id && Math.abs((last?.position ?? 0) - position) < POSITION_STEP_S;
    if (id === null || (isNear && !isEnd) || !navigator.onLine) return;
    last = playback;
    api(SaveMediaPositionDocument, { id, seconds: position, isEnd }).catch(() => {
      // The client reports errors if necessary; the next position is sent in a few seconds.
      last = null;
    });
  };
  return {
    start: (position) => {
      last = position;
    },
    savePosition,
  };
}
