import * as z from 'zod/mini';
import { nameField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

export const SCHOOL_RESOURCE = {
  name: 'school',
  read: 'schools.read',
  write: 'schools.write',
  columns: [
    { name: 'name', kind: 'text', share: 2 },
    { name: 'studentCount', kind: 'number', unordered: true },
    { name: 'teacherCount', kind: 'number', unordered: true },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'name', direction: 'ascending' },
  fields: [{ name: 'name', input: 'text' }],
  schema: z.strictObject({ name: nameField }),
  initial: { name: '' },
} as const satisfies Resource;
