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
import { mutations, queries } from '../fields.ts';

type Known = Pick<ContentTypes, 'subjectRef' | 'topicRef'> & ExamTypes & PaperTypes;

const RECENT = 10;

/** Results, progress, areas to improve, and notices about changed marks. */
export function addAnalysis(builder: GraphBuilder, { subjectRef, topicRef, attemptLine, boundary }: Known): void {
  const tally = builder.interfaceRef<Tally>('Tally').implement({
    description: 'Answers, the sum of their scores (0 to 1 each), and the seconds spent.',
    fields: (t) => ({
      answers: t.exposeInt('answers'),
      credit: t.exposeFloat('credit'),
      seconds: t.exposeFloat('seconds'),
    }),
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
    fields: (t) => ({
      dimension: t.expose('dimension', { type: 'BandDimension' }),
      band: t.exposeString('band'),
      answers: t.exposeInt('answers'),
      credit: t.exposeFloat('credit'),
    }),
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
    fields: (t) => ({
      item: t.exposeID('item'),
      stem: t.exposeString('stem'),
      type: t.expose('type', { type: 'QuestionType' }),
      answers: t.exposeInt('answers'),
      credit: t.exposeFloat('credit'),
      lastDay: t.expose('lastDay', { type: 'CalendarDay' }),
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
      attempt: t.field({ type: attemptLine, resolve: (row) => row }),
      title: t.exposeString('title'),
      kind: t.expose('kind', { type: 'AttemptKind' }),
      targetId: t.exposeID('targetId', { description: 'The quiz, exam, paper or assignment.' }),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
      topic: t.expose('topic', { type: topicRef, nullable: true }),
    }),
  });
  const comparison = builder.objectRef<Comparison>('Comparison').implement({
    fields: (t) => ({
      studentCount: t.exposeInt('studentCount'),
      mean: t.exposeFloat('mean', { description: 'Mean share of the marks, 0 to 1.' }),
      below: t.exposeFloat('below', { description: 'The share of these attempts with fewer marks, 0 to 1.' }),
    }),
  });
  const resultQuestion = builder.objectRef<ResultQuestion>('ResultQuestion').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      topic: t.expose('topic', { type: topicRef }),
      type: t.expose('type', { type: 'QuestionType' }),
      marks: t.exposeFloat('marks'),
      outcome: t.expose('outcome', { type: 'Outcome' }),
      credit: t.exposeFloat('credit', { nullable: true }),
      seconds: t.exposeFloat('seconds', { nullable: true }),
      facility: t.exposeFloat('facility', {
        nullable: true,
        description: 'Mean score of all students’ first answers.',
      }),
      creditBefore: t.exposeFloat('creditBefore', {
        nullable: true,
        description: 'Before the answer key was corrected.',
      }),
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
    fields: (t) => ({
      id: t.exposeID('id'),
      createdAt: t.expose('createdAt', { type: 'Instant' }),
      attempt: t.exposeID('attempt'),
      title: t.exposeString('title'),
      reason: t.exposeString('reason'),
      before: t.exposeFloat('before'),
      after: t.exposeFloat('after'),
      outOf: t.exposeFloat('outOf'),
    }),
  });
  const reportNotice = builder.objectRef<ReportNotice>('ReportNotice').implement({
    description: 'The reply to a question report.',
    fields: (t) => ({
      id: t.exposeID('id'),
      createdAt: t.expose('createdAt', { type: 'Instant' }),
      question: t.exposeString('question', { description: 'Its beginning, in Markdown.' }),
      answer: t.exposeString('answer'),
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
      resolve: async (_root, { id }, context) => {
        await markNoticeRead(context.pool, context.viewer, id);
        return true;
      },
    }),
  }));
}
