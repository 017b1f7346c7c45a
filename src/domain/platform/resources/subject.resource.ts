import * as z from 'zod/mini';
import { positionField, slugField, summaryField, titleField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

export const SUBJECT_RESOURCE = {
  name: 'subject',
  read: 'content.read',
  write: 'content.write',
  columns: [
    { name: 'title', kind: 'text', share: 2 },
    { name: 'slug', kind: 'text', hiddenAtFirst: true },
    { name: 'topicCount', kind: 'number', unordered: true },
    { name: 'position', kind: 'number' },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'position', direction: 'ascending' },
  fields: [
    { name: 'title', input: 'text' },
    { name: 'slug', input: 'text' },
    { name: 'summary', input: 'lines' },
    { name: 'position', input: 'number' },
  ],
  schema: z.strictObject({ title: titleField, slug: slugField, summary: summaryField, position: positionField }),
  initial: { title: '', slug: '', summary: '', position: null },
} as const satisfies Resource;
