import { deviceName } from '#domain/attempts/device-name.rule.ts';
import type { Reservation } from '#domain/questions/answer-keys/reservation.rule.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type PublicQuestion, type Quiz, readQuiz } from '../../assessments/quiz.queries.ts';
import { startQuizAttempt } from '../../assessments/quiz.start.ts';
import { type AnswerReceipt, type SavedBatch, saveAnswers } from '../../attempts/answer.log.ts';
import { pauseAttempt, resumeAttempt } from '../../attempts/attempt.clock.ts';
import {
  type Attempt,
  type AttemptQuestion,
  type QuestionStep,
  type Review,
  readAttempt,
} from '../../attempts/attempt.queries.ts';
import { type AttemptState, holdAttempt, readAttemptState } from '../../attempts/attempt.state.ts';
import { handIn } from '../../attempts/attempt.submit.ts';
import type { ContentImage } from '../../content/content-image.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import type { GraphContext } from '../context.ts';
import { mutations, queries } from '../fields.ts';

/** The types that other parts of the schema refer to. */
export type AttemptTypes = ReturnType<typeof addAttempts>;

/** Quizzes, and attempts at them. */
export function addAttempts(builder: GraphBuilder, { subjectRef, topicRef, quizRef }: ContentTypes) {
  const figure = builder.objectRef<ContentImage>('Figure').implement({
    description: 'A picture, shown where Markdown says ![alt](figure:DIGEST).',
    fields: (t) => ({
      digest: t.exposeString('digest'),
      url: t.exposeString('url'),
      width: t.exposeInt('width'),
      height: t.exposeInt('height'),
    }),
  });
  const source = builder.objectRef<QuestionSource>('ItemSource').implement({
    fields: (t) => ({
      work: t.exposeString('work', { nullable: true }),
      author: t.exposeString('author', { nullable: true }),
      url: t.exposeString('url', { nullable: true }),
      licence: t.exposeString('licence', { nullable: true }),
    }),
  });
  const item = builder.objectRef<PublicQuestion>('Item').implement({
    description: 'An item as a student may see it while answering.',
    fields: (t) => ({
      position: t.exposeInt('position'),
      type: t.expose('type', { type: 'QuestionType' }),
      stem: t.exposeString('stem'),
      body: t.expose('body', { type: 'QuestionBody' }),
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
      outcome: t.expose('outcome', { type: 'Outcome' }),
      credit: t.exposeFloat('credit', { nullable: true, description: '0 to 1; null while unmarked.' }),
      remark: t.expose('remark', { type: 'Remark', nullable: true }),
      key: t.field({ type: 'AnswerKey', resolve: ({ key }) => key.answer }),
      explanation: t.string({ nullable: true, resolve: ({ key }) => key.explanation }),
      awards: t.expose('awards', { type: 'Awards', nullable: true, description: 'Mark points given by the student.' }),
      selfMarked: t.exposeBoolean('selfMarked'),
    }),
  });
  const step = builder.objectRef<QuestionStep>('ItemStep').implement({
    description: 'What happened to an item besides its answers.',
    fields: (t) => ({
      tries: t.exposeInt('tries'),
      locked: t.exposeBoolean('locked', { description: 'Checked: the answer cannot change, and the key is shown.' }),
      confidence: t.expose('confidence', { type: 'Confidence', nullable: true }),
      hintCount: t.exposeInt('hintCount'),
      hints: t.stringList({
        description: 'Those that were asked for, as far as they may be shown now.',
        resolve: ({ hints }) => [...(hints?.hints ?? [])],
      }),
    }),
  });
  const reservation = builder.objectRef<Reservation>('Reservation').implement({
    description: 'An assignment that is not over holds the question: until then its answer key is not shown.',
    fields: (t) => ({
      endsAt: t.field({
        type: 'Instant',
        nullable: true,
        description: 'At the latest; null if not known yet.',
        resolve: ({ endsAt }) => (endsAt === null ? null : new Date(endsAt).toISOString()),
      }),
    }),
  });
  const attemptQuestion = builder.objectRef<AttemptQuestion>('AttemptItem').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      type: t.expose('type', { type: 'QuestionType' }),
      stem: t.exposeString('stem'),
      body: t.expose('body', { type: 'QuestionBody' }),
      figures: t.expose('figures', { type: [figure] }),
      source: t.expose('source', { type: source }),
      marks: t.exposeFloat('marks', { description: 'What the item is worth.' }),
      response: t.expose('response', {
        type: 'QuestionResponse',
        nullable: true,
        description: 'The answer in force, or null.',
      }),
      sequence: t.exposeInt('sequence', { description: 'Sequence number of the answer in force; 0 before the first.' }),
      operationId: t.exposeID('operationId', { nullable: true, description: 'Of the answer in force.' }),
      answeredAt: t.expose('answeredAt', { type: 'Instant', nullable: true, description: 'When it was received.' }),
      device: t.exposeID('device', { nullable: true, description: 'The device that sent it.' }),
      step: t.expose('step', { type: step }),
      review: t.expose('review', {
        type: review,
        nullable: true,
        description: 'Null until the attempt is handed in, or the item locked, and while it is reserved.',
      }),
      reservation: t.expose('reservation', { type: reservation, nullable: true }),
    }),
  });
  const attempt = builder.objectRef<Attempt>('Attempt').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      quiz: t.expose('quiz', { type: quizRef, nullable: true, description: 'Null for an exam or an exam paper.' }),
      examId: t.exposeID('examId', { nullable: true }),
      paperId: t.exposeID('paperId', { nullable: true }),
      assignmentPartId: t.exposeID('assignmentPartId', { nullable: true }),
      behaviour: t.expose('behaviour', { type: 'Behaviour' }),
      asksConfidence: t.exposeBoolean('asksConfidence'),
      seconds: t.exposeInt('seconds', { nullable: true, description: 'The time that everybody has; null: no clock.' }),
      startedAt: t.expose('startedAt', { type: 'Instant' }),
      handedInAt: t.expose('handedInAt', { type: 'Instant', nullable: true }),
      handedInBy: t.expose('handedInBy', { type: 'ClosedBy', nullable: true }),
      marks: t.exposeFloat('marks', { nullable: true }),
      marksOutOf: t.exposeFloat('marksOutOf', { nullable: true }),
      items: t.expose('items', { type: [attemptQuestion] }),
    }),
  });

  const state = builder.objectRef<AttemptState>('AttemptState').implement({
    description: 'The status of an attempt, without its questions.',
    fields: (t) => ({
      id: t.exposeID('id'),
      now: t.expose('now', { type: 'Instant', description: 'The database’s time, which is the one that counts.' }),
      startedAt: t.expose('startedAt', { type: 'Instant' }),
      deadlineAt: t.expose('deadlineAt', { type: 'Instant', nullable: true, description: 'Null: no clock.' }),
      pausedAt: t.expose('pausedAt', { type: 'Instant', nullable: true }),
      pauseSecondsLeft: t.exposeFloat('pauseSecondsLeft', {
        description: 'How long the clock may be paused, from `pausedAt` on or in later pauses.',
      }),
      handedInAt: t.expose('handedInAt', { type: 'Instant', nullable: true }),
      handedInBy: t.expose('handedInBy', { type: 'ClosedBy', nullable: true }),
      holder: t.expose('holder', {
        type: 'ActiveDevice',
        description: 'The active device: none, this one or another one.',
      }),
      holderName: t.exposeString('holderName', { nullable: true, description: 'Its browser and system.' }),
    }),
  });

  const attemptOf = (context: GraphContext, viewer: Viewer, id: string): Promise<Attempt> =>
    readAttempt(context.pool, viewer, id, context.figureAddress(viewer));

  queries(builder, (t) => ({
    quiz: t.member.field({
      type: quiz,
      description: 'A quiz with its questions, without keys. 402 if no plan includes it.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const { viewer } = context;
        return readQuiz(context.pool, viewer, id, context.figureAddress(viewer));
      },
    }),
    attempt: t.member.field({
      type: attempt,
      description: 'An attempt of the viewer. Keys and marks only once it is submitted.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => attemptOf(context, context.viewer, id),
    }),
  }));

  const receipt = builder.objectRef<AnswerReceipt>('AnswerReceipt').implement({
    fields: (t) => ({
      operationId: t.exposeID('operationId'),
      position: t.exposeInt('position'),
      refusal: t.expose('refusal', { type: 'ErrorCode', nullable: true, description: 'Null: in the log, committed.' }),
      highest: t.exposeInt('highest', { description: 'The highest number that the log has for the item.' }),
    }),
  });
  const savedBatch = builder.objectRef<SavedBatch>('SavedBatch').implement({
    fields: (t) => ({
      state: t.expose('state', { type: state }),
      receipts: t.expose('receipts', { type: [receipt], description: 'In the order of the answers.' }),
    }),
  });
  const answerInput = builder.inputType('AnswerInput', {
    fields: (t) => ({
      operationId: t.id({ required: true }),
      position: t.int({ required: true }),
      sequence: t.int({ required: true }),
      response: t.field({ type: 'QuestionResponse', required: true }),
    }),
  });
  const saveInput = builder.inputType('SaveInput', {
    fields: (t) => ({
      attempt: t.id({ required: true }),
      device: t.id({ description: 'Refuses the answers while another device holds the attempt.' }),
      answers: t.field({ type: [answerInput], required: true }),
    }),
  });
  queries(builder, (t) => ({
    attemptState: t.member.field({
      type: state,
      description: 'The status of the viewer’s attempt now.',
      args: { id: t.arg.id({ required: true }), device: t.arg.id() },
      resolve: (_root, { id, device }, context) => {
        const { userId } = context.viewer;
        return readAttemptState(context.pool, userId, { attempt: id, device: device ?? null });
      },
    }),
  }));
  mutations(builder, (t) => ({
    startAttempt: t.member.field({
      type: attempt,
      description: 'Starts an attempt at a quiz, or finds the open one.',
      args: { quiz: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        return attemptOf(context, viewer, await startQuizAttempt(context.pool, viewer, args.quiz));
      },
    }),
    holdAttempt: t.member.field({
      type: state,
      description: 'Makes a device the active one, if there is none or with `takeOver`.',
      args: {
        id: t.arg.id({ required: true }),
        device: t.arg.id({ required: true }),
        takeOver: t.arg.boolean({ required: true }),
      },
      resolve: (_root, { id, ...args }, context) => {
        const { userId } = context.viewer;
        return holdAttempt(context.pool, userId, { attempt: id, ...args, deviceName: deviceName(context.userAgent) });
      },
    }),
    saveAnswers: t.member.field({
      type: savedBatch,
      description: 'Appends answers to the log; responds after the commit. The same operation counts once.',
      args: { input: t.arg({ type: saveInput, required: true }) },
      resolve: async (_root, { input: { attempt: id, device, answers } }, context) => {
        const { userId } = context.viewer;
        const batch = await saveAnswers(context.pool, userId, { attempt: id, device: device ?? null, answers });
        context.metrics.acknowledged(batch.receipts.filter(({ refusal }) => refusal === null).length);
        return batch;
      },
    }),
    pauseAttempt: t.member.field({
      type: state,
      description: 'Pauses the clock, within the student’s access arrangements.',
      args: { id: t.arg.id({ required: true }), device: t.arg.id() },
      resolve: async (_root, { id, device }, context) => {
        const { userId } = context.viewer;
        await pauseAttempt(context.pool, userId, id);
        return readAttemptState(context.pool, userId, { attempt: id, device: device ?? null });
      },
    }),
    resumeAttempt: t.member.field({
      type: state,
      description: 'Resumes the clock.',
      args: { id: t.arg.id({ required: true }), device: t.arg.id() },
      resolve: async (_root, { id, device }, context) => {
        const { userId } = context.viewer;
        await resumeAttempt(context.pool, userId, id);
        return readAttemptState(context.pool, userId, { attempt: id, device: device ?? null });
      },
    }),
    handIn: t.member.field({
      type: attempt,
      description: 'Scores and closes the attempt. Submitting twice counts once.',
      args: { attempt: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        await handIn(context.pool, viewer.userId, args.attempt);
        return attemptOf(context, viewer, args.attempt);
      },
    }),
  }));
  const userRef = builder.objectRef<{ readonly id: string; readonly name: string }>('PersonRef').implement({
    description: 'The visible part of a user.',
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });
  return { figure, source, attempt, state, userRef };
}
