import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerContext } from '#machines/player/player.types.ts';
import { useApp } from '../../app.context.ts';
import { audioPlayer } from './audio-player.ts';
import { createPlayer } from './player.actor.ts';
import type { Player } from './player.ts';
import { onPlayerSettings, type PlayerSettings, playerSettings } from './player-settings.ts';

/** The player of audio lessons, one for the whole application. */
export const useAudioPlayer = (): Player => audioPlayer(useApp());

/** A player with its own video element while the view is shown; null until just before the first paint. */
export function useVideoPlayer({ isMuted = false } = {}): Player | null {
  const app = useApp();
  const [player, setPlayer] = useState<Player | null>(null);
  const [startsMuted] = useState(isMuted);
  useLayoutEffect(() => {
    const element = document.createElement('video');
    element.playsInline = true;
    element.preload = 'metadata';
    const created = createPlayer({ api: app.api, element, isMuted: startsMuted });
    app.inspection?.follow(created.actor);
    created.actor.start();
    setPlayer(created);
    return created.stop;
  }, [app, startsMuted]);
  return player;
}

/** A player's state for views. */
export type PlayerView = {
  readonly context: PlayerContext;
  /** Whether it plays, or will as soon as possible. */
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  readonly hasFailed: boolean;
};

/** The state of a player; the component renders again when it changes. */
export function usePlayerView({ actor }: Player): PlayerView {
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    context: state.context,
    isOn: state.context.isPlayRequested,
    isBusy: state.hasTag('busy'),
    isOpen: state.matches('open'),
    hasFailed: state.matches({ open: 'failed' }),
  };
}

/** The settings of all players; the component renders again when they change. */
export const usePlayerSettings = (): PlayerSettings => useSyncExternalStore(onPlayerSettings, playerSettings);
