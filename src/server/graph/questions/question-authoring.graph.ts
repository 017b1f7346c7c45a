import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { STAGES } from '#domain/questions/authoring/stage.rule.ts';
import { QUESTION_REPORT_MAX_CHARS } from '#domain/questions/question.limits.ts';
import type { Score } from '#domain/questions/types/question-type.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import { authorOf } from '../../questions/author.ts';
import {
  type AuthoredQuestion,
  type QuestionReport,
  readAuthoredQuestion,
  readVersionText,
  type VersionLine,
} from '../../questions/authored-question.queries.ts';
import { judgeExpression } from '../../questions/expressions/expression.judge.ts';
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
import { requireAuthor } from '../author.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

export const stageSchema = z.object({ stage: z.enum(STAGES), publishAt: z.nullable(z.iso.datetime({ offset: true })) });
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
      reason: t.exposeString('reason'),
      text: t.exposeString('text'),
      createdAt: t.expose('createdAt', { type: 'Instant' }),
      resolvedAt: t.expose('resolvedAt', { type: 'Instant', nullable: true }),
      answer: t.exposeString('answer', { nullable: true }),
    }),
  });
  const figure = builder.objectRef<AuthoredQuestion['figures'][number]>('AuthoredImage').implement({
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
      type: t.exposeString('type'),
      topic: t.expose('topic', { type: topicRef }),
      subject: t.field({ type: subjectRef, resolve: ({ topic }) => topic.subject }),
      subtopic: t.exposeString('subtopic', { nullable: true }),
      tags: t.exposeStringList('tags'),
      estimate: t.exposeString('estimate', { nullable: true }),
      stage: t.exposeString('stage', { description: 'Of the latest version: draft, review or published.' }),
      publishAt: t.expose('publishAt', { type: 'Instant', nullable: true }),
      publishedAt: t.expose('publishedAt', { type: 'Instant', nullable: true }),
      deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
      inBank: t.exposeBoolean('inBank'),
      isShared: t.exposeBoolean('isShared', { nullable: true }),
      revision: t.exposeInt('revision'),
      version: t.exposeInt('version', { description: 'The published version.' }),
      text: t.expose('text', {
        type: 'JSON',
        description: 'Question text, body, answer key, explanation, hints and source.',
      }),
      figures: t.expose('figures', { type: [figure] }),
      versions: t.expose('versions', { type: [version] }),
      reports: t.expose('reports', { type: [report] }),
    }),
  });
  const use = builder.objectRef<QuestionUsage['quizzes'][number]>('QuestionUsePlace').implement({
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
  const score = builder.objectRef<Score>('TriedScore').implement({
    fields: (t) => ({
      outcome: t.exposeString('outcome'),
      credit: t.exposeFloat('credit', { nullable: true }),
      remark: t.string({ nullable: true, resolve: ({ remark }) => remark ?? null }),
    }),
  });

  builder.queryFields((t) => ({
    authoredQuestion: t.field({
      type: item,
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const viewer = await requireViewer(context, 'member');
        return readAuthoredQuestion(context.pool, authorOf(viewer, 'read'), id, context.imageAddress(viewer));
      },
    }),
    questionVersionText: t.field({
      type: 'JSON',
      description: 'The content of one version.',
      extensions: { rule: 'member' },
      args: { version: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) =>
        readVersionText(context.pool, await requireAuthor(context, 'read'), args.version),
    }),
    questionUse: t.field({
      type: questionUse,
      description: 'Where a question is used; checked before it changes.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) =>
        readQuestionUsage(context.pool, await requireAuthor(context, 'read'), id),
    }),
    tryQuestion: t.field({
      type: score,
      description: 'The score of a response to a draft of a question. Saves nothing.',
      extensions: { rule: 'member' },
      args: {
        type: t.arg.string({ required: true }),
        body: t.arg({ type: 'JSON', required: true }),
        key: t.arg({ type: 'JSON', required: true }),
        response: t.arg({ type: 'JSON', required: true }),
      },
      resolve: async (_root, { type, body, key, response }, context) => {
        await requireAuthor(context, 'read');
        if (!isQuestionTypeName(type)) throw new ProductError('INVALID_INPUT');
        const given = readResponse({ type, body }, response);
        if (given === null) throw new ProductError('INVALID_INPUT');
        return scoreResponse({ type, body, key }, given, judgeExpression);
      },
    }),
  }));

  builder.mutationFields((t) => {
    const target = { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }) };
    return {
      createQuestion: t.field({
        type: saved,
        description: 'Creates a question as a draft. `draft` has the form of the domain’s schema for drafts.',
        extensions: { rule: 'member' },
        args: { draft: t.arg({ type: 'JSON', required: true }) },
        resolve: async (_root, { draft }, context) =>
          createQuestion(context.pool, await requireAuthor(context, 'write'), readQuestionDraft(draft)),
      }),
      saveQuestion: t.field({
        type: saved,
        extensions: { rule: 'member' },
        args: { ...target, draft: t.arg({ type: 'JSON', required: true }) },
        resolve: async (_root, { draft, ...at }, context) =>
          saveQuestion(context.pool, await requireAuthor(context, 'write'), at, readQuestionDraft(draft)),
      }),
      setQuestionStage: t.int({
        description: 'Draft, in review (with a time: scheduled) or published. Returns the new revision.',
        extensions: { rule: 'member' },
        args: { ...target, stage: t.arg.string({ required: true }), publishAt: t.arg({ type: 'Instant' }) },
        resolve: async (_root, { stage, publishAt, ...at }, context) =>
          setQuestionStage(
            context.pool,
            await requireAuthor(context, 'write'),
            at,
            readInput(stageSchema, { stage, publishAt: publishAt ?? null }),
          ),
      }),
      withdrawQuestion: t.int({
        description: 'Unpublishes a question.',
        extensions: { rule: 'member' },
        args: target,
        resolve: async (_root, at, context) =>
          withdrawQuestion(context.pool, await requireAuthor(context, 'write'), at),
      }),
      deleteQuestion: t.int({
        description: 'Moves a question to the recycle bin.',
        extensions: { rule: 'member' },
        args: target,
        resolve: async (_root, at, context) => deleteQuestion(context.pool, await requireAuthor(context, 'write'), at),
      }),
      restoreQuestion: t.int({
        extensions: { rule: 'member' },
        args: target,
        resolve: async (_root, at, context) => restoreQuestion(context.pool, await requireAuthor(context, 'write'), at),
      }),
      purgeQuestion: t.boolean({
        description: 'Deletes permanently from the recycle bin.',
        extensions: { rule: 'member' },
        args: target,
        resolve: async (_root, at, context) => {
          await purgeQuestion(context.pool, await requireAuthor(context, 'write'), at);
          return true;
        },
      }),
      answerReport: t.boolean({
        description: 'Closes a question report; the student who sent it gets the reply.',
        extensions: { rule: 'member' },
        args: { id: t.arg.id({ required: true }), answer: t.arg.string() },
        resolve: async (_root, { id, answer }, context) => {
          const author = await requireAuthor(context, 'write');
          await answerReport(context.pool, author, id, readInput(answerSchema, answer ?? null));
          return true;
        },
      }),
    };
  });
}
