import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { QUESTION_REPORT_MAX_CHARS } from '#domain/questions/question.limits.ts';
import type { Score } from '#domain/questions/types/question-type.ts';
import { isAnswerKey, readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
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
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const answerSchema = z.nullable(z.string().check(z.trim(), z.maxLength(QUESTION_REPORT_MAX_CHARS)));

/** For authors of questions: of the bank, with its permissions, and of a teacher's own. */
export function addQuestionAuthoring(builder: GraphBuilder, { topicRef, subjectRef }: ContentTypes): void {
  const version = builder.objectRef<VersionLine>('AuthoredVersion').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        number: 'Int',
        createdAt: 'Instant',
        authorName: ['String | null', 'Null: an import, or a deleted user.'],
      }),
  });
  const report = builder.objectRef<QuestionReport>('QuestionReport').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        version: 'Int',
        reason: 'ReportReason',
        text: 'String',
        createdAt: 'Instant',
        resolvedAt: 'Instant | null',
        answer: 'String | null',
      }),
  });
  const imageType = builder.objectRef<AuthoredQuestion['images'][number]>('AuthoredImage').implement({
    fields: (t) => exposed(t, { digest: 'String', url: 'String', width: 'Int', height: 'Int' }),
  });
  const item = builder.objectRef<AuthoredQuestion>('AuthoredQuestion').implement({
    description: 'A question as its authors see it: the latest version, whether or not it is published.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        externalId: 'String',
        type: 'QuestionType',
        subtopic: 'String | null',
        estimate: 'Estimate | null',
        stage: ['Stage', 'Of the latest version.'],
        publishAt: 'Instant | null',
        publishedAt: 'Instant | null',
        deletedAt: 'Instant | null',
        inBank: 'Boolean',
        isShared: 'Boolean | null',
        revision: 'Int',
        version: ['Int', 'The published version.'],
        text: 'QuestionText',
        images: [imageType],
        versions: [version],
        reports: [report],
      }),
      topic: t.expose('topic', { type: topicRef }),
      subject: t.field({ type: subjectRef, resolve: ({ topic }) => topic.subject }),
      tags: t.exposeStringList('tags'),
    }),
  });
  const use = builder.objectRef<QuestionUsage['quizzes'][number]>('QuestionUseEntry').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String' }),
  });
  const outdated = builder.objectRef<QuestionUsage['outdated'][number]>('OutdatedVersion').implement({
    fields: (t) => exposed(t, { id: 'ID', number: 'Int', answers: 'Int' }),
  });
  const questionUse = builder.objectRef<QuestionUsage>('QuestionUse').implement({
    fields: (t) => ({
      ...exposed(t, { openAttempts: 'Int', pastAttempts: 'Int', current: 'ID', quizzes: [use], papers: [use] }),
      outdated: t.expose('outdated', {
        type: [outdated],
        description:
          'Versions whose answers were marked by another answer key than the current one: a regrade may be due.',
      }),
    }),
  });
  const saved = builder.objectRef<SavedQuestion>('SavedQuestion').implement({
    fields: (t) => exposed(t, { id: 'ID', revision: 'Int', version: 'Int' }),
  });
  const score = builder.objectRef<Score>('PreviewScore').implement({
    fields: (t) => ({
      ...exposed(t, { outcome: 'Outcome', credit: 'Float | null' }),
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
        if (given === null || !isAnswerKey(type, key)) throw new ProductError('INVALID_INPUT');
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
        resolve: (_root, at, context) => done(purgeQuestion(context.pool, authorOf(context.viewer, 'write'), at)),
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
