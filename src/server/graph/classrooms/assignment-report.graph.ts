import type {
  AssignmentReport,
  MisconceptionReport,
  QuestionReport,
  StudentReport,
  TopicReport,
} from '#domain/classrooms/report/assignment-report.rule.ts';
import {
  type AssignmentReportPage,
  type ReportQuestion,
  readAssignmentReport,
} from '../../classrooms/report/assignment-report.queries.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';
import type { addStudentWork } from './student-work.graph.ts';

type Known = Pick<AttemptTypes, 'imageType'> & Pick<ReturnType<typeof addStudentWork>, 'classRef'>;

/** What an assignment says about its questions and students, for its teachers. */
export function addAssignmentReport(builder: GraphBuilder, { imageType, classRef }: Known): void {
  const choice = builder.objectRef<ReportQuestion['choices'][number]>('ReportChoice').implement({
    fields: (t) => exposed(t, { id: 'ID', text: 'String', isRight: 'Boolean', misconception: 'String | null' }),
  });
  const question = builder.objectRef<ReportQuestion>('ReportQuestion').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        item: 'ID',
        type: 'QuestionType',
        topic: 'ID',
        topicTitle: 'String',
        marks: 'Float',
        stem: 'String',
        images: [imageType],
        choices: [choice],
      }),
  });
  const chosen = builder.objectRef<QuestionReport['choices'][number]>('ReportChosenChoice').implement({
    fields: (t) => ({ ...exposed(t, { id: 'ID' }), students: t.exposeIDList('students') }),
  });
  const measures = builder.objectRef<QuestionReport>('ReportMeasures').implement({
    fields: (t) => ({
      ...exposed(t, {
        answers: 'Int',
        facility: ['Float | null', 'Mean share of the marks; null while no answer is marked.'],
        discrimination: ['Float | null', 'Null with too few students, or if nothing varies.'],
        seconds: 'Float | null',
        choices: [chosen],
      }),
      flags: t.expose('flags', { type: ['QuestionFlag'] }),
    }),
  });
  const topic = builder.objectRef<TopicReport>('ReportTopic').implement({
    fields: (t) => exposed(t, { topic: 'ID', answers: 'Int', facility: 'Float' }),
  });
  const student = builder.objectRef<StudentReport>('ReportStudent').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        share: 'Float | null',
        seconds: 'Float | null',
        weakest: ['ID | null', 'The topic to practise.'],
      }),
      topics: t.expose('topics', {
        type: ['Float'],
        nullable: { list: false, items: true },
        description: 'Shares, in the order of the report’s topics.',
      }),
      reasons: t.expose('reasons', { type: ['TalkReason'] }),
    }),
  });
  const misconception = builder.objectRef<MisconceptionReport>('ReportMisconception').implement({
    fields: (t) => ({ ...exposed(t, { question: 'ID', text: 'String' }), students: t.exposeIDList('students') }),
  });
  const report = builder.objectRef<AssignmentReport>('AssignmentReportResult').implement({
    fields: (t) => ({
      ...exposed(t, {
        submitted: 'Int',
        share: 'Float | null',
        reliability: ['Float | null', 'Cronbach’s alpha; null with too few students.'],
        questions: [measures],
        topics: [topic],
        students: [student],
        misconceptions: [misconception],
      }),
      starter: t.exposeIDList('starter', { description: 'Questions to begin the next lesson with.' }),
    }),
  });
  const page = builder.objectRef<AssignmentReportPage>('AssignmentReport').implement({
    fields: (t) => ({
      ...exposed(t, { id: 'ID', questions: [question], report }),
      classroom: t.expose('classroom', { type: classRef }),
    }),
  });

  queries(builder, (t) => ({
    assignmentReport: t.member.field({
      type: page,
      description: 'What an assignment of the viewer’s classes says about its questions and students.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        readAssignmentReport(context.pool, context.reading, context.viewer, id, context.imageAddress(context.viewer)),
    }),
  }));
}
