import { describe, expect, it } from 'vitest';
import { nameSchema } from '#domain/access/credentials.schema.ts';
import { classroomSchema, groupSchema } from '#domain/classrooms/classroom.schema.ts';
import { practiceAssignmentSchema } from '#domain/classrooms/practice-assignment.schema.ts';
import { nameField, titleField } from '#domain/platform/resources/field.schemas.ts';

const SPREAD = ' Ada\r\n\r\nYour account\u2028is\tlocked\u0007 now ';
const PLAIN = 'Ada Your account is locked now';

describe('names that are inserted into emails', () => {
  it.each([
    ['the name of a person', (text: string) => nameSchema.parse(text)],
    ['the name of a class', (name: string) => classroomSchema.parse({ name, subject: null }).name],
    ['the name of a group', (name: string) => groupSchema.parse({ name }).name],
    ['the name of a record', (text: string) => nameField.parse(text)],
    ['the title of a record', (text: string) => titleField.parse(text)],
    ['the title of a practice assignment', (title: string) => practiceAssignmentSchema.shape.title.parse(title)],
  ])('is one line: %s', (_what, parsed) => {
    expect(parsed(SPREAD)).toBe(PLAIN);
  });

  it('is refused when nothing is left of it', () => {
    expect(nameSchema.safeParse(' \r\n\u0007 ').success).toBe(false);
  });
});
