import type { MediaKind } from './media-type.ts';

type TopicRef = { readonly slug: string; readonly title: string };

/** What is shown around a player. */
export type PlayedMedia = {
  readonly id: string;
  readonly kind: MediaKind;
  readonly title: string;
  readonly subject: TopicRef;
  readonly topic: TopicRef;
  /** It is known to have no sound, so that nothing can be muted. */
  readonly isSilent: boolean;
  /** Address of the poster image. */
  readonly poster: string | null;
  /** Captions in WebVTT, by language (BCP 47). */
  readonly tracks: readonly { readonly language: string; readonly text: string }[];
  readonly work: string | null;
  readonly author: string | null;
  readonly sourceUrl: string | null;
  readonly licence: string | null;
};
