import { selfMarksSchema } from '#domain/assessments/self-marks.schema.ts';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import {
  type Paper,
  type PaperQuestion,
  type PaperSection,
  type PaperSummary,
  readPaper,
  readPapers,
  readScheme,
} from '../../assessments/paper.queries.ts';
import { saveSelfMarks } from '../../assessments/self-mark.commands.ts';
import { startPaper } from '../../assessments/start-exam.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { ExamTypes } from './exam.graph.ts';

type Known = Pick<ContentTypes, 'subjectRef'> & ExamTypes & Pick<AttemptTypes, 'imageType' | 'source'>;

/** Types that other parts of the schema refer to. */
export type PaperTypes = ReturnType<typeof addPapers>;

/** Exam papers: read, taken on screen, or self-marked after writing them by hand. */
export function addPapers(builder: GraphBuilder, { subjectRef, attemptLine, imageType, source }: Known) {
  const boundary = builder.objectRef<GradeBoundary>('GradeBoundary').implement({
    fields: (t) => exposed(t, { grade: 'String', from: ['Float', 'Share of the marks, 0 to 1.'] }),
  });
  const line = builder.interfaceRef<PaperSummary>('PaperLine').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        title: 'String',
        year: 'Int',
        session: 'String',
        board: 'String',
        seconds: 'Int | null',
        questionCount: 'Int',
        marks: 'Int',
        isAccessible: 'Boolean',
        subject: subjectRef,
      }),
      lastAttempt: t.expose('lastAttempt', { type: attemptLine, nullable: true }),
    }),
  });
  const summary = builder.objectRef<PaperSummary>('PaperSummary').implement({ interfaces: [line] });
  const item = builder.objectRef<PaperQuestion>('PaperQuestion').implement({
    fields: (t) => ({
      ...exposed(t, {
        position: 'Int',
        marks: 'Int',
        type: 'QuestionType',
        stem: 'String',
        body: 'QuestionBody',
        images: [imageType],
        source: source,
      }),
      key: t.field({
        type: 'AnswerKey',
        nullable: true,
        description: 'Only in the mark scheme.',
        resolve: ({ key }) => key?.answer ?? null,
      }),
      explanation: t.string({ nullable: true, resolve: ({ key }) => key?.explanation ?? null }),
    }),
  });
  const section = builder.objectRef<PaperSection>('PaperSection').implement({
    fields: (t) => exposed(t, { position: 'Int', title: 'String', instructions: 'String', items: [item] }),
  });
  const paper = builder.objectRef<Paper>('Paper').implement({
    interfaces: [line],
    fields: (t) =>
      exposed(t, {
        instructions: 'String',
        timeFactor: 'Float',
        gradeBoundaries: [boundary],
        source: source,
        sections: [section],
        attempts: [attemptLine],
      }),
  });

  queries(builder, (t) => ({
    papers: t.member.field({
      type: [summary],
      description: 'Every exam paper, by subject, newest first.',
      resolve: (_root, _args, context) => readPapers(context.pool, context.viewer),
    }),
    paper: t.member.field({
      type: paper,
      description: 'A paper with its questions, without answer keys. 402 if no plan includes it.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const { viewer } = context;
        return readPaper(context.pool, viewer, id, context.imageAddress(viewer));
      },
    }),
    paperScheme: t.member.field({
      type: paper,
      description:
        'A paper with its mark scheme. Refused during an open attempt at it, and while an assignment with its questions is open.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const { viewer } = context;
        return readScheme(context.pool, viewer, id, context.imageAddress(viewer));
      },
    }),
  }));

  const selfMark = builder.inputType('SelfMarkInput', {
    fields: (t) => ({ position: t.int({ required: true }), marks: t.float({ required: true }) }),
  });
  const selfMarks = builder.inputType('SelfMarksInput', {
    fields: (t) => ({
      paper: t.id({ required: true }),
      seconds: t.int(),
      marks: t.field({ type: [selfMark], required: true }),
    }),
  });
  mutations(builder, (t) => ({
    startPaper: t.member.id({
      description: 'Starts an attempt at a paper, or finds the open one; returns the attempt’s id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => startPaper(context.pool, context.viewer, id),
    }),
    saveSelfMarks: t.member.id({
      description: 'Saves the self-marked result of a paper written by hand; returns the attempt’s id.',
      args: { input: t.arg({ type: selfMarks, required: true }) },
      resolve: (_root, { input }, context) => {
        const { viewer } = context;
        return saveSelfMarks(
          context.pool,
          viewer,
          readInput(selfMarksSchema, { ...input, seconds: input.seconds ?? null }),
        );
      },
    }),
  }));
  return { boundary };
}
