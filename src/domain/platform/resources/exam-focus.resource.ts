import * as z from 'zod/mini';
import { problemText } from '../problem.ts';
import { TITLE_MAX_CHARS } from '../text.limits.ts';
import {
  linesField,
  optionalReferenceField,
  positionField,
  referenceField,
  textField,
  titleField,
} from './field.schemas.ts';
import type { Resource } from './resource.ts';

const WEIGHT = problemText('weightOutOfRange');

/** A point of a topic's exam focus. */
export const EXAM_FOCUS_RESOURCE = {
  name: 'exam-focus',
  read: 'content.read',
  write: 'content.write',
  columns: [
    { name: 'title', kind: 'text', share: 2 },
    { name: 'topic', kind: 'text', references: 'topic', filter: true, unordered: true, share: 1.5 },
    { name: 'weight', kind: 'number' },
    { name: 'position', kind: 'number', unordered: true },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'title', direction: 'ascending' },
  fields: [
    { name: 'topic', input: 'reference', references: 'topic' },
    { name: 'title', input: 'text' },
    { name: 'body', input: 'markdown' },
    { name: 'weight', input: 'number', bulk: true },
    { name: 'note', input: 'reference', references: 'notes' },
    { name: 'noteHeading', input: 'text' },
    { name: 'quiz', input: 'reference', references: 'quiz' },
    { name: 'subtopics', input: 'lines' },
    { name: 'position', input: 'number' },
  ],
  schema: z.strictObject({
    topic: referenceField,
    title: titleField,
    body: textField,
    weight: z.int(WEIGHT).check(z.gte(1, WEIGHT), z.lte(5, WEIGHT)),
    /** The note and heading that explain it, and the quiz for practice. Both belong to its topic. */
    note: optionalReferenceField,
    noteHeading: z.string().check(z.trim(), z.maxLength(TITLE_MAX_CHARS, problemText('valueTooLong'))),
    quiz: optionalReferenceField,
    /** The subtopics of the questions that ask for it. */
    subtopics: linesField,
    position: positionField,
  }),
  initial: {
    topic: '',
    title: '',
    body: '',
    weight: 3,
    note: null,
    noteHeading: '',
    quiz: null,
    subtopics: '',
    position: null,
  },
} as const satisfies Resource;
