import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { QUESTION_REPORT_MAX_CHARS } from '#domain/questions/question.limits.ts';
import type { Score } from '#domain/questions/types/question-type.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import { authorOf } from '../../questions/author.ts';
import {
  type AuthoredQuestion,
  type QuestionReport,
  readAuthoredQuestion,
  readVersionText,
  type VersionLine,
} from '../../questions/authored-question.queries.ts';
import { compareExpressions } from '../../questions/expressions/compare-expressions.ts';
import {
  createQuestion,
  readQuestionDraft,
  type SavedQuestion,
  saveQuestion,
} from '../../questions/question.commands.ts';
import { answerReport } from '../../questions/question-report.commands.ts';
import {
  deleteQuestion,
  purgeQuestion,
  restoreQuestion,
  setQuestionStage,
  withdrawQuestion,
} from '../../questions/question-stage.commands.ts';
import { type QuestionUsage, readQuestionUsage } from '../../questions/question-usage.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const answerSchema = z.nullable(z.string().check(z.trim(), z.maxLength(QUESTION_REPORT_MAX_CHARS)));

/** For authors of questions: of the bank, with its permissions, and of a teacher's own. */
export function addQuestionAuthoring(builder: GraphBuilder, { topicRef, subjectRef }: ContentTypes): void {
  const version = builder.objectRef<VersionLine>('AuthoredVersion').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeInt('number'),
      createdAt: t.expose('createdAt', { type: 'Instant' }),
      authorName: t.exposeString('authorName', { nullable: true, description: 'Null: an import, or a deleted user.' }),
    }),
  });
  const report = builder.objectRef<QuestionReport>('QuestionReport').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version'),
      reason: t.expose('reason', { type: 'ReportReason' }),
      text: t.exposeString('text'),
      createdAt: t.expose('createdAt', { type: 'Instant' }),
      resolvedAt: t.expose('resolvedAt', { type: 'Instant', nullable: true }),
      answer: t.exposeString('answer', { nullable: true }),
    }),
  });
  const imageType = builder.objectRef<AuthoredQuestion['images'][number]>('AuthoredImage').implement({
    fields: (t) => ({
      digest: t.exposeString('digest'),
      url: t.exposeString('url'),
      width: t.exposeInt('width'),
      height: t.exposeInt('height'),
    }),
  });
  const item = builder.objectRef<AuthoredQuestion>('AuthoredQuestion').implement({
    description: 'A question as its authors see it: the latest version, whether or not it is published.',
    fields: (t) => ({
      id: t.exposeID('id'),
      externalId: t.exposeString('externalId'),
      type: t.expose('type', { type: 'QuestionType' }),
      topic: t.expose('topic', { type: topicRef }),
      subject: t.field({ type: subjectRef, resolve: ({ topic }) => topic.subject }),
      subtopic: t.exposeString('subtopic', { nullable: true }),
      tags: t.exposeStringList('tags'),
      estimate: t.expose('estimate', { type: 'Estimate', nullable: true }),
      stage: t.expose('stage', { type: 'Stage', description: 'Of the latest version.' }),
      publishAt: t.expose('publishAt', { type: 'Instant', nullable: true }),
      publishedAt: t.expose('publishedAt', { type: 'Instant', nullable: true }),
      deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
      inBank: t.exposeBoolean('inBank'),
      isShared: t.exposeBoolean('isShared', { nullable: true }),
      revision: t.exposeInt('revision'),
      version: t.exposeInt('version', { description: 'The published version.' }),
      text: t.expose('text', { type: 'QuestionText' }),
      images: t.expose('images', { type: [imageType] }),
      versions: t.expose('versions', { type: [version] }),
      reports: t.expose('reports', { type: [report] }),
    }),
  });
  const use = builder.objectRef<QuestionUsage['quizzes'][number]>('QuestionUseEntry').implement({
    fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
  });
  const outdated = builder.objectRef<QuestionUsage['outdated'][number]>('OutdatedVersion').implement({
    fields: (t) => ({ id: t.exposeID('id'), number: t.exposeInt('number'), answers: t.exposeInt('answers') }),
  });
  const questionUse = builder.objectRef<QuestionUsage>('QuestionUse').implement({
    fields: (t) => ({
      quizzes: t.expose('quizzes', { type: [use] }),
      papers: t.expose('papers', { type: [use] }),
      openAttempts: t.exposeInt('openAttempts'),
      pastAttempts: t.exposeInt('pastAttempts'),
      outdated: t.expose('outdated', {
        type: [outdated],
        description:
          'Versions whose answers were marked by another answer key than the current one: a regrade may be due.',
      }),
      current: t.exposeID('current'),
    }),
  });
  const saved = builder.objectRef<SavedQuestion>('SavedQuestion').implement({
    fields: (t) => ({ id: t.exposeID('id'), revision: t.exposeInt('revision'), version: t.exposeInt('version') }),
  });
  const score = builder.objectRef<Score>('PreviewScore').implement({
    fields: (t) => ({
      outcome: t.expose('outcome', { type: 'Outcome' }),
      credit: t.exposeFloat('credit', { nullable: true }),
      remark: t.field({ type: 'Remark', nullable: true, resolve: ({ remark }) => remark ?? null }),
    }),
  });

  queries(builder, (t) => ({
    authoredQuestion: t.member.field({
      type: item,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const { viewer } = context;
        return readAuthoredQuestion(context.pool, authorOf(viewer, 'read'), id, context.imageAddress(viewer));
      },
    }),
    questionVersionText: t.member.field({
      type: 'QuestionText',
      description: 'The content of one version.',
      args: { version: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => readVersionText(context.pool, authorOf(context.viewer, 'read'), args.version),
    }),
    questionUse: t.member.field({
      type: questionUse,
      description: 'Where a question is used; checked before it changes.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readQuestionUsage(context.pool, authorOf(context.viewer, 'read'), id),
    }),
    tryQuestion: t.member.field({
      type: score,
      description: 'The score of a response to a draft of a question. Saves nothing.',
      args: {
        type: t.arg({ type: 'QuestionType', required: true }),
        body: t.arg({ type: 'QuestionBody', required: true }),
        key: t.arg({ type: 'AnswerKey', required: true }),
        response: t.arg({ type: 'QuestionResponse', required: true }),
      },
      resolve: (_root, { type, body, key, response }, context) => {
        authorOf(context.viewer, 'read');
        const given = readResponse({ type, body }, response);
        if (given === null) throw new ProductError('INVALID_INPUT');
        return scoreResponse({ type, body, key }, given, compareExpressions);
      },
    }),
  }));

  mutations(builder, (t) => {
    const target = { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }) };
    return {
      createQuestion: t.member.field({
        type: saved,
        description: 'Creates a question as a draft.',
        args: { draft: t.arg({ type: 'QuestionDraft', required: true }) },
        resolve: (_root, { draft }, context) =>
          createQuestion(context.pool, authorOf(context.viewer, 'write'), readQuestionDraft(draft)),
      }),
      saveQuestion: t.member.field({
        type: saved,
        args: { ...target, draft: t.arg({ type: 'QuestionDraft', required: true }) },
        resolve: (_root, { draft, ...at }, context) =>
          saveQuestion(context.pool, authorOf(context.viewer, 'write'), at, readQuestionDraft(draft)),
      }),
      setQuestionStage: t.member.int({
        description: 'Draft, in review (with a time: scheduled) or published. Returns the new revision.',
        args: { ...target, stage: t.arg({ type: 'Stage', required: true }), publishAt: t.arg({ type: 'Instant' }) },
        resolve: (_root, { stage, publishAt = null, ...at }, context) =>
          setQuestionStage(context.pool, authorOf(context.viewer, 'write'), at, { stage, publishAt }),
      }),
      withdrawQuestion: t.member.int({
        description: 'Unpublishes a question.',
        args: target,
        resolve: (_root, at, context) => withdrawQuestion(context.pool, authorOf(context.viewer, 'write'), at),
      }),
      deleteQuestion: t.member.int({
        description: 'Moves a question to the recycle bin.',
        args: target,
        resolve: (_root, at, context) => deleteQuestion(context.pool, authorOf(context.viewer, 'write'), at),
      }),
      restoreQuestion: t.member.int({
        args: target,
        resolve: (_root, at, context) => restoreQuestion(context.pool, authorOf(context.viewer, 'write'), at),
      }),
      purgeQuestion: t.member.boolean({
        description: 'Deletes permanently from the recycle bin.',
        args: target,
        resolve: async (_root, at, context) => {
          await purgeQuestion(context.pool, authorOf(context.viewer, 'write'), at);
          return true;
        },
      }),
      answerReport: t.member.boolean({
        description: 'Closes a question report; the student who sent it gets the reply.',
        args: { id: t.arg.id({ required: true }), answer: t.arg.string() },
        resolve: async (_root, { id, answer }, context) => {
          const author = authorOf(context.viewer, 'write');
          await answerReport(context.pool, author, id, readInput(answerSchema, answer ?? null));
          return true;
        },
      }),
    };
  });
}
