import { useMemo } from 'react';
import type { PlayedMedia } from '#domain/content/media/played-media.ts';
import { CaptionsError, type Cue, parseWebVtt } from '#domain/content/media/web-vtt.ts';
import { useLanguage } from '#texts/current-language.ts';

export type Captions = {
  readonly cues: readonly Cue[];
  /** BCP 47; null if there are none. */
  readonly language: string | null;
  /** There is a file, but it cannot be read. */
  readonly isBroken: boolean;
};

const NONE: Captions = { cues: [], language: null, isBroken: false };

/** The captions in the user's language if they exist, otherwise the first ones. */
export function useCaptions(media: PlayedMedia | null): Captions {
  const spoken = useLanguage();
  return useMemo(() => {
    const tracks = media?.tracks ?? [];
    const track = tracks.find(({ language }) => language.split('-')[0] === spoken) ?? tracks[0];
    if (track === undefined) return NONE;
    try {
      return { cues: parseWebVtt(track.text), language: track.language, isBroken: false };
    } catch (error) {
      if (!(error instanceof CaptionsError)) throw error;
      return { ...NONE, isBroken: true };
    }
  }, [media, spoken]);
}
