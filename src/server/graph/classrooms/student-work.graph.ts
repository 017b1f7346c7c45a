import type { LatePolicy } from '#domain/classrooms/assignments/late-policy.rule.ts';
import { startAssignmentPart } from '../../classrooms/assignments/assignment.start.ts';
import {
  type AssignmentNotice,
  readAssignmentNotices,
} from '../../classrooms/assignments/assignment-notice.queries.ts';
import {
  readStudentAssignment,
  readStudentWork,
  type StudentWork,
  type WorkAttempt,
  type WorkPart,
} from '../../classrooms/assignments/student-work.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { mutations, queries } from '../fields.ts';

/** Assignments, for the students who do them. */
export function addStudentWork(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes) {
  const late = builder.objectRef<LatePolicy>('LatePolicy').implement({
    fields: (t) => ({
      deduction: t.exposeFloat('deduction', { description: 'Share of the marks that each started interval costs.' }),
      intervalSeconds: t.exposeFloat('intervalSeconds'),
      floor: t.exposeFloat('floor', { description: 'Minimum share of the marks, whatever the late penalty.' }),
    }),
  });
  const workTry = builder.objectRef<WorkAttempt>('WorkAttempt').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      startedAt: t.expose('startedAt', { type: 'Instant' }),
      submittedAt: t.expose('submittedAt', { type: 'Instant', nullable: true }),
      marks: t.exposeFloat('marks', { nullable: true, description: 'Null until they are released.' }),
      marksOutOf: t.exposeFloat('marksOutOf'),
      unmarkedQuestions: t.exposeInt('unmarkedQuestions'),
      isReleased: t.exposeBoolean('isReleased', { description: 'Whether answers and comments are visible.' }),
    }),
  });
  const material = builder.objectRef<NonNullable<WorkPart['material']>>('WorkMaterial').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: 'MaterialKind' }),
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
      share: t.exposeFloat('share'),
      isDone: t.exposeBoolean('isDone'),
    }),
  });
  const part = builder.objectRef<WorkPart>('WorkPart').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: 'PartKind' }),
      title: t.exposeString('title'),
      questionCount: t.exposeInt('questionCount'),
      marks: t.exposeFloat('marks'),
      material: t.expose('material', { type: material, nullable: true }),
      tries: t.expose('tries', { type: [workTry] }),
    }),
  });
  const classRef = builder.objectRef<StudentWork['classroom']>('ClassRef').implement({
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });
  const work = builder.objectRef<StudentWork>('StudentWork').implement({
    description: 'An assignment as its student sees it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      instructions: t.exposeString('instructions'),
      classroom: t.expose('classroom', { type: classRef }),
      status: t.expose('status', { type: 'WorkStatus' }),
      weight: t.exposeFloat('weight'),
      opensAt: t.expose('opensAt', { type: 'Instant', nullable: true }),
      dueAt: t.expose('dueAt', { type: 'Instant', nullable: true }),
      closesAt: t.expose('closesAt', { type: 'Instant', nullable: true }),
      late: t.expose('late', { type: late }),
      attemptsAllowed: t.exposeInt('attemptsAllowed', { nullable: true }),
      countedAttempt: t.expose('countedAttempt', { type: 'GradedAttempt' }),
      behaviour: t.expose('behaviour', { type: 'Behaviour' }),
      seconds: t.exposeInt('seconds', { nullable: true }),
      showsMarks: t.expose('showsMarks', { type: 'Reveal' }),
      showsFeedback: t.expose('showsFeedback', { type: 'Reveal' }),
      submittedAt: t.expose('submittedAt', { type: 'Instant', nullable: true }),
      marks: t.exposeFloat('marks', { nullable: true }),
      marksOutOf: t.exposeFloat('marksOutOf'),
      creditShare: t.exposeFloat('creditShare', {
        description: 'The share that remains after the late penalty, or would remain now.',
      }),
      unmarkedQuestions: t.exposeInt('unmarkedQuestions'),
      isOnPaper: t.exposeBoolean('isOnPaper', { description: 'It has no parts, and the teacher enters the marks.' }),
      comment: t.exposeString('comment', { nullable: true, description: 'Null until feedback is released.' }),
      parts: t.expose('parts', { type: [part] }),
    }),
  });
  const notice = builder.objectRef<AssignmentNotice>('AssignmentNotice').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      assignment: t.exposeID('assignment'),
      title: t.exposeString('title'),
      classroom: t.exposeString('classroom'),
      reminder: t.expose('reminder', { type: 'ReminderKind' }),
    }),
  });

  queries(builder, (t) => ({
    studentWork: t.member.field({
      type: [work],
      description: 'The viewer’s assignments, of all classes or one, the next due first.',
      args: { classroom: t.arg.id() },
      resolve: (_root, { classroom }, context) => readStudentWork(context.pool, context.viewer, classroom ?? null),
    }),
    studentAssignment: t.member.field({
      type: work,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readStudentAssignment(context.pool, context.viewer, id),
    }),
    assignmentNotices: t.member.field({
      type: [notice],
      description: 'Notices about assignments that the viewer has not read; `readNotice` marks one as read.',
      resolve: (_root, _args, context) => readAssignmentNotices(context.pool, context.viewer),
    }),
  }));

  mutations(builder, (t) => ({
    startAssignmentPart: t.member.id({
      description: 'Starts an attempt at a part of an assignment, or finds the open one; returns the attempt’s id.',
      args: { part: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => startAssignmentPart(context.pool, context.viewer, args.part),
    }),
  }));
  return { classRef, work };
}
