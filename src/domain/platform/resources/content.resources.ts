import * as z from 'zod/mini';
import { CARD_KINDS } from '../../cards/card-note.schema.ts';
import { NOTE_KINDS } from '../../content/content.schema.ts';
import { problemText } from '../problem.ts';
import { TITLE_MAX_CHARS } from '../text.limits.ts';
import { positionField, publishedField, referenceField, titleField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

/* Content with separate editors: only its lists, and fields for bulk edits. */

const VIDEO_KINDS = ['video', 'short'] as const;
const STAGES = ['draft', 'scheduled', 'published'] as const;

const TITLE = { name: 'title', kind: 'text', share: 2 } as const;
const TOPIC = { name: 'topic', kind: 'text', references: 'topic', filter: true, unordered: true, share: 1.5 } as const;
const DECK = {
  name: 'deck',
  kind: 'text',
  references: 'flash-card-deck',
  filter: true,
  unordered: true,
  share: 1.5,
} as const;
const PUBLISHED = { name: 'publishedAt', kind: 'stage', choices: STAGES, filter: true, unordered: true } as const;
const POSITION = { name: 'position', kind: 'number', hiddenAtFirst: true } as const;
const UPDATED = { name: 'updatedAt', kind: 'instant' } as const;

const IN_TOPIC = { name: 'topic', input: 'reference', references: 'topic', bulk: true } as const;
const FROM = { name: 'publishedAt', input: 'instant', bulk: true } as const;
const POSITION_FIELD = { name: 'position', input: 'number', bulk: true } as const;

const LATEST_FIRST = { column: 'updatedAt', direction: 'descending' } as const;
const CONTENT = {
  read: 'content.read',
  write: 'content.write',
  ownEditor: true,
  order: LATEST_FIRST,
  initial: {},
} as const;
const material = { topic: referenceField, position: positionField, publishedAt: publishedField };

export const NOTES_RESOURCE = {
  ...CONTENT,
  name: 'notes',
  columns: [
    TITLE,
    TOPIC,
    { name: 'kind', kind: 'choice', choices: NOTE_KINDS, filter: true, unordered: true },
    PUBLISHED,
    POSITION,
    UPDATED,
  ],
  fields: [IN_TOPIC, { name: 'kind', input: 'choice', choices: NOTE_KINDS, bulk: true }, FROM, POSITION_FIELD],
  schema: z.strictObject({ ...material, kind: z.enum(NOTE_KINDS, problemText('optionMissing')) }),
} as const satisfies Resource;

export const AUDIO_RESOURCE = {
  ...CONTENT,
  name: 'audio',
  columns: [TITLE, TOPIC, PUBLISHED, POSITION, UPDATED],
  fields: [IN_TOPIC, FROM, POSITION_FIELD],
  schema: z.strictObject(material),
} as const satisfies Resource;

export const VIDEO_RESOURCE = {
  ...CONTENT,
  name: 'video',
  columns: [
    TITLE,
    TOPIC,
    { name: 'kind', kind: 'choice', choices: VIDEO_KINDS, filter: true, unordered: true },
    PUBLISHED,
    POSITION,
    UPDATED,
  ],
  fields: [IN_TOPIC, { name: 'kind', input: 'choice', choices: VIDEO_KINDS, bulk: true }, FROM, POSITION_FIELD],
  schema: z.strictObject({ ...material, kind: z.enum(VIDEO_KINDS, problemText('optionMissing')) }),
} as const satisfies Resource;

export const DECK_RESOURCE = {
  ...CONTENT,
  name: 'flash-card-deck',
  columns: [TITLE, TOPIC, { name: 'cardCount', kind: 'number', unordered: true }, PUBLISHED, POSITION, UPDATED],
  fields: [IN_TOPIC, FROM, POSITION_FIELD],
  schema: z.strictObject(material),
} as const satisfies Resource;

export const CARD_RESOURCE = {
  ...CONTENT,
  name: 'flash-card',
  columns: [
    { name: 'front', kind: 'markdown', unordered: true, share: 2.5 },
    DECK,
    { name: 'section', kind: 'text', unordered: true, hiddenAtFirst: true },
    { name: 'kind', kind: 'choice', choices: CARD_KINDS, filter: true, unordered: true },
    UPDATED,
  ],
  fields: [
    { name: 'deck', input: 'reference', references: 'flash-card-deck', bulk: true },
    { name: 'section', input: 'text', bulk: true },
  ],
  schema: z.strictObject({
    deck: referenceField,
    section: z.string().check(z.trim(), z.maxLength(TITLE_MAX_CHARS, problemText('valueTooLong'))),
  }),
} as const satisfies Resource;

export const BLOG_POST_RESOURCE = {
  ...CONTENT,
  name: 'blog-post',
  read: 'site.read',
  write: 'site.write',
  columns: [
    TITLE,
    { name: 'category', kind: 'text', references: 'blog-category', filter: true, unordered: true },
    { name: 'author', kind: 'text', unordered: true },
    { name: 'slug', kind: 'text', unordered: true, hiddenAtFirst: true },
    PUBLISHED,
    UPDATED,
  ],
  fields: [
    { name: 'category', input: 'reference', references: 'blog-category', bulk: true },
    { name: 'author', input: 'text', bulk: true },
    FROM,
  ],
  schema: z.strictObject({ category: referenceField, author: titleField, publishedAt: publishedField }),
} as const satisfies Resource;
