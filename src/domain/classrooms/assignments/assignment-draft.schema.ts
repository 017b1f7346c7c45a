import * as z from 'zod/mini';
import { timeLimitSchema } from '../../assessments/time-limit.schema.ts';
import { BEHAVIOURS } from '../../attempts/behaviour.ts';
import { problemText } from '../../platform/problem.ts';
import {
  ASSIGNMENT_INSTRUCTIONS_MAX_CHARS,
  ASSIGNMENT_PARTS_MAX,
  ATTEMPTS_MAX,
  PICKED_QUESTIONS_MAX,
  WEIGHT_MAX,
} from '../classroom.limits.ts';
import { assignmentTitleSchema } from './assignment-title.schema.ts';
import { PART_KINDS } from './part-kind.ts';
import { REVEALS } from './reveal.rule.ts';

/** Which of several attempts counts. */
export const COUNTED_ATTEMPTS = ['best', 'last'] as const;

export const LATE_INTERVALS = [3_600, 86_400, 604_800] as const;

const instant = z.nullable(z.iso.datetime(problemText('dateTimeMissing')));
const share = z
  .number(problemText('numberMissing'))
  .check(z.minimum(0, problemText('percentOutOfRange')), z.maximum(1, problemText('percentOutOfRange')));

const partSchema = z.object({
  kind: z.enum(PART_KINDS),
  /** The id of the quiz, the paper or the material; null for chosen questions. */
  ref: z.nullable(z.guid()),
  /** Ids of the chosen questions, in order. */
  items: z
    .array(z.guid())
    .check(z.maxLength(PICKED_QUESTIONS_MAX, problemText('questionsPickedTooMany', { max: PICKED_QUESTIONS_MAX }))),
  /** How many of the chosen questions each student gets, at random; null: all of them. */
  draws: z.nullable(z.int(problemText('wholeNumberMissing')).check(z.minimum(1, problemText('drawTooSmall')))),
});

const fieldsSchema = z.object({
  title: assignmentTitleSchema,
  instructions: z.string().check(z.maxLength(ASSIGNMENT_INSTRUCTIONS_MAX_CHARS, problemText('instructionsTooLong'))),
  /** Ids; empty: for the whole class. */
  groups: z.array(z.guid()),
  parts: z
    .array(partSchema)
    .check(
      z.minLength(1, problemText('taskMissing')),
      z.maxLength(ASSIGNMENT_PARTS_MAX, problemText('tasksTooMany', { max: ASSIGNMENT_PARTS_MAX })),
    ),
  opensAt: instant,
  dueAt: instant,
  lateUntil: instant,
  lateDeduction: share,
  lateIntervalSeconds: z.literal(LATE_INTERVALS),
  lateFloor: share,
  tries: z.nullable(
    z
      .number(problemText('attemptCountMissing'))
      .check(
        z.int(problemText('wholeNumberMissing')),
        z.minimum(1, problemText('attemptCountTooLow')),
        z.maximum(ATTEMPTS_MAX, problemText('attemptsTooMany', { max: ATTEMPTS_MAX })),
      ),
  ),
  countedAttempt: z.enum(COUNTED_ATTEMPTS),
  behaviour: z.enum(BEHAVIOURS),
  seconds: timeLimitSchema,
  showsMarks: z.enum(REVEALS),
  showsFeedback: z.enum(REVEALS),
  /** Whether students may not practise the questions outside of the assignment until it is over for them. */
  blocksPractice: z.boolean(),
  weight: z
    .number(problemText('numberMissing'))
    .check(
      z.minimum(0, problemText('numberBelowZero')),
      z.maximum(WEIGHT_MAX, problemText('weightTooLarge', { max: WEIGHT_MAX })),
    ),
});

type Times = Pick<z.infer<typeof fieldsSchema>, 'opensAt' | 'dueAt' | 'lateUntil'>;

/** The first contradiction between the dates, with the field to correct; null if there is none. */
export function timesProblem({ opensAt, dueAt, lateUntil }: Times): { field: keyof Times; message: string } | null {
  if (opensAt !== null && dueAt !== null && Date.parse(dueAt) <= Date.parse(opensAt)) {
    return { field: 'dueAt', message: problemText('beforeOpening') };
  }
  if (lateUntil !== null && dueAt === null) {
    return { field: 'lateUntil', message: problemText('dueDateMissing') };
  }
  if (lateUntil !== null && dueAt !== null && Date.parse(lateUntil) <= Date.parse(dueAt)) {
    return { field: 'lateUntil', message: problemText('lateEndBeforeDue') };
  }
  return null;
}

/** An assignment as a teacher writes it. Instants are ISO 8601 in UTC. */
export const assignmentDraftSchema = fieldsSchema.check(
  z.check(({ value, issues }) => {
    const problem = timesProblem(value);
    if (problem !== null) {
      issues.push({ code: 'custom', input: value[problem.field], path: [problem.field], message: problem.message });
    }
  }),
  z.check(({ value, issues }) => {
    const isTooMany = value.parts.some(({ items, draws }) => draws !== null && draws >= items.length);
    if (isTooMany) {
      issues.push({ code: 'custom', input: value.parts, path: ['parts'], message: problemText('drawTooLarge') });
    }
  }),
  z.check(({ value, issues }) => {
    const wrong = value.parts.findIndex(({ kind, ref, items }) =>
      kind === 'questions' ? items.length === 0 || ref !== null : ref === null || items.length > 0,
    );
    if (wrong >= 0) {
      issues.push({ code: 'custom', input: value.parts, path: ['parts'], message: problemText('taskMissing') });
    }
  }),
);
export type AssignmentDraft = z.infer<typeof assignmentDraftSchema>;

/** Other dates or attempts for one student or group; null: as for everyone. */
export const exceptionDraftSchema = z
  .object({
    opensAt: instant,
    dueAt: instant,
    lateUntil: instant,
    tries: z.nullable(
      z
        .number()
        .check(
          z.int(problemText('wholeNumberMissing')),
          z.minimum(1, problemText('attemptCountTooLow')),
          z.maximum(ATTEMPTS_MAX, problemText('attemptsTooMany', { max: ATTEMPTS_MAX })),
        ),
    ),
    excused: z.boolean(),
  })
  .check(
    z.check(({ value, issues }) => {
      const problem = value.dueAt === null ? null : timesProblem(value);
      if (problem !== null) {
        issues.push({ code: 'custom', input: value[problem.field], path: [problem.field], message: problem.message });
      }
    }),
  );
export type ExceptionDraft = z.infer<typeof exceptionDraftSchema>;
