import type { MarksComparison } from '#domain/attempts/moderation/compare-marks.rule.ts';
import { moderationRequestSchema } from '#domain/attempts/moderation/moderation.schema.ts';
import {
  cancelModeration,
  finishModeration,
  type ModerationMark,
  saveModerationMark,
} from '../../attempts/moderation/moderation.commands.ts';
import {
  type ModerationLine,
  type ModerationOptions,
  readModerationOptions,
  readModerationRequests,
  readModerations,
} from '../../attempts/moderation/moderation.queries.ts';
import {
  type BlindAnswer,
  type ComparedAnswer,
  type Moderation,
  readModeration,
} from '../../attempts/moderation/moderation-detail.queries.ts';
import { requestModeration } from '../../attempts/moderation/request-moderation.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { AttemptTypes } from './attempt.graph.ts';

/** Samples of marked answers that a colleague marks again without seeing the first marks, and how far both agree. */
export function addModeration(builder: GraphBuilder, { imageType, userRef }: AttemptTypes): void {
  const assignment = builder.objectRef<ModerationLine['assignment']>('ModeratedAssignment').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String' }),
  });
  const LINE = {
    id: 'ID',
    status: 'ModerationStatus',
    assignment,
    classroom: 'String',
    question: ['String', 'The beginning of the question, as Markdown.'],
    requestedBy: 'String | null',
    secondMarker: 'String | null',
    requestedAt: 'Instant',
    answers: 'Int',
    marked: ['Int', 'Answers that the second marker has marked.'],
  } as const;
  const line = builder.objectRef<ModerationLine>('ModerationLine').implement({
    description: 'A moderation in a list, without anything about students.',
    fields: (t) => exposed(t, LINE),
  });
  const question = builder.objectRef<ModerationOptions['questions'][number]>('ModerationQuestion').implement({
    fields: (t) =>
      exposed(t, { part: 'ID', position: 'Int', title: 'String', marked: ['Int', 'Answers with final marks.'] }),
  });
  const options = builder.objectRef<ModerationOptions>('ModerationOptions').implement({
    fields: (t) => ({
      ...exposed(t, { questions: [question] }),
      colleagues: t.expose('colleagues', {
        type: [userRef],
        description: 'Teachers of the class’s school who don’t teach the class.',
      }),
    }),
  });
  const blind = builder.objectRef<BlindAnswer>('ModerationAnswer').implement({
    description: 'An answer of a sample, without the student and the first marks.',
    fields: (t) => ({
      ...exposed(t, {
        number: 'Int',
        type: 'QuestionType',
        stem: 'String',
        images: [imageType],
        version: ['Int', 'What the next saved mark has to name.'],
      }),
      key: t.field({ type: 'AnswerKey', resolve: ({ key }) => key.answer }),
      response: t.expose('response', { type: 'QuestionResponse', nullable: true }),
      awards: t.expose('awards', { type: 'Awards', nullable: true, description: 'Null: not marked yet.' }),
    }),
  });
  const compared = builder.objectRef<ComparedAnswer>('ComparedAnswer').implement({
    fields: (t) => ({
      ...exposed(t, { number: 'Int', first: 'Float', second: 'Float', outOf: 'Float' }),
      student: t.expose('student', { type: userRef, nullable: true, description: 'Null for the second marker.' }),
      current: t.exposeFloat('current', {
        nullable: true,
        description: 'What counts now; null for the second marker, and while markers differ.',
      }),
    }),
  });
  const comparison = builder.objectRef<MarksComparison>('MarksComparison').implement({
    fields: (t) =>
      exposed(t, {
        answers: 'Int',
        same: 'Int',
        meanDifference: ['Float | null', 'In marks; negative: the second marker is stricter.'],
        kappa: ['Float | null', 'Cohen’s kappa with quadratic weights; null: see doubt.'],
        doubt: 'KappaDoubt | null',
      }),
  });
  const moderation = builder.objectRef<Moderation>('Moderation').implement({
    fields: (t) => ({
      ...exposed(t, {
        ...LINE,
        isSecondMarker: 'Boolean',
        isTeacher: ['Boolean', 'Whether the viewer teaches the class.'],
      }),
      sample: t.expose('sample', {
        type: [blind],
        description: 'For the requested colleague, while the request is open.',
      }),
      compared: t.expose('compared', {
        type: [compared],
        description: 'The greatest differences first; empty until the second marker has finished.',
      }),
      comparison: t.expose('comparison', { type: comparison, nullable: true }),
    }),
  });
  const saved = builder.objectRef<ModerationMark>('ModerationMark').implement({
    fields: (t) => exposed(t, { marks: 'Float', outOf: 'Float', version: 'Int' }),
  });

  queries(builder, (t) => ({
    moderations: t.member.field({
      type: [line],
      description: 'The moderations of an assignment of the viewer’s classes.',
      args: { assignment: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => readModerations(context.pool, context.viewer.userId, args.assignment),
    }),
    moderationRequests: t.member.field({
      type: [line],
      description: 'Samples that the viewer is requested to mark, or has marked.',
      resolve: (_root, _args, context) => readModerationRequests(context.pool, context.viewer.userId),
    }),
    moderationOptions: t.member.field({
      type: options,
      description: 'What a moderation of an assignment can be requested for, and whom.',
      args: { assignment: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => readModerationOptions(context.pool, context.viewer.userId, args.assignment),
    }),
    moderation: t.member.field({
      type: moderation,
      args: { moderation: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => {
        const { viewer } = context;
        return readModeration(context.pool, viewer.userId, args.moderation, context.imageAddress(viewer));
      },
    }),
  }));

  mutations(builder, (t) => ({
    requestModeration: t.member.id({
      description: 'Draws a sample, and requests a colleague to mark it. Returns the id of the moderation.',
      args: {
        assignment: t.arg.id({ required: true }),
        part: t.arg.id({ required: true }),
        position: t.arg.int({ required: true }),
        teacher: t.arg.id({ required: true }),
        count: t.arg.int({ required: true }),
      },
      resolve: (_root, { assignment: of, ...request }, context) =>
        requestModeration(context.pool, context.viewer, of, readInput(moderationRequestSchema, request)),
    }),
    saveModerationMark: t.member.field({
      type: saved,
      description: 'Saves the second marker’s points for an answer, unless another device has changed them meanwhile.',
      args: {
        moderation: t.arg.id({ required: true }),
        number: t.arg.int({ required: true }),
        version: t.arg.int({ required: true }),
        awards: t.arg({ type: 'Awards', required: true }),
      },
      resolve: (_root, args, context) => saveModerationMark(context.pool, context.viewer.userId, args),
    }),
    finishModeration: t.member.boolean({
      description: 'Ends the second marking, so that both sides see the comparison.',
      args: { moderation: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => done(finishModeration(context.pool, context.viewer.userId, args.moderation)),
    }),
    cancelModeration: t.member.boolean({
      description: 'Withdraws a moderation, or declines it as the requested colleague.',
      args: { moderation: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => done(cancelModeration(context.pool, context.viewer.userId, args.moderation)),
    }),
  }));
}
