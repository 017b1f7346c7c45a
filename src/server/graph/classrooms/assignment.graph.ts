import { assignmentDraftSchema, exceptionDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { assignmentTargetsSchema } from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { assignToClasses } from '../../classrooms/assignments/assign-classes.commands.ts';
import {
  changeAssignment,
  createAssignment,
  deleteAssignment,
  duplicateAssignment,
  type ExceptionFor,
  publishAssignment,
  releaseMarks,
  storeException,
} from '../../classrooms/assignments/assignment.commands.ts';
import {
  type AssignedWork,
  type GivenException,
  type PartChoice,
  readAssignedWork,
  readTeacherAssignment,
  type SubmissionLine,
  type TeacherAssignment,
} from '../../classrooms/assignments/assignment.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { addClassrooms } from './classroom.graph.ts';
import type { addStudentWork } from './student-work.graph.ts';

/** Assignments, for teachers. */
export function addAssignments(
  builder: GraphBuilder,
  { user, classRef }: ReturnType<typeof addClassrooms> & ReturnType<typeof addStudentWork>,
): void {
  const assignedWork = builder.objectRef<AssignedWork>('AssignedWork').implement({
    description: 'An assignment in a teacher’s list.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      classroom: t.expose('classroom', { type: classRef }),
      state: t.expose('state', { type: 'AssignmentState' }),
      opensAt: t.expose('opensAt', { type: 'Instant', nullable: true }),
      dueAt: t.expose('dueAt', { type: 'Instant', nullable: true }),
      submittedCount: t.exposeInt('submittedCount'),
      studentCount: t.exposeInt('studentCount'),
      unmarkedCount: t.exposeInt('unmarkedCount'),
      remarkRequests: t.exposeInt('remarkRequests', { description: 'Re-mark requests that are not answered yet.' }),
    }),
  });
  const exception = builder.objectRef<GivenException>('AssignmentException').implement({
    description: 'The exception; null: none.',
    fields: (t) => ({
      dueAt: t.expose('dueAt', { type: 'Instant', nullable: true }),
      lateUntil: t.expose('lateUntil', { type: 'Instant', nullable: true }),
      tries: t.exposeInt('tries', { nullable: true }),
      excused: t.exposeBoolean('excused'),
    }),
  });
  const line = builder.objectRef<SubmissionLine>('SubmissionLine').implement({
    description: 'One student’s progress with an assignment.',
    fields: (t) => ({
      student: t.expose('student', { type: user }),
      group: t.expose('group', { type: user, nullable: true }),
      status: t.expose('status', { type: 'WorkStatus' }),
      startedAt: t.expose('startedAt', { type: 'Instant', nullable: true }),
      submittedAt: t.expose('submittedAt', { type: 'Instant', nullable: true }),
      isLate: t.exposeBoolean('isLate'),
      marks: t.exposeFloat('marks', { nullable: true }),
      marksOutOf: t.exposeFloat('marksOutOf'),
      creditShare: t.exposeFloat('creditShare'),
      unmarkedQuestions: t.exposeInt('unmarkedQuestions'),
      materialsDone: t.exposeInt('materialsDone', { description: 'Parts to read, watch or learn that are done.' }),
      dueAt: t.expose('dueAt', { type: 'Instant', nullable: true }),
      closesAt: t.expose('closesAt', { type: 'Instant', nullable: true }),
      tries: t.exposeInt('tries', { nullable: true }),
      exception: t.expose('exception', { type: exception, nullable: true }),
    }),
  });
  const questionRef = builder.objectRef<PartChoice['items'][number]>('PickedQuestion').implement({
    fields: (t) => exposed(t, { id: 'ID', stem: 'String', type: 'QuestionType', marks: 'Float', topic: 'String' }),
  });
  const choice = builder.objectRef<PartChoice>('PartChoice').implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: 'PartKind' }),
      ref: t.exposeID('ref', { nullable: true }),
      title: t.exposeString('title'),
      items: t.expose('items', { type: [questionRef] }),
    }),
  });
  const draft = builder.objectRef<TeacherAssignment['draft']>('AssignmentDraft').implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      instructions: t.exposeString('instructions'),
      groups: t.exposeIDList('groups'),
      opensAt: t.expose('opensAt', { type: 'Instant', nullable: true }),
      dueAt: t.expose('dueAt', { type: 'Instant', nullable: true }),
      lateUntil: t.expose('lateUntil', { type: 'Instant', nullable: true }),
      lateDeduction: t.exposeFloat('lateDeduction'),
      lateIntervalSeconds: t.exposeInt('lateIntervalSeconds'),
      lateFloor: t.exposeFloat('lateFloor'),
      tries: t.exposeInt('tries', { nullable: true }),
      countedAttempt: t.expose('countedAttempt', { type: 'GradedAttempt' }),
      behaviour: t.expose('behaviour', { type: 'Behaviour' }),
      seconds: t.exposeInt('seconds', { nullable: true }),
      showsMarks: t.expose('showsMarks', { type: 'Reveal' }),
      showsFeedback: t.expose('showsFeedback', { type: 'Reveal' }),
      blocksPractice: t.exposeBoolean('blocksPractice', {
        description: 'Whether students can’t practise its questions until it is over for them.',
      }),
      weight: t.exposeFloat('weight'),
    }),
  });
  const groupException = builder.objectRef<TeacherAssignment['groupExceptions'][number]>('GroupException').implement({
    fields: (t) => ({ group: t.exposeID('group'), exception: t.expose('exception', { type: exception }) }),
  });
  const teacherAssignment = builder.objectRef<TeacherAssignment>('TeacherAssignment').implement({
    description: 'An assignment as its teachers see it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      classroom: t.expose('classroom', { type: classRef }),
      isArchived: t.boolean({ resolve: ({ classroom }) => classroom.isArchived }),
      state: t.expose('state', { type: 'AssignmentState' }),
      isOnPaper: t.exposeBoolean('isOnPaper', { description: 'It has no tasks; marks are entered in the gradebook.' }),
      isStarted: t.exposeBoolean('isStarted', { description: 'The parts can no longer be changed.' }),
      marksReleasedAt: t.expose('marksReleasedAt', { type: 'Instant', nullable: true }),
      draft: t.expose('draft', { type: draft }),
      parts: t.expose('parts', { type: [choice] }),
      groups: t.expose('groups', { type: [user] }),
      groupExceptions: t.expose('groupExceptions', { type: [groupException] }),
      lines: t.expose('lines', { type: [line] }),
    }),
  });

  const partInput = builder.inputType('AssignmentPartInput', {
    fields: (t) => ({
      kind: t.field({ type: 'PartKind', required: true }),
      ref: t.id(),
      items: t.idList({ required: true }),
    }),
  });
  const draftInput = builder.inputType('AssignmentInput', {
    fields: (t) => ({
      title: t.string({ required: true }),
      instructions: t.string({ required: true }),
      groups: t.idList({ required: true }),
      parts: t.field({ type: [partInput], required: true }),
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
      lateUntil: t.field({ type: 'Instant' }),
      lateDeduction: t.float({ required: true }),
      lateIntervalSeconds: t.int({ required: true }),
      lateFloor: t.float({ required: true }),
      tries: t.int(),
      countedAttempt: t.field({ type: 'GradedAttempt', required: true }),
      behaviour: t.field({ type: 'Behaviour', required: true }),
      seconds: t.int(),
      showsMarks: t.field({ type: 'Reveal', required: true }),
      showsFeedback: t.field({ type: 'Reveal', required: true }),
      blocksPractice: t.boolean({ required: true }),
      weight: t.float({ required: true }),
    }),
  });
  const exceptionInput = builder.inputType('AssignmentExceptionInput', {
    fields: (t) => ({
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
      lateUntil: t.field({ type: 'Instant' }),
      tries: t.int(),
      excused: t.boolean({ required: true }),
    }),
  });
  const draftOf = (input: typeof draftInput.$inferInput) =>
    readInput(assignmentDraftSchema, {
      ...input,
      opensAt: input.opensAt ?? null,
      dueAt: input.dueAt ?? null,
      lateUntil: input.lateUntil ?? null,
      tries: input.tries ?? null,
      seconds: input.seconds ?? null,
      parts: input.parts.map((part) => ({ ...part, ref: part.ref ?? null })),
    });

  const datesInput = builder.inputType('AssignmentDatesInput', {
    description: 'The dates of a copy, in place of those that it is copied from.',
    fields: (t) => ({
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
      lateUntil: t.field({ type: 'Instant' }),
    }),
  });
  const datesOf = ({ opensAt = null, dueAt = null, lateUntil = null }: typeof datesInput.$inferInput) => ({
    opensAt,
    dueAt,
    lateUntil,
  });
  const targetInput = builder.inputType('AssignmentTargetInput', {
    description: 'A class that gets an assignment, with dates of its own in place of those of the draft.',
    fields: (t) => ({
      classroom: t.id({ required: true }),
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
    }),
  });

  queries(builder, (t) => ({
    assignedWork: t.member.field({
      type: [assignedWork],
      description: 'The assignments of the viewer’s classes.',
      resolve: (_root, _args, context) => readAssignedWork(context.pool, context.viewer),
    }),
    teacherAssignment: t.member.field({
      type: teacherAssignment,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readTeacherAssignment(context.pool, context.viewer, id),
    }),
  }));

  mutations(builder, (t) => ({
    createAssignment: t.member.id({
      description: 'Creates an assignment, as a draft.',
      args: { classroom: t.arg.id({ required: true }), draft: t.arg({ type: draftInput, required: true }) },
      resolve: (_root, { classroom, draft: input }, context) =>
        createAssignment(context.pool, context.viewer, classroom, draftOf(input)),
    }),
    assignToClasses: t.member.idList({
      description: 'Creates an assignment in each of the classes, all or none.',
      args: {
        targets: t.arg({ type: [targetInput], required: true }),
        draft: t.arg({ type: draftInput, required: true }),
        publishing: t.arg({ type: 'Publishing', required: true }),
      },
      resolve: (_root, { targets, draft: input, publishing }, context) =>
        assignToClasses(context.pool, context.viewer, {
          targets: readInput(
            assignmentTargetsSchema,
            targets.map(({ classroom, opensAt = null, dueAt = null }) => ({ classroom, opensAt, dueAt })),
          ),
          draft: draftOf(input),
          publishing,
        }),
    }),
    changeAssignment: t.member.boolean({
      args: { id: t.arg.id({ required: true }), draft: t.arg({ type: draftInput, required: true }) },
      resolve: async (_root, { id, draft: input }, context) => {
        await changeAssignment(context.pool, context.viewer, id, draftOf(input));
        return true;
      },
    }),
    publishAssignment: t.member.boolean({
      description: 'Publishes an assignment: students see it from its opening time.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await publishAssignment(context.pool, context.viewer, id);
        return true;
      },
    }),
    deleteAssignment: t.member.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await deleteAssignment(context.pool, context.viewer, id);
        return true;
      },
    }),
    duplicateAssignment: t.member.id({
      description: 'Copies an assignment as a draft, into the same or another class.',
      args: { id: t.arg.id({ required: true }), classroom: t.arg.id(), dates: t.arg({ type: datesInput }) },
      resolve: (_root, { id, classroom, dates }, context) =>
        duplicateAssignment(context.pool, context.viewer, id, {
          classroom: classroom ?? null,
          dates: dates == null ? null : datesOf(dates),
        }),
    }),
    setException: t.member.boolean({
      description: 'An exception for one student or one group; without values, the exception is removed.',
      args: {
        assignment: t.arg.id({ required: true }),
        student: t.arg.id(),
        group: t.arg.id(),
        exception: t.arg({ type: exceptionInput }),
      },
      resolve: async (_root, { assignment, student, group, exception: given }, context) => {
        const { viewer } = context;
        const read =
          given == null
            ? null
            : readInput(exceptionDraftSchema, {
                opensAt: null,
                dueAt: null,
                lateUntil: null,
                tries: null,
                ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
              });
        await storeException(context.pool, viewer, assignment, audienceOf(student, group), read);
        return true;
      },
    }),
    releaseMarks: t.member.boolean({
      description: 'Releases marks and feedback to all students.',
      args: { id: t.arg.id({ required: true }), released: t.arg.boolean({ required: true }) },
      resolve: async (_root, { id, released }, context) => {
        await releaseMarks(context.pool, context.viewer, id, released);
        return true;
      },
    }),
  }));
}

/** Exactly one of the two has to be given. */
function audienceOf(student: string | null | undefined, group: string | null | undefined): ExceptionFor {
  if (student != null && group == null) return { student };
  if (group != null && student == null) return { group };
  throw new ProductError('INVALID_INPUT');
}
