import type { Actor } from 'xstate';
import type { playerMachine } from '#machines/player/player.machine.ts';

export type PlayerActor = Actor<typeof playerMachine>;

/** An actor of the player machine with its media element. */
export type Player = { readonly actor: PlayerActor; readonly element: HTMLMediaElement; readonly stop: () => void };
