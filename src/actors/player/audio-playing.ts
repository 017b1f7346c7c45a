import { useSyncExternalStore } from 'react';
import { useApp } from '../app.context.ts';

/** Name of the kept actor. It stands apart from the player, which most visits never download. */
export const AUDIO_PLAYER = 'audio';

/** Whether anything has been heard yet since the page was loaded. */
export function useHasAudio(): boolean {
  const { kept } = useApp();
  return useSyncExternalStore(kept.subscribe, () => kept.has(AUDIO_PLAYER));
}
