import { type Behaviour, isBehaviour } from '#domain/attempts/behaviour.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { readAttempt } from '../../attempts/attempt.queries.ts';
import { startPractice } from '../../study/practice/practice.start.ts';
import { checkQuestion } from '../../study/practice/question.check.ts';
import { rateConfidence, reportQuestion, showHint } from '../../study/practice/question-steps.commands.ts';
import { markOwnAnswer } from '../../study/practice/self-marking.commands.ts';
import type { addAttempts } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import { requireViewer } from '../rules.ts';

/** Practice: starting, immediate feedback, and self-marking of written answers. */
export function addPractice(builder: GraphBuilder, { attempt: attemptRef }: ReturnType<typeof addAttempts>): void {
  const practiceInput = builder.inputType('PracticeInput', {
    fields: (t) => ({
      quiz: t.id({ required: true }),
      behaviour: t.string({ required: true, description: 'deferred, immediate or interactive.' }),
      length: t.int({ description: 'Number of questions to draw, unseen and weak ones first; null: all.' }),
      asksConfidence: t.boolean({ required: true }),
      missedIn: t.id({ description: 'An attempt of the viewer: only its incorrect questions are used.' }),
    }),
  });
  builder.mutationFields((t) => {
    const positionArgs = { attempt: t.arg.id({ required: true }), position: t.arg.int({ required: true }) };
    return {
      startPractice: t.field({
        type: attemptRef,
        description: 'Starts a practice attempt, or finds the open one.',
        extensions: { rule: 'member' },
        args: { input: t.arg({ type: practiceInput, required: true }) },
        resolve: async (_root, { input }, context) => {
          const viewer = await requireViewer(context, 'member');
          const id = await startPractice(context.pool, viewer, input.quiz, {
            behaviour: behaviourOf(input.behaviour),
            length: input.length ?? null,
            asksConfidence: input.asksConfidence,
            missedIn: input.missedIn ?? null,
          });
          return readAttempt(context.pool, viewer, id, context.imageAddress(viewer));
        },
      }),
      checkQuestion: t.field({
        type: attemptRef,
        description: 'Scores one answer of an attempt with immediate feedback, and locks it when it is final.',
        extensions: { rule: 'member' },
        args: positionArgs,
        resolve: async (_root, at, context) => {
          const viewer = await requireViewer(context, 'member');
          await checkQuestion(context.pool, viewer.userId, at);
          return readAttempt(context.pool, viewer, at.attempt, context.imageAddress(viewer));
        },
      }),
      showHint: t.field({
        type: attemptRef,
        description: 'Shows one more hint.',
        extensions: { rule: 'member' },
        args: positionArgs,
        resolve: async (_root, at, context) => {
          const viewer = await requireViewer(context, 'member');
          await showHint(context.pool, viewer.userId, at);
          return readAttempt(context.pool, viewer, at.attempt, context.imageAddress(viewer));
        },
      }),
      rateConfidence: t.boolean({
        description: 'Saves the confidence in an answer: sure, unsure or guess. It never affects marks.',
        extensions: { rule: 'member' },
        args: { ...positionArgs, confidence: t.arg.string({ required: true }) },
        resolve: async (_root, { confidence, ...at }, context) => {
          const { userId } = await requireViewer(context, 'member');
          await rateConfidence(context.pool, userId, at, confidence);
          return true;
        },
      }),
      reportQuestion: t.boolean({
        description: 'Reports a problem with a question: wrongKey, unclear, typing, picture or other.',
        extensions: { rule: 'member' },
        args: { ...positionArgs, reason: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
        resolve: async (_root, { reason, text, ...at }, context) => {
          const { userId } = await requireViewer(context, 'member');
          await reportQuestion(context.pool, userId, at, { reason, text });
          return true;
        },
      }),
      markOwnAnswer: t.field({
        type: attemptRef,
        description: 'Self-marks a written answer of a submitted attempt.',
        extensions: { rule: 'member' },
        args: { ...positionArgs, awards: t.arg({ type: 'JSON', required: true }) },
        resolve: async (_root, { awards, ...at }, context) => {
          const viewer = await requireViewer(context, 'member');
          await markOwnAnswer(context.pool, viewer.userId, at, awards);
          return readAttempt(context.pool, viewer, at.attempt, context.imageAddress(viewer));
        },
      }),
    };
  });
}

function behaviourOf(name: string): Behaviour {
  if (!isBehaviour(name)) throw new ProductError('INVALID_INPUT');
  return name;
}
