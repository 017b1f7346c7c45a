import * as z from 'zod/mini';
import { CAPTION_TRACKS_MAX } from '#domain/content/media/media.limits.ts';
import { MEDIA_KINDS } from '#domain/content/media/media-type.ts';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';

const SOURCE_TEXT_MAX_CHARS = 1_000;

const nullish = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
const sourceText = nullish(z.string().check(z.maxLength(SOURCE_TEXT_MAX_CHARS)));
const path = z.string().check(z.minLength(1));
const language = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is not a language code such as en or de-AT'));

/** One audio, video or short as a line of a list. Unknown fields are rejected, so that none is silently lost. */
export const mediaSchema = z.strictObject({
  /** Paths are relative to the list's folder and stay inside it. */
  file: path,
  kind: z.enum(MEDIA_KINDS),
  subject: title,
  topic: title,
  title,
  summary: nullish(z.string().check(z.maxLength(TEXT_MAX_CHARS))),
  /** WebVTT: one file in `language`, or one per language. */
  captions: nullish(
    z.union([path, z.array(z.strictObject({ file: path, language })).check(z.maxLength(CAPTION_TRACKS_MAX))]),
  ),
  /** The language of captions in one file; default English. */
  language: nullish(language),
  source: nullish(z.strictObject({ work: sourceText, author: sourceText, url: sourceText })),
  licence: sourceText,
});

export type MediaLine = z.infer<typeof mediaSchema>;
