import type { KeyboardEvent } from 'react';
import type { Player } from '#client/content/player/player.ts';
import { changePlayerSettings, playerSettings } from '#client/content/player/player-settings.ts';
import { MEDIA_LEAP_S, MEDIA_RATES, MEDIA_STEP_S } from '#domain/content/media/media.limits.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';

const VOLUME_STEP = 0.1;

export type PlayerKeys = { readonly player: Player; readonly toggleFullscreen?: (() => void) | undefined };

/**
 * The player's keyboard shortcuts, for the element around it: they work while the focus is inside, so that typing in
 * other places has no effect. Keys that a control inside uses are not handled here.
 */
export function playerKeys({ player: { actor }, toggleFullscreen }: PlayerKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event)) return;
    const { position, isPlayRequested, volume } = actor.getSnapshot().context;
    const seek = (by: number) => actor.send({ type: 'seek.requested', position: position + by });
    const volumeUp = (by: number) => chooseVolume(actor, volume + by);
    const playOrPause = () => actor.send({ type: isPlayRequested ? 'pause.requested' : 'play.requested' });
    const actions = {
      ' ': playOrPause,
      k: playOrPause,
      j: () => seek(-MEDIA_LEAP_S),
      l: () => seek(MEDIA_LEAP_S),
      ArrowLeft: () => seek(-MEDIA_STEP_S),
      ArrowRight: () => seek(MEDIA_STEP_S),
      ArrowUp: () => volumeUp(VOLUME_STEP),
      ArrowDown: () => volumeUp(-VOLUME_STEP),
      Home: () => actor.send({ type: 'seek.requested', position: 0 }),
      m: () => actor.send({ type: 'mute.toggled' }),
      c: () => changePlayerSettings({ captions: !playerSettings().captions }),
      '<': () => stepRate(actor, -1),
      '>': () => stepRate(actor, 1),
      ...(toggleFullscreen !== undefined && { f: toggleFullscreen }),
    } satisfies Readonly<Record<string, () => void>>;
    const action = ownEntry(actions, event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}

const isElement = (target: EventTarget): target is Element => 'closest' in target;

function hasOwnKeys({ key, target }: KeyboardEvent): boolean {
  // In the small window, elements are instances of another page's classes.
  if (!isElement(target)) return false;
  if (target.closest('input:not([type="range"]), textarea, select, [role="listbox"]') !== null) return true;
  if (target.closest('[data-volume]') !== null && key.startsWith('Arrow')) return true;
  return key === ' ' && target.closest('button, a') !== null;
}

type PlayerActor = Player['actor'];

/** Sets the volume (0 to 1; other values are limited) and remembers it on this device for the next media. */
export function chooseVolume(actor: PlayerActor, volume: number): void {
  const chosen = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
  actor.send({ type: 'volume.chosen', volume: chosen });
  changePlayerSettings({ volume: chosen });
}

/** Sets the playback rate and remembers it on this device for the next media. */
export function chooseRate(actor: PlayerActor, rate: number): void {
  actor.send({ type: 'rate.chosen', rate });
  changePlayerSettings({ rate });
}

function stepRate(actor: PlayerActor, step: number): void {
  const at = MEDIA_RATES.findIndex((rate) => rate >= actor.getSnapshot().context.rate);
  const rate = MEDIA_RATES[at + step];
  if (rate !== undefined) chooseRate(actor, rate);
}
