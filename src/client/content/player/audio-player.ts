import type { App } from '../../app.actors.ts';
import { AUDIO_PLAYER } from './audio-playing.ts';
import { createPlayer } from './player.actor.ts';
import type { Player } from './player.ts';

const players = new WeakMap<App, Player>();

/** The one audio player of the application: playback continues across screens, until the user signs out. */
export function audioPlayer(app: App): Player {
  const found = players.get(app);
  if (found !== undefined) return found;
  const element = document.createElement('audio');
  element.preload = 'metadata';
  const player = createPlayer({ api: app.api, element });
  players.set(app, player);
  app.lazyActors.getOrCreate(AUDIO_PLAYER, () => player.actor);
  let userId = app.auth.getSnapshot().context.user?.id;
  app.auth.subscribe(({ context }) => {
    if (context.user?.id === userId) return;
    userId = context.user?.id;
    player.actor.send({ type: 'player.closed' });
  });
  return player;
}
