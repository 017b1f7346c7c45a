import type { Viewer } from '../auth/viewer.ts';
import type { ItemSource } from '../db/schema/items.ts';
import { type Attempt, type AttemptItem, type Review, readAttempt } from '../study/attempt.query.ts';
import { type Answer, handIn, saveAnswer, startAttempt } from '../study/attempt.store.ts';
import type { Figure } from '../study/figure.ts';
import { type PublicItem, type Quiz, readQuiz } from '../study/quiz.query.ts';
import type { GraphBuilder } from './builder.ts';
import type { ContentTypes } from './content.graph.ts';
import type { GraphContext } from './context.ts';
import { requireViewer } from './rules.ts';

type SavedAnswer = Pick<Answer, 'position' | 'sequence'>;

/** The types that other parts of the schema refer to. */
export type AttemptTypes = ReturnType<typeof addAttempts>;

/** Quizzes, and attempts at them. */
export function addAttempts(builder: GraphBuilder, { subjectRef, topicRef, quizRef }: ContentTypes) {
  const figure = builder.objectRef<Figure>('Figure').implement({
    description: 'A picture, shown where Markdown says ![alt](figure:DIGEST).',
    fields: (t) => ({
      digest: t.exposeString('digest'),
      url: t.exposeString('url'),
      width: t.exposeInt('width'),
      height: t.exposeInt('height'),
    }),
  });
  const source = builder.objectRef<ItemSource>('ItemSource').implement({
    fields: (t) => ({
      work: t.exposeString('work', { nullable: true }),
      author: t.exposeString('author', { nullable: true }),
      url: t.exposeString('url', { nullable: true }),
      licence: t.exposeString('licence', { nullable: true }),
    }),
  });
  const item = builder.objectRef<PublicItem>('Item').implement({
    description: 'An item as a student may see it while answering.',
    fields: (t) => ({
      position: t.exposeInt('position'),
      type: t.exposeString('type'),
      stem: t.exposeString('stem'),
      body: t.expose('body', { type: 'JSON', description: 'The item type’s body, as the domain’s registry has it.' }),
      figures: t.expose('figures', { type: [figure] }),
      source: t.expose('source', { type: source }),
    }),
  });
  const quiz = builder.objectRef<Quiz>('Quiz').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
      items: t.expose('items', { type: [item] }),
    }),
  });
  const review = builder.objectRef<Review>('Review').implement({
    fields: (t) => ({
      outcome: t.exposeString('outcome', { description: 'right, partly, wrong, unanswered or unmarked.' }),
      credit: t.exposeFloat('credit', { nullable: true, description: '0 to 1; null while unmarked.' }),
      remark: t.exposeString('remark', { nullable: true }),
      key: t.expose('key', { type: 'JSON' }),
      explanation: t.exposeString('explanation', { nullable: true }),
    }),
  });
  const attemptItem = builder.objectRef<AttemptItem>('AttemptItem').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      type: t.exposeString('type'),
      stem: t.exposeString('stem'),
      body: t.expose('body', { type: 'JSON' }),
      figures: t.expose('figures', { type: [figure] }),
      source: t.expose('source', { type: source }),
      response: t.expose('response', { type: 'JSON', nullable: true, description: 'The answer in force, or null.' }),
      sequence: t.exposeInt('sequence', { description: 'Sequence number of the answer in force; 0 before the first.' }),
      review: t.expose('review', { type: review, nullable: true, description: 'Null until the attempt is handed in.' }),
    }),
  });
  const attempt = builder.objectRef<Attempt>('Attempt').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      quiz: t.expose('quiz', { type: quizRef }),
      startedAt: t.expose('startedAt', { type: 'Instant' }),
      handedInAt: t.expose('handedInAt', { type: 'Instant', nullable: true }),
      marks: t.exposeFloat('marks', { nullable: true }),
      marksOutOf: t.exposeInt('marksOutOf', { nullable: true }),
      items: t.expose('items', { type: [attemptItem] }),
    }),
  });

  const attemptOf = (context: GraphContext, viewer: Viewer, id: string): Promise<Attempt> =>
    readAttempt(context.pool, viewer, id, context.figureAddress(viewer));

  builder.queryFields((t) => ({
    quiz: t.field({
      type: quiz,
      description: 'A quiz with its items, without keys. Answers 402 where no plan opens it.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const viewer = await requireViewer(context, 'member');
        return readQuiz(context.pool, viewer, id, context.figureAddress(viewer));
      },
    }),
    attempt: t.field({
      type: attempt,
      description: 'An attempt of one’s own. Keys and marks only once it is handed in.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => attemptOf(context, await requireViewer(context, 'member'), id),
    }),
  }));

  const savedAnswer = builder.objectRef<SavedAnswer>('SavedAnswer').implement({
    fields: (t) => ({ position: t.exposeInt('position'), sequence: t.exposeInt('sequence') }),
  });
  const answerInput = builder.inputType('AnswerInput', {
    fields: (t) => ({
      operationId: t.id({ required: true }),
      attempt: t.id({ required: true }),
      position: t.int({ required: true }),
      sequence: t.int({ required: true }),
      response: t.field({ type: 'JSON', required: true }),
    }),
  });
  builder.mutationFields((t) => ({
    startAttempt: t.field({
      type: attempt,
      description: 'Begins an attempt, or finds the open one.',
      extensions: { rule: 'member' },
      args: { quiz: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        const viewer = await requireViewer(context, 'member');
        return attemptOf(context, viewer, await startAttempt(context.pool, viewer, args.quiz));
      },
    }),
    saveAnswer: t.field({
      type: savedAnswer,
      description: 'Appends an answer to the log; answered after the commit. The same operation counts once.',
      extensions: { rule: 'member' },
      args: { input: t.arg({ type: answerInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        await saveAnswer(context.pool, await requireViewer(context, 'member'), input);
        return input;
      },
    }),
    handIn: t.field({
      type: attempt,
      description: 'Scores and closes the attempt. Handing in twice counts once.',
      extensions: { rule: 'member' },
      args: { attempt: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        const viewer = await requireViewer(context, 'member');
        await handIn(context.pool, viewer, args.attempt);
        return attemptOf(context, viewer, args.attempt);
      },
    }),
  }));

  return { figure, source };
}
