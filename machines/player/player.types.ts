import type { PlayedMedia } from '#domain/media/played-media.ts';

/** What has been found out about something to play. */
export type Found = {
  readonly url: string;
  readonly seconds: number;
  /** Second at which the person was last, on whichever device. */
  readonly place: number;
  readonly media: PlayedMedia;
};

export type PlayerContext = {
  /** What is played; null while idle. */
  readonly id: string | null;
  /** What is shown of it, once it has been found. */
  readonly media: PlayedMedia | null;
  readonly url: string | null;
  readonly duration: number;
  /** Seconds from the beginning, 0 to `duration`. */
  readonly position: number;
  /** Whether the place kept elsewhere is to be taken up when it is known. */
  readonly resumes: boolean;
  /** Whether it is to play as soon as it can. */
  readonly wantsPlay: boolean;
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Position at which it failed last and was given another try; null when it has not. */
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
