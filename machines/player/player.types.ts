import type { PlayedMedia } from '#domain/content/media/played-media.ts';

/** What the server returns about the media. */
export type Found = {
  readonly url: string;
  readonly seconds: number;
  /** The user's last position in seconds, on any device. */
  readonly savedPosition: number;
  readonly media: PlayedMedia;
};

export type PlayerContext = {
  /** Id of the media; null while idle. */
  readonly id: string | null;
  /** Its title and captions, once found. */
  readonly media: PlayedMedia | null;
  readonly url: string | null;
  readonly duration: number;
  /** Seconds from the start, 0 to `duration`. */
  readonly position: number;
  /** Whether to continue at the saved position once it is known. */
  readonly resumes: boolean;
  /** Whether to play as soon as possible. */
  readonly isPlayRequested: boolean;
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Position at which playback last failed and was retried; null if it has not. */
  readonly failedAt: number | null;
  readonly problem: unknown;
};

export type PlayerInput = Pick<PlayerContext, 'rate' | 'volume' | 'isMuted'>;

export type PlayerEvent =
  | { readonly type: 'media.chosen'; readonly id: string; readonly from: number | null; readonly plays: boolean }
  | { readonly type: 'play.requested' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'seek.requested'; readonly position: number }
  | { readonly type: 'rate.chosen'; readonly rate: number }
  | { readonly type: 'volume.chosen'; readonly volume: number }
  | { readonly type: 'mute.toggled' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'player.closed' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'other.played' }
  | { readonly type: 'element.ready' }
  | { readonly type: 'element.playing' }
  | { readonly type: 'element.paused' }
  | { readonly type: 'element.waiting' }
  | { readonly type: 'element.moved'; readonly position: number }
  | { readonly type: 'element.ended' }
  | { readonly type: 'element.failed'; readonly problem: unknown };
