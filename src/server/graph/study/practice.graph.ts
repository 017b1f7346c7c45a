import { readAttempt } from '../../attempts/attempt.queries.ts';
import { startPractice } from '../../study/practice/practice.start.ts';
import { checkQuestion } from '../../study/practice/question.check.ts';
import { rateConfidence, reportQuestion, showHint } from '../../study/practice/question-steps.commands.ts';
import { markOwnAnswer } from '../../study/practice/self-marking.commands.ts';
import type { addAttempts } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations } from '../fields.ts';

/** Practice: starting, immediate feedback, and self-marking of written answers. */
export function addPractice(builder: GraphBuilder, { attempt: attemptRef }: ReturnType<typeof addAttempts>): void {
  const practiceInput = builder.inputType('PracticeInput', {
    fields: (t) => ({
      quiz: t.id({ required: true }),
      behaviour: t.field({ type: 'Behaviour', required: true }),
      length: t.int({ description: 'Number of questions to draw, unseen and weak ones first; null: all.' }),
      asksConfidence: t.boolean({ required: true }),
      subtopic: t.string({ description: 'Only questions of this subtopic of the quiz’s topic.' }),
      missedIn: t.id({ description: 'An attempt of the viewer: only its incorrect questions are used.' }),
    }),
  });
  mutations(builder, (t) => {
    const positionArgs = { attempt: t.arg.id({ required: true }), position: t.arg.int({ required: true }) };
    return {
      startPractice: t.member.field({
        type: attemptRef,
        description: 'Starts a practice attempt, or finds the open one.',
        args: { input: t.arg({ type: practiceInput, required: true }) },
        resolve: async (_root, { input }, context) => {
          const { viewer } = context;
          const id = await startPractice(context.pool, viewer, input.quiz, {
            behaviour: input.behaviour,
            length: input.length ?? null,
            asksConfidence: input.asksConfidence,
            missedIn: input.missedIn ?? null,
            subtopic: input.subtopic ?? null,
          });
          return readAttempt(context.pool, viewer, id, context.imageAddress(viewer));
        },
      }),
      checkQuestion: t.member.field({
        type: attemptRef,
        description: 'Scores one answer of an attempt with immediate feedback, and locks it when it is final.',
        args: positionArgs,
        resolve: async (_root, at, context) => {
          const { viewer } = context;
          await checkQuestion(context.pool, viewer.userId, at);
          return readAttempt(context.pool, viewer, at.attempt, context.imageAddress(viewer));
        },
      }),
      showHint: t.member.field({
        type: attemptRef,
        description: 'Shows one more hint.',
        args: positionArgs,
        resolve: async (_root, at, context) => {
          const { viewer } = context;
          await showHint(context.pool, viewer.userId, at);
          return readAttempt(context.pool, viewer, at.attempt, context.imageAddress(viewer));
        },
      }),
      rateConfidence: t.member.boolean({
        description: 'Saves the confidence in an answer. It never affects marks.',
        args: { ...positionArgs, confidence: t.arg({ type: 'Confidence', required: true }) },
        resolve: async (_root, { confidence, ...at }, context) => {
          const { userId } = context.viewer;
          await rateConfidence(context.pool, userId, at, confidence);
          return true;
        },
      }),
      reportQuestion: t.member.boolean({
        description: 'Reports a problem with a question.',
        args: {
          ...positionArgs,
          reason: t.arg({ type: 'ReportReason', required: true }),
          text: t.arg.string({ required: true }),
        },
        resolve: async (_root, { reason, text, ...at }, context) => {
          const { userId } = context.viewer;
          await reportQuestion(context.pool, userId, at, { reason, text });
          return true;
        },
      }),
      markOwnAnswer: t.member.field({
        type: attemptRef,
        description: 'Self-marks a written answer of a submitted attempt.',
        args: { ...positionArgs, awards: t.arg({ type: 'Awards', required: true }) },
        resolve: async (_root, { awards, ...at }, context) => {
          const { viewer } = context;
          await markOwnAnswer(context.pool, viewer.userId, at, awards);
          return readAttempt(context.pool, viewer, at.attempt, context.imageAddress(viewer));
        },
      }),
    };
  });
}
