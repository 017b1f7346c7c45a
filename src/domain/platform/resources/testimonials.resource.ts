import * as z from 'zod/mini';
import { problemText } from '../problem.ts';
import { SUMMARY_MAX_CHARS } from '../text.limits.ts';
import { nameField, positionField, titleField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

export const TESTIMONIALS_RESOURCE = {
  name: 'testimonials',
  read: 'site.read',
  write: 'site.write',
  columns: [
    { name: 'name', kind: 'text' },
    { name: 'quote', kind: 'text', share: 3, unordered: true },
    { name: 'description', kind: 'text', unordered: true },
    { name: 'position', kind: 'number' },
    { name: 'published', kind: 'toggle', filter: true, unordered: true },
  ],
  order: { column: 'position', direction: 'ascending' },
  fields: [
    { name: 'name', input: 'text' },
    { name: 'description', input: 'text' },
    { name: 'quote', input: 'lines' },
    { name: 'published', input: 'toggle', bulk: true },
    { name: 'position', input: 'number' },
  ],
  schema: z.strictObject({
    name: nameField,
    description: titleField,
    quote: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, problemText('valueMissing')),
        z.maxLength(SUMMARY_MAX_CHARS, problemText('valueTooLong')),
      ),
    published: z.boolean(),
    position: positionField,
  }),
  initial: { name: '', description: '', quote: '', published: true, position: null },
} as const satisfies Resource;
