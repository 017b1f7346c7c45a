import * as z from 'zod/mini';
import { positionField, textField, titleField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

export const FAQ_RESOURCE = {
  name: 'faq',
  read: 'site.read',
  write: 'site.write',
  columns: [
    { name: 'question', kind: 'text', share: 3 },
    { name: 'heading', kind: 'text' },
    { name: 'position', kind: 'number' },
    { name: 'published', kind: 'toggle', filter: true, unordered: true },
    { name: 'updatedAt', kind: 'instant', hiddenAtFirst: true },
  ],
  order: { column: 'position', direction: 'ascending' },
  fields: [
    { name: 'heading', input: 'text' },
    { name: 'question', input: 'text' },
    { name: 'answer', input: 'markdown' },
    { name: 'published', input: 'toggle', bulk: true },
    { name: 'position', input: 'number' },
  ],
  schema: z.strictObject({
    heading: titleField,
    question: titleField,
    answer: textField,
    published: z.boolean(),
    position: positionField,
  }),
  initial: { heading: '', question: '', answer: '', published: true, position: null },
} as const satisfies Resource;
