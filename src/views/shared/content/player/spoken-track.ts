import { useEffect } from 'react';
import type { Captions } from './use-captions.ts';

/** A track cannot be removed from its element; this one is found again by its label. */
const LABEL = 'lectern';

const isOwnTrack = ({ label }: TextTrack): boolean => label === LABEL;

/** Text is not parsed as tags. */
const asWords = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Adds captions to the video itself while the browser shows it in native picture-in-picture, where the page cannot draw
 * over it. Safari shows them there.
 */
export function useSpokenTrack(element: HTMLMediaElement, { cues, language }: Captions, isBare: boolean): void {
  useEffect(() => {
    if (!isBare || cues.length === 0) return undefined;
    const track = [...element.textTracks].find(isOwnTrack) ?? element.addTextTrack('captions', LABEL, language ?? '');
    // A disabled track has no cues.
    track.mode = 'showing';
    const added = cues.map(({ start, end, text }) => new VTTCue(start, end, asWords(text)));
    for (const cue of added) track.addCue(cue);
    return () => {
      for (const cue of added) track.removeCue(cue);
      track.mode = 'disabled';
    };
  }, [element, cues, language, isBare]);
}
