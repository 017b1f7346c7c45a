import { MEDIA_LEAP_S } from '#domain/content/media/media.limits.ts';
import type { Player } from './player.ts';

/** Connects media keys and lock screen to the media that has just started. */
export function connectMediaSession({ actor }: Player): void {
  const { mediaSession } = navigator;
  const { media } = actor.getSnapshot().context;
  if (mediaSession === undefined || media === null) return;
  mediaSession.metadata = new MediaMetadata({
    title: media.title,
    artist: media.topic.title,
    album: media.subject.title,
    artwork: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
  });
  const leap = (seconds: number) => () =>
    actor.send({ type: 'seek.requested', position: actor.getSnapshot().context.position + seconds });
  mediaSession.setActionHandler('play', () => actor.send({ type: 'play.requested' }));
  mediaSession.setActionHandler('pause', () => actor.send({ type: 'pause.requested' }));
  mediaSession.setActionHandler('seekbackward', leap(-MEDIA_LEAP_S));
  mediaSession.setActionHandler('seekforward', leap(MEDIA_LEAP_S));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) actor.send({ type: 'seek.requested', position: seekTime });
  });
}
