import * as z from 'zod/mini';
import { positionField, referenceField, slugField, summaryField, titleField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

export const TOPIC_RESOURCE = {
  name: 'topic',
  read: 'content.read',
  write: 'content.write',
  columns: [
    { name: 'title', kind: 'text', share: 2 },
    { name: 'subject', kind: 'text', references: 'subject', filter: true, unordered: true, share: 1.5 },
    { name: 'slug', kind: 'text', hiddenAtFirst: true },
    { name: 'free', kind: 'toggle', filter: true, unordered: true },
    { name: 'questionCount', kind: 'number', unordered: true },
    { name: 'position', kind: 'number' },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'title', direction: 'ascending' },
  fields: [
    { name: 'subject', input: 'reference', references: 'subject', bulk: true },
    { name: 'title', input: 'text' },
    { name: 'slug', input: 'text' },
    { name: 'summary', input: 'lines' },
    { name: 'free', input: 'toggle', bulk: true },
    { name: 'position', input: 'number' },
  ],
  schema: z.strictObject({
    subject: referenceField,
    title: titleField,
    slug: slugField,
    summary: summaryField,
    free: z.boolean(),
    position: positionField,
  }),
  initial: { subject: '', title: '', slug: '', summary: '', free: false, position: null },
} as const satisfies Resource;

/** The fields that students see too: the API's `Topic` has them. */
export const PUBLIC_TOPIC_FIELDS = ['summary', 'free'] as const satisfies readonly TopicFieldName[];

type TopicFieldName = (typeof TOPIC_RESOURCE)['fields'][number]['name'];
export type PublicTopicFields = Pick<z.output<typeof TOPIC_RESOURCE.schema>, (typeof PUBLIC_TOPIC_FIELDS)[number]>;
