import {
  type ExamTopicProgress,
  type NamedPrediction,
  type NamedStep,
  readSubjectProgress,
  type SubjectProgress,
} from '../../study/subject-progress.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';
import type { StudyTypes } from './study.graph.ts';

/** Progress in a subject: its topics with their shares of the exam, and the predicted grade. */
export function addSubjectProgress(
  builder: GraphBuilder,
  { topicRef, topicProgressRef }: ContentTypes & StudyTypes,
): void {
  const topic = builder.objectRef<ExamTopicProgress>('ExamTopicProgress').implement({
    fields: (t) =>
      exposed(t, {
        examShare: ['Float | null', 'Share of the marks in past papers, 0 to 1; null without any.'],
        openQuestions: ['Int', 'Questions that the viewer has never answered; 0 if no plan opens them.'],
        noteSeconds: ['Int', 'Reading time that is left in the note booklets; 0 if no plan opens them.'],
        progress: topicProgressRef,
      }),
  });
  const stepMaterial = builder.objectRef<NonNullable<NamedStep['material']>>('SubjectStepMaterial').implement({
    fields: (t) => exposed(t, { id: 'ID', kind: 'MaterialKind' }),
  });
  const step = builder.objectRef<NamedStep>('SubjectStep').implement({
    description: 'The recommended next step in a subject.',
    fields: (t) => ({
      ...exposed(t, {
        kind: 'SubjectStepKind',
        reason: 'SubjectStepReason',
        count: ['Int', 'Questions or cards; 0 for materials.'],
        seconds: ['Int', 'Time it takes, estimated.'],
        quiz: 'ID | null',
        attempt: ['ID | null', 'The open attempt to continue.'],
        topic: topicRef,
      }),
      material: t.expose('material', { type: stepMaterial, nullable: true }),
    }),
  });
  const range = builder.objectRef<NonNullable<NamedPrediction['range']>>('GradeRange').implement({
    description: 'Grades are null below the lowest boundary.',
    fields: (t) =>
      exposed(t, {
        mostLikely: 'String | null',
        best: 'String | null',
        worst: 'String | null',
        probability: ['Float', 'That the grade is from worst to best, 0 to 1.'],
        lowest: ['String', 'The grade with the lowest boundary.'],
        score: ['Float', 'Expected share of the exam’s marks, 0 to 1.'],
      }),
  });
  const gain = builder.objectRef<NamedPrediction['gains'][number]>('GradeGain').implement({
    fields: (t) =>
      exposed(t, {
        minutes: 'Int',
        rise: ['Float', 'Expected rise of the score, as a share of the exam’s marks.'],
        topic: topicRef,
      }),
  });
  const missing = builder.objectRef<NonNullable<NamedPrediction['missing']>>('MissingEvidence').implement({
    fields: (t) => ({
      answers: t.exposeInt('answers', { description: 'How many more answers are needed at least.' }),
      topics: t.expose('topics', { type: [topicRef] }),
    }),
  });
  const past = builder.objectRef<NamedPrediction['history'][number]>('PastGrade').implement({
    fields: (t) => ({
      ...exposed(t, { score: 'Float', mostLikely: 'String | null' }),
      at: t.field({ type: 'Instant', resolve: ({ at }) => new Date(at).toISOString() }),
    }),
  });
  const prediction = builder.objectRef<NamedPrediction>('GradePrediction').implement({
    fields: (t) => ({
      availability: t.expose('availability', { type: 'GradeAvailability' }),
      range: t.expose('range', { type: range, nullable: true }),
      gains: t.expose('gains', { type: [gain] }),
      missing: t.expose('missing', { type: missing, nullable: true }),
      history: t.expose('history', { type: [past], description: 'By week, for the last twelve weeks.' }),
    }),
  });
  const progress = builder.objectRef<SubjectProgress>('SubjectProgress').implement({
    fields: (t) => ({
      topics: t.expose('topics', { type: [topic] }),
      next: t.expose('next', { type: step, nullable: true, description: 'Null if nothing would help.' }),
      grade: t.field({ type: prediction, resolve: ({ grade }) => grade() }),
    }),
  });

  queries(builder, (t) => ({
    subjectProgress: t.member.field({
      type: progress,
      description: 'The viewer’s progress in a subject, by its slug.',
      args: { subject: t.arg.string({ required: true }) },
      resolve: (_root, { subject }, context) => readSubjectProgress(context.pool, context.viewer, subject, Date.now()),
    }),
  }));
}
