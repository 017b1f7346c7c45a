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
import { submitAttempt } from '../../attempts/attempt.submit.ts';
import type { ContentImage } from '../../content/content-image.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import type { GraphContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';

/** Types that other parts of the schema refer to. */
export type AttemptTypes = ReturnType<typeof addAttempts>;

/** Quizzes, and attempts at them. */
export function addAttempts(builder: GraphBuilder, { subjectRef, topicRef, quizRef }: ContentTypes) {
  const imageType = builder.objectRef<ContentImage>('Image').implement({
    description: 'An image, shown where Markdown contains ![alt](figure:DIGEST).',
    fields: (t) => exposed(t, { digest: 'String', url: 'String', width: 'Int', height: 'Int' }),
  });
  const source = builder.objectRef<QuestionSource>('QuestionSource').implement({
    fields: (t) =>
      exposed(t, {
        work: 'String | null',
        author: 'String | null',
        url: 'String | null',
        licence: 'String | null',
      }),
  });
  const item = builder.objectRef<PublicQuestion>('Item').implement({
    description: 'A question as a student sees it while answering.',
    fields: (t) =>
      exposed(t, {
        position: 'Int',
        type: 'QuestionType',
        stem: 'String',
        body: 'QuestionBody',
        images: [imageType],
        source: source,
      }),
  });
  const quiz = builder.objectRef<Quiz>('Quiz').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String', subject: subjectRef, topic: topicRef, items: [item] }),
  });
  const review = builder.objectRef<Review>('Review').implement({
    fields: (t) => ({
      ...exposed(t, {
        outcome: 'Outcome',
        credit: ['Float | null', '0 to 1; null while unmarked.'],
        remark: 'Remark | null',
        awards: ['Awards | null', 'Mark points given by the student.'],
        selfMarked: 'Boolean',
      }),
      key: t.field({ type: 'AnswerKey', resolve: ({ key }) => key.answer }),
      explanation: t.string({ nullable: true, resolve: ({ key }) => key.explanation }),
    }),
  });
  const step = builder.objectRef<QuestionStep>('QuestionStep').implement({
    description: 'The state of a question besides its answers.',
    fields: (t) => ({
      ...exposed(t, {
        tries: 'Int',
        locked: ['Boolean', 'Checked: the answer cannot change, and the answer key is shown.'],
        confidence: 'Confidence | null',
        hintCount: 'Int',
      }),
      hints: t.stringList({
        description: 'The hints that the student opened, as far as they may be shown now.',
        resolve: ({ hints }) => [...(hints?.hints ?? [])],
      }),
    }),
  });
  const reservation = builder.objectRef<Reservation>('Reservation').implement({
    description: 'An assignment that is not over contains the question: until then its answer key is not shown.',
    fields: (t) => ({
      endsAt: t.field({
        type: 'Instant',
        nullable: true,
        description: 'At the latest; null if not known yet.',
        resolve: ({ endsAt }) => (endsAt === null ? null : new Date(endsAt).toISOString()),
      }),
    }),
  });
  const attemptQuestion = builder.objectRef<AttemptQuestion>('AttemptQuestion').implement({
    fields: (t) => ({
      ...exposed(t, {
        position: 'Int',
        type: 'QuestionType',
        stem: 'String',
        body: 'QuestionBody',
        marks: ['Float', 'The marks of the question.'],
        response: ['QuestionResponse | null', 'The current answer, or null.'],
        sequence: ['Int', 'Sequence number of the current answer; 0 before the first.'],
        operationId: ['ID | null', 'Of the current answer.'],
        answeredAt: ['Instant | null', 'When it was received.'],
        device: ['ID | null', 'The device that sent it.'],
        images: [imageType],
        source: source,
        step: step,
      }),
      review: t.expose('review', {
        type: review,
        nullable: true,
        description: 'Null until the attempt is submitted or the question locked, and while it is reserved.',
      }),
      reservation: t.expose('reservation', { type: reservation, nullable: true }),
    }),
  });
  const attempt = builder.objectRef<Attempt>('Attempt').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        examId: 'ID | null',
        paperId: 'ID | null',
        assignmentPartId: 'ID | null',
        behaviour: 'Behaviour',
        asksConfidence: 'Boolean',
        seconds: ['Int | null', 'The regular time limit; null: none.'],
        startedAt: 'Instant',
        submittedAt: 'Instant | null',
        submittedBy: 'ClosedBy | null',
        marks: 'Float | null',
        marksOutOf: 'Float | null',
        items: [attemptQuestion],
      }),
      quiz: t.expose('quiz', { type: quizRef, nullable: true, description: 'Null for an exam or an exam paper.' }),
    }),
  });

  const state = builder.objectRef<AttemptState>('AttemptState').implement({
    description: 'The status of an attempt, without its questions.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        now: ['Instant', 'The database’s time, which is authoritative.'],
        startedAt: 'Instant',
        deadlineAt: ['Instant | null', 'Null: no time limit.'],
        pausedAt: 'Instant | null',
        pauseSecondsLeft: ['Float', 'How long the clock may be paused, from `pausedAt` on or in later pauses.'],
        submittedAt: 'Instant | null',
        submittedBy: 'ClosedBy | null',
        holder: ['ActiveDevice', 'The active device: none, this one or another one.'],
        activeDeviceName: ['String | null', 'Its browser and system.'],
      }),
  });

  const attemptOf = (context: GraphContext, viewer: Viewer, id: string): Promise<Attempt> =>
    readAttempt(context.pool, viewer, id, context.imageAddress(viewer));

  queries(builder, (t) => ({
    quiz: t.member.field({
      type: quiz,
      description: 'A quiz with its questions, without answer keys. 402 if no plan includes it.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const { viewer } = context;
        return readQuiz(context.pool, viewer, id, context.imageAddress(viewer));
      },
    }),
    attempt: t.member.field({
      type: attempt,
      description: 'An attempt of the viewer. Answer keys and marks only once it is submitted.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => attemptOf(context, context.viewer, id),
    }),
  }));

  const receipt = builder.objectRef<AnswerReceipt>('AnswerReceipt').implement({
    fields: (t) =>
      exposed(t, {
        operationId: 'ID',
        position: 'Int',
        refusal: ['ErrorCode | null', 'Null: saved.'],
        highest: ['Int', 'The highest sequence number in the log for the question.'],
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
      response: t.field({ type: 'QuestionResponse', description: 'Null: "I don’t know yet", in a diagnostic.' }),
    }),
  });
  const saveInput = builder.inputType('SaveInput', {
    fields: (t) => ({
      attempt: t.id({ required: true }),
      device: t.id({ description: 'Refuses the answers while another device is active.' }),
      answers: t.field({ type: [answerInput], required: true }),
    }),
  });
  queries(builder, (t) => ({
    attemptState: t.member.field({
      type: state,
      description: 'The current status of the viewer’s attempt.',
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
        const batch = await saveAnswers(context.pool, userId, {
          attempt: id,
          device: device ?? null,
          answers: answers.map((answer) => ({ ...answer, response: answer.response ?? null })),
        });
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
    submitAttempt: t.member.field({
      type: attempt,
      description: 'Scores and closes the attempt. Submitting twice counts once.',
      args: { attempt: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        await submitAttempt(context.pool, viewer.userId, args.attempt);
        return attemptOf(context, viewer, args.attempt);
      },
    }),
  }));
  const userRef = builder.objectRef<{ readonly id: string; readonly name: string }>('UserRef').implement({
    description: 'The visible part of a user.',
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  return { imageType, source, attempt, state, userRef };
}
