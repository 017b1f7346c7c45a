import type { Agreement } from '#domain/attempts/marking/agreement.rule.ts';
import { practiceAssignmentSchema } from '#domain/classrooms/practice-assignment.schema.ts';
import type { StudentToTalkTo } from '#domain/classrooms/teacher-home.rule.ts';
import {
  type ChoiceLine,
  type ClassAnalysis,
  type ClassLine,
  type QuestionLine,
  readClassAnalysis,
  readTaughtClasses,
  type StudentLine,
  type TopicLine,
} from '../../classrooms/class-analysis.queries.ts';
import { assignPractice } from '../../classrooms/practice-assignment.commands.ts';
import { readStudentsToTalkTo } from '../../classrooms/students/students-to-talk-to.queries.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { addMarking } from '../attempts/marking.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

type Week = ClassAnalysis['weeks'][number];
type Work = ClassAnalysis['work'][number];

/** The performance of classes in their assignments, for their teachers. */
export function addTeaching(
  builder: GraphBuilder,
  { imageType }: Pick<AttemptTypes, 'imageType'>,
  { agreement }: ReturnType<typeof addMarking>,
): void {
  const taught = builder.objectRef<ClassLine>('TaughtClass').implement({
    description: 'A class of the viewer’s own, with the last 28 days.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        students: 'Int',
        active: 'Int',
        answers: 'Int',
        credit: ['Float', 'Sum of scores, 0 to 1 per answer.'],
      }),
  });
  const topic = builder.objectRef<TopicLine>('ClassTopicLine').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        title: 'String',
        subject: 'String',
        students: 'Int',
        answers: 'Int',
        credit: 'Float',
      }),
  });
  const choice = builder.objectRef<ChoiceLine>('ChosenChoice').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'String',
        text: 'String',
        isRight: 'Boolean',
        misconception: ['String | null', 'The misconception of students who chose it.'],
      }),
      students: t.exposeStringList('students', { description: 'Names of the students who chose it.' }),
    }),
  });
  const question = builder.objectRef<QuestionLine>('ClassQuestionLine').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        stem: 'String',
        type: 'QuestionType',
        topic: 'String',
        answers: 'Int',
        credit: 'Float',
        seconds: 'Float',
        images: [imageType],
        choices: [choice],
      }),
  });
  const student = builder.objectRef<StudentLine>('ClassStudentLine').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        answers: 'Int',
        credit: 'Float',
        activeDays: 'Int',
        missing: 'Int',
        change: 'Float | null',
      }),
      reasons: t.expose('reasons', { type: ['HelpReason'] }),
    }),
  });
  const group = builder.objectRef<ClassAnalysis['groups'][number]>('ClassGroupName').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const week = builder.objectRef<Week>('ClassWeek').implement({
    fields: (t) => exposed(t, { week: 'CalendarDay', answers: 'Int', credit: 'Float' }),
  });
  const work = builder.objectRef<Work>('ClassWork').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String', submitted: 'Int' }),
  });
  const analysis = builder
    .objectRef<ClassAnalysis & { readonly agreement: Agreement | null }>('ClassAnalysis')
    .implement({
      fields: (t) => ({
        ...exposed(t, { id: 'ID', name: 'String', groups: [group], weeks: [week], work: [work] }),
        topics: t.expose('topics', { type: [topic], description: 'Students with the lowest accuracy first.' }),
        questions: t.expose('questions', { type: [question], description: 'Hardest first, 60 at most.' }),
        students: t.expose('students', { type: [student], description: 'Students who need help most come first.' }),
        agreement: t.expose('agreement', { type: agreement, nullable: true }),
      }),
    });
  const named = builder.objectRef<StudentToTalkTo['student']>('NamedRecord').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const toTalkTo = builder.objectRef<StudentToTalkTo>('StudentToTalkTo').implement({
    fields: (t) => ({
      ...exposed(t, { student: named, classroom: named, missing: 'Int', share: 'Float | null' }),
      reasons: t.expose('reasons', { type: ['HelpReason'] }),
    }),
  });
  queries(builder, (t) => ({
    taughtClasses: t.member.field({
      type: [taught],
      resolve: (_root, _args, context) => {
        const { userId } = context.viewer;
        return readTaughtClasses(context.pool, userId);
      },
    }),
    studentsToTalkTo: t.member.field({
      type: [toTalkTo],
      description: 'Students of the viewer’s classes who may need a conversation, a few at most.',
      resolve: (_root, _args, context) => readStudentsToTalkTo(context.reading, context.viewer.userId),
    }),
    classAnalysis: t.member.field({
      type: analysis,
      description: 'Performance of a class, or of one of its groups, in its assignments; in one topic if it is given.',
      args: { classroom: t.arg.id({ required: true }), topic: t.arg.id(), group: t.arg.id() },
      resolve: (_root, { classroom, topic: of, group: whose }, context) => {
        const { viewer } = context;
        const scope = { classroom, topic: of ?? null, group: whose ?? null };
        return readClassAnalysis(context.reading, viewer.userId, scope, context.imageAddress(viewer));
      },
    }),
  }));
  mutations(builder, (t) => ({
    assignPractice: t.member.id({
      description:
        'Assigns a class, one of its groups or one of its students practice with the questions of a topic that had the lowest scores, due in a week.',
      args: {
        classroom: t.arg.id({ required: true }),
        topic: t.arg.id({ required: true }),
        group: t.arg.id(),
        student: t.arg.id(),
        title: t.arg.string({ required: true }),
      },
      resolve: (_root, { classroom, topic: of, group: whose, student: who, title }, context) => {
        const { userId } = context.viewer;
        const location = { classroom, topic: of, group: whose ?? null, student: who ?? null };
        return assignPractice(context.pool, userId, { ...location, ...readInput(practiceAssignmentSchema, { title }) });
      },
    }),
  }));
}
