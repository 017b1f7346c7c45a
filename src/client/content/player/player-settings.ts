import * as z from 'zod/mini';
import { MEDIA_RATES } from '#domain/content/media/media.limits.ts';

/** Storage key of the user's playback settings. */
const KEY = 'player';

export const CAPTION_SIZES = ['small', 'medium', 'large'] as const;

export type CaptionSize = (typeof CAPTION_SIZES)[number];

const settingsSchema = z.object({
  rate: z.number().check(z.refine((rate) => MEDIA_RATES.some((known) => known === rate))),
  volume: z.number().check(z.gte(0), z.lte(1)),
  captions: z.boolean(),
  captionSize: z.enum(CAPTION_SIZES),
});

export type PlayerSettings = z.infer<typeof settingsSchema>;

const FIRST: PlayerSettings = { rate: 1, volume: 1, captions: true, captionSize: 'medium' };

let known: { readonly text: string | null; readonly settings: PlayerSettings } | null = null;
const listeners = new Set<() => void>();

/** The settings of this browser; missing or invalid ones have their defaults. */
export function playerSettings(): PlayerSettings {
  const text = localStorage.getItem(KEY);
  if (known === null || known.text !== text) known = { text, settings: read(text) };
  return known.settings;
}

function read(text: string | null): PlayerSettings {
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : FIRST;
  } catch {
    return FIRST;
  }
}

/** Saves changed settings. */
export function changePlayerSettings(change: Partial<PlayerSettings>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...playerSettings(), ...change }));
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of the settings; returns how to stop that. */
export function onPlayerSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
