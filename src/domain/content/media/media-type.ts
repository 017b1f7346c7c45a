/** The accepted file types, by content; no other files are stored or served. */
export const MEDIA_TYPES = [
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'video/mp4',
  'video/webm',
] as const;

export type MediaType = (typeof MEDIA_TYPES)[number];

/** Whether a value is a media type that the product plays. */
export const isMediaType = (value: unknown): value is MediaType => MEDIA_TYPES.some((type) => type === value);

/** The kinds of material with playback. */
export const MEDIA_KINDS = ['audio', 'video', 'short'] as const;

export type MediaKind = (typeof MEDIA_KINDS)[number];
