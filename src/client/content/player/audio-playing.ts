import { useSyncExternalStore } from 'react';
import { useApp } from '../../app.context.ts';

/** Name of the actor. It is separate from the player, which most visits never download. */
export const AUDIO_PLAYER = 'audio';

/** Whether audio has been played since the page was loaded. */
export function useHasAudio(): boolean {
  const { lazyActors } = useApp();
  return useSyncExternalStore(lazyActors.subscribe, () => lazyActors.has(AUDIO_PLAYER));
}
