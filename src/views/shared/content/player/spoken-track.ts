import { useEffect } from 'react';
import type { Captions } from './use-captions.ts';

/** A track that was added to an element stays with it; this one is found again by its name. */
const LABEL = 'lectern';

const isOurs = ({ label }: TextTrack): boolean => label === LABEL;

/** Words are not read as tags. */
const asWords = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Gives the film the captions themselves for as long as the browser shows it bare, in a small window of its own, where
 * nothing of the page can be drawn over it. Safari shows them there.
 */
export function useSpokenTrack(element: HTMLMediaElement, { cues, language }: Captions, isBare: boolean): void {
  useEffect(() => {
    if (!isBare || cues.length === 0) return undefined;
    const track = [...element.textTracks].find(isOurs) ?? element.addTextTrack('captions', LABEL, language ?? '');
    // A track that is off does not tell its cues.
    track.mode = 'showing';
    const added = cues.map(({ start, end, text }) => new VTTCue(start, end, asWords(text)));
    for (const cue of added) track.addCue(cue);
    return () => {
      for (const cue of added) track.removeCue(cue);
      track.mode = 'disabled';
    };
  }, [element, cues, language, isBare]);
}
