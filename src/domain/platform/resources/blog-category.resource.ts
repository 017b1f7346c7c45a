import * as z from 'zod/mini';
import { positionField, slugField, titleField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

export const BLOG_CATEGORY_RESOURCE = {
  name: 'blog-category',
  read: 'site.read',
  write: 'site.write',
  columns: [
    { name: 'title', kind: 'text', share: 2 },
    { name: 'slug', kind: 'text' },
    { name: 'postCount', kind: 'number', unordered: true },
    { name: 'position', kind: 'number' },
  ],
  order: { column: 'position', direction: 'ascending' },
  fields: [
    { name: 'title', input: 'text' },
    { name: 'slug', input: 'text' },
    { name: 'position', input: 'number' },
  ],
  schema: z.strictObject({ title: titleField, slug: slugField, position: positionField }),
  initial: { title: '', slug: '', position: null },
} as const satisfies Resource;
