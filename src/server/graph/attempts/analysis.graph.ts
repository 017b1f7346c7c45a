import type { Comparison } from '#domain/attempts/results/comparison.rule.ts';
import {
  type Analysis,
  type BandTally,
  readAnalysis,
  readTopicAnalysis,
  type Tally,
  type TopicAnalysis,
  type TopicQuestion,
  type TopicTally,
  type TypeTally,
  type WeekTally,
} from '../../attempts/results/analysis.queries.ts';
import {
  type AttemptResult,
  type AttemptTitle,
  type ResultQuestion,
  readAttemptResult,
  readAttemptTitles,
} from '../../attempts/results/attempt-result.queries.ts';
import {
  markNoticeRead,
  type RegradeNotice,
  type ReportNotice,
  readNotices,
  readReportNotices,
} from '../../attempts/results/notice.commands.ts';
import type { ExamTypes } from '../assessments/exam.graph.ts';
import type { PaperTypes } from '../assessments/paper.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';

type Known = Pick<ContentTypes, 'subjectRef' | 'topicRef'> & ExamTypes & PaperTypes;

const RECENT = 10;

/** Results, progress, areas to improve, and notices about changed marks. */
export function addAnalysis(builder: GraphBuilder, { subjectRef, topicRef, attemptLine, boundary }: Known): void {
  const tally = builder.interfaceRef<Tally>('Tally').implement({
    description: 'Answers, the sum of their scores (0 to 1 each), and the seconds spent.',
    fields: (t) => exposed(t, { answers: 'Int', credit: 'Float', seconds: 'Float' }),
  });
  const total = builder.objectRef<Tally>('TotalTally').implement({ interfaces: [tally] });
  const week = builder.objectRef<WeekTally>('WeekTally').implement({
    interfaces: [tally],
    fields: (t) => ({ week: t.expose('week', { type: 'CalendarDay', description: 'Its Monday.' }) }),
  });
  const type = builder.objectRef<TypeTally>('TypeTally').implement({
    interfaces: [tally],
    fields: (t) => ({ type: t.expose('type', { type: 'QuestionType' }) }),
  });
  const topic = builder.objectRef<TopicTally>('TopicTally').implement({
    interfaces: [tally],
    fields: (t) => ({
      topic: t.expose('topic', { type: topicRef }),
      subject: t.expose('subject', { type: subjectRef }),
      lastDay: t.expose('lastDay', { type: 'CalendarDay' }),
    }),
  });
  const band = builder.objectRef<BandTally>('BandTally').implement({
    fields: (t) => exposed(t, { dimension: 'BandDimension', band: 'String', answers: 'Int', credit: 'Float' }),
  });
  const sums = builder.interfaceRef<Analysis>('AnalysisSums').implement({
    fields: (t) => ({
      total: t.expose('total', { type: total }),
      weeks: t.expose('weeks', { type: [week] }),
      topics: t.expose('topics', { type: [topic] }),
      types: t.expose('types', { type: [type] }),
      bands: t.expose('bands', { type: [band] }),
    }),
  });
  const analysis = builder.objectRef<Analysis>('Analysis').implement({ interfaces: [sums] });
  const topicQuestion = builder.objectRef<TopicQuestion>('TopicQuestion').implement({
    fields: (t) =>
      exposed(t, {
        item: 'ID',
        stem: 'String',
        type: 'QuestionType',
        answers: 'Int',
        credit: 'Float',
        lastDay: 'CalendarDay',
      }),
  });
  const topicAnalysis = builder.objectRef<TopicAnalysis>('TopicAnalysis').implement({
    interfaces: [sums],
    fields: (t) => ({
      topic: t.expose('topic', { type: topicRef }),
      subject: t.expose('subject', { type: subjectRef }),
      weakQuestions: t.expose('weakQuestions', { type: [topicQuestion] }),
    }),
  });

  const title = builder.objectRef<AttemptTitle>('AttemptTitle').implement({
    description: 'An attempt, and what it belongs to.',
    fields: (t) => ({
      ...exposed(t, {
        title: 'String',
        kind: 'AttemptKind',
        targetId: ['ID', 'The quiz, exam, paper or assignment.'],
      }),
      attempt: t.field({ type: attemptLine, resolve: (row) => row }),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
      topic: t.expose('topic', { type: topicRef, nullable: true }),
    }),
  });
  const comparison = builder.objectRef<Comparison>('Comparison').implement({
    fields: (t) =>
      exposed(t, {
        studentCount: 'Int',
        mean: ['Float', 'Mean share of the marks, 0 to 1.'],
        below: ['Float', 'The share of these attempts with fewer marks, 0 to 1.'],
      }),
  });
  const resultQuestion = builder.objectRef<ResultQuestion>('ResultQuestion').implement({
    fields: (t) =>
      exposed(t, {
        position: 'Int',
        type: 'QuestionType',
        marks: 'Float',
        outcome: 'Outcome',
        credit: 'Float | null',
        seconds: 'Float | null',
        facility: ['Float | null', 'Mean score of all students’ first answers.'],
        creditBefore: ['Float | null', 'Before the answer key was corrected.'],
        topic: topicRef,
      }),
  });
  const result = builder.objectRef<AttemptResult>('AttemptResult').implement({
    fields: (t) => ({
      attempt: t.field({ type: title, resolve: (row) => row }),
      seconds: t.exposeFloat('seconds', { nullable: true }),
      gradeBoundaries: t.expose('gradeBoundaries', { type: [boundary] }),
      items: t.expose('items', { type: [resultQuestion] }),
      own: t.expose('own', { type: [attemptLine] }),
      others: t.expose('others', { type: comparison, nullable: true }),
    }),
  });
  const notice = builder.objectRef<RegradeNotice>('RegradeNotice').implement({
    description: 'Marks that a corrected answer key has changed.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        createdAt: 'Instant',
        attempt: 'ID',
        title: 'String',
        reason: 'String',
        before: 'Float',
        after: 'Float',
        outOf: 'Float',
      }),
  });
  const reportNotice = builder.objectRef<ReportNotice>('ReportNotice').implement({
    description: 'The reply to a question report.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        createdAt: 'Instant',
        question: ['String', 'Its beginning, in Markdown.'],
        answer: 'String',
      }),
  });

  queries(builder, (t) => ({
    analysis: t.member.field({
      type: analysis,
      resolve: (_root, _args, context) => readAnalysis(context.reading, context.viewer),
    }),
    topicAnalysis: t.member.field({
      type: topicAnalysis,
      args: { topic: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => readTopicAnalysis(context.reading, context.viewer, args.topic),
    }),
    attemptResult: t.member.field({
      type: result,
      description: 'The result of a submitted attempt of the viewer.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readAttemptResult(context.pool, context.viewer, id),
    }),
    openExamAttempts: t.member.field({
      type: [title],
      description: 'The viewer’s open attempts at exams and papers.',
      resolve: (_root, _args, context) =>
        readAttemptTitles(context.pool, context.viewer, { open: true, limit: RECENT }),
    }),
    latestResults: t.member.field({
      type: [title],
      description: 'The viewer’s latest submitted attempts of any kind.',
      resolve: (_root, _args, context) =>
        readAttemptTitles(context.pool, context.viewer, { open: false, limit: RECENT }),
    }),
    notices: t.member.field({
      type: [notice],
      description: 'What the viewer has not seen yet.',
      resolve: (_root, _args, context) => readNotices(context.pool, context.viewer),
    }),
    reportNotices: t.member.field({
      type: [reportNotice],
      description: 'Replies to the viewer’s question reports that the viewer has not seen.',
      resolve: (_root, _args, context) => readReportNotices(context.pool, context.viewer),
    }),
  }));
  mutations(builder, (t) => ({
    readNotice: t.member.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(markNoticeRead(context.pool, context.viewer, id)),
    }),
  }));
}
