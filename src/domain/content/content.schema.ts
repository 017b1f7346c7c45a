import * as z from 'zod/mini';
import type { Permission } from '../access/permission.ts';
import { cardNoteSchema } from '../cards/card-note.schema.ts';
import { problemText } from '../platform/problem.ts';
import { SUMMARY_MAX_CHARS, TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { imageDigestSchema } from './media/image-digest.schema.ts';
import { CAPTION_TRACKS_MAX, CAPTIONS_MAX_BYTES } from './media/media.limits.ts';
import { MEDIA_KINDS } from './media/media-type.ts';
import { NOTE_MAX_CHARS } from './notes/note.limits.ts';

const NEEDED = problemText('valueMissing');
const TOO_LONG = problemText('valueTooLong');
const SLUG_MAX_CHARS = 100;
const POSITION_MAX = 1_000_000;

const title = z.string().check(z.trim(), z.minLength(1, NEEDED), z.maxLength(TITLE_MAX_CHARS, TOO_LONG));
const summary = z.string().check(z.trim(), z.maxLength(SUMMARY_MAX_CHARS, TOO_LONG));
const chosen = z.string().check(z.minLength(1, problemText('optionMissing')), z.maxLength(100));
const upload = z.nullable(z.guid());
const position = z.nullable(z.int(problemText('wholeNumberMissing')).check(z.gte(0), z.lte(POSITION_MAX)));

export const NOTE_KINDS = ['noteBooklet', 'onePageSummary'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const noteDraft = z.strictObject({
  topic: chosen,
  kind: z.enum(NOTE_KINDS),
  title,
  summary,
  body: z.string().check(z.minLength(1, NEEDED), z.maxLength(NOTE_MAX_CHARS, TOO_LONG)),
});

const track = z.strictObject({
  /** BCP 47. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, problemText('languageCodeInvalid'))),
  /** WebVTT. */
  text: z.string().check(z.maxLength(CAPTIONS_MAX_BYTES, TOO_LONG)),
});

const mediaDraft = z.strictObject({
  topic: chosen,
  kind: z.enum(MEDIA_KINDS),
  title,
  summary,
  position,
  /** The upload to play from now on; null: the current recording. */
  file: upload,
  /** The same for the poster image. */
  poster: upload,
  tracks: z.array(track).check(z.maxLength(CAPTION_TRACKS_MAX)),
});

const deckDraft = z.strictObject({ topic: chosen, title, summary, position });

const cardDraft = z.strictObject({
  deck: chosen,
  section: z.string().check(z.trim(), z.maxLength(TITLE_MAX_CHARS, TOO_LONG)),
  content: cardNoteSchema,
});

const postFields = z.strictObject({
  title,
  slug: z
    .string()
    .check(
      z.trim(),
      z.maxLength(SLUG_MAX_CHARS, TOO_LONG),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, problemText('slugInvalid')),
    ),
  summary: summary.check(z.minLength(1, NEEDED)),
  body: z.string().check(z.minLength(1, NEEDED), z.maxLength(TEXT_MAX_CHARS, TOO_LONG)),
  author: title,
  category: chosen,
  /** Digest of the image that is shown above the text and in lists. Old drafts do not have this field. */
  picture: z._default(z.nullable(imageDigestSchema), null),
  imageAlt: z._default(summary, ''),
});

const postDraft = postFields.check(
  z.refine(({ picture, imageAlt }) => picture === null || imageAlt !== '', { path: ['imageAlt'], error: NEEDED }),
);

/** Content types, each with its own form. */
export const CONTENT_SCHEMAS = {
  note: noteDraft,
  media: mediaDraft,
  deck: deckDraft,
  card: cardDraft,
  post: postDraft,
} as const;

export type ContentKind = keyof typeof CONTENT_SCHEMAS;
export const CONTENT_KINDS = Object.keys(CONTENT_SCHEMAS) as readonly ContentKind[];
export type Draft<Kind extends ContentKind = ContentKind> = z.infer<(typeof CONTENT_SCHEMAS)[Kind]>;

/** The permission needed to write it. */
export const contentPermission = (kind: ContentKind): Permission => (kind === 'post' ? 'site.write' : 'content.write');

/** The lists, by the last segment of their address. */
export const CONTENT_LISTS = {
  notes: 'note',
  audio: 'media',
  video: 'media',
  'flash-card': 'card',
  'flash-card-deck': 'deck',
  'blog-post': 'post',
} as const satisfies Readonly<Record<string, ContentKind>>;
export type ContentListName = keyof typeof CONTENT_LISTS;

/** Whether the last segment of an address is a list of content. */
export const isContentList = (list: string): list is ContentListName => Object.hasOwn(CONTENT_LISTS, list);
