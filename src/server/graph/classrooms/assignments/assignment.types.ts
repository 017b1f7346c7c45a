import type {
  AssignedWork,
  GivenException,
  PartChoice,
  SubmissionLine,
  TeacherAssignment,
} from '../../../classrooms/assignments/assignment.queries.ts';
import type { GraphBuilder } from '../../builder.ts';
import { exposed } from '../../exposed.ts';
import type { addClassrooms } from '../classroom.graph.ts';
import type { addStudentWork } from '../student-work.graph.ts';

/** The types of other subjects that assignments refer to. */
export type AssignmentRefs = ReturnType<typeof addClassrooms> & ReturnType<typeof addStudentWork>;

/** What teachers see of assignments: a line of their list, and all of one. */
export function addAssignmentTypes(builder: GraphBuilder, { user, classRef }: AssignmentRefs) {
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
      draws: t.exposeInt('draws', {
        nullable: true,
        description: 'How many of its questions each student gets, at random; null: all of them.',
      }),
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
  return { assignedWork, teacherAssignment, draft, choice };
}
