import * as z from 'zod/mini';
import { problemText } from '#domain/platform/problem.ts';
import { TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import {
  applyRegrade,
  previewRegrade,
  type RegradeChange,
  type RegradeEffect,
} from '../../attempts/results/regrade.commands.ts';
import { authorOf } from '../../questions/author.ts';
import {
  type ChoiceStatistics,
  type Reliability,
  readItemStatistics,
  readReliability,
  readStatisticsOfItem,
  type VersionStatistics,
} from '../../questions/item-statistics.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const reasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1, problemText('reasonMissing')), z.maxLength(TITLE_MAX_CHARS));

/** For authors of questions: item statistics, and regrading after a corrected answer key. */
export function addQuestionStatistics(builder: GraphBuilder): void {
  const choice = builder.objectRef<ChoiceStatistics>('ChoiceStatistics').implement({
    fields: (t) => exposed(t, { choice: 'String', students: 'Int', rest: 'Float | null' }),
  });
  const version = builder.objectRef<VersionStatistics>('VersionStatistics').implement({
    description:
      'For one version of a question. Null below the minimum number of students. See docs/item-statistics.md.',
    fields: (t) =>
      exposed(t, {
        version: 'ID',
        item: 'ID',
        externalId: 'String',
        number: 'Int',
        type: 'QuestionType',
        stem: 'String',
        students: 'Int',
        facility: 'Float | null',
        discrimination: 'Float | null',
        seconds: 'Float | null',
        choices: [choice],
      }),
  });
  const reliability = builder.objectRef<Reliability>('Reliability').implement({
    fields: (t) => exposed(t, { students: 'Int', items: 'Int', alpha: 'Float | null' }),
  });
  const change = builder.objectRef<RegradeChange>('RegradeChange').implement({
    fields: (t) => ({
      ...exposed(t, {
        attempt: 'ID',
        position: 'Int',
        marks: ['Float', 'The marks of the question.'],
        outcomeBefore: 'Outcome',
        creditBefore: 'Float',
        outcomeAfter: 'Outcome',
        creditAfter: 'Float',
      }),
      studentName: t.string({ resolve: ({ student }) => student.name }),
    }),
  });
  const effect = builder.objectRef<RegradeEffect>('RegradeEffect').implement({
    fields: (t) =>
      exposed(t, {
        answers: 'Int',
        unfit: ['Int', 'Answers that do not fit the corrected question; they keep their marks.'],
        changes: [change],
      }),
  });
  const regradeArgs = { from: { type: 'ID', required: true }, to: { type: 'ID', required: true } } as const;

  queries(builder, (t) => ({
    itemStatistics: t.permission('questions.read').field({
      type: [version],
      description: 'For the questions of topics, by version. For users who may read the question bank.',
      args: { topics: t.arg.idList({ required: true }) },
      resolve: (_root, { topics }, context) =>
        readItemStatistics(context.reading, authorOf(context.viewer, 'read'), topics),
    }),
    questionStatistics: t.permission('questions.read').field({
      type: [version],
      description: 'For one question, by version.',
      args: { item: t.arg.id({ required: true }) },
      resolve: (_root, { item }, context) =>
        readStatisticsOfItem(context.reading, authorOf(context.viewer, 'read'), item),
    }),
    reliability: t.permission('questions.read').field({
      type: reliability,
      description: 'For a quiz or an exam paper.',
      args: { quizOrPaper: t.arg.id({ required: true }) },
      resolve: (_root, args, context) =>
        readReliability(context.reading, authorOf(context.viewer, 'read'), args.quizOrPaper),
    }),
    regradeEffect: t.member.field({
      type: effect,
      description:
        'What regrading the answers to one version by another would change. Changes nothing. Teachers: their own questions.',
      args: { from: t.arg(regradeArgs.from), to: t.arg(regradeArgs.to) },
      resolve: (_root, args, context) => previewRegrade(context.pool, context.viewer, args),
    }),
  }));
  mutations(builder, (t) => ({
    regrade: t.member.field({
      type: effect,
      description:
        'Applies the regrade, and notifies the students concerned. `expected` is the number of changes in the preview.',
      args: {
        from: t.arg(regradeArgs.from),
        to: t.arg(regradeArgs.to),
        reason: t.arg.string({ required: true }),
        expected: t.arg.int({ required: true }),
      },
      resolve: (_root, { reason, ...args }, context) => {
        const { viewer } = context;
        return applyRegrade(context.pool, viewer, { ...args, reason: readInput(reasonSchema, reason) });
      },
    }),
  }));
}
