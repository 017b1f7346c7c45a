import * as z from 'zod/mini';
import { MEDIA_RATES } from '#domain/media/media.limits.ts';

/** Where a browser keeps how somebody likes to hear and watch. */
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

/** The settings of this browser; what is not there, or not as it has to be, is as at first. */
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

/** Keeps what somebody has changed. */
export function changePlayerSettings(change: Partial<PlayerSettings>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...playerSettings(), ...change }));
  for (const listener of listeners) listener();
}

export function onPlayerSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
