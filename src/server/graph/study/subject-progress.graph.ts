import {
  type ExamTopicProgress,
  type NamedPrediction,
  type NamedStep,
  readSubjectProgress,
  type SubjectProgress,
} from '../../study/subject-progress.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { queries } from '../fields.ts';
import type { StudyTypes } from './study.graph.ts';

/** Progress in a subject: its topics with their shares of the exam, and the predicted grade. */
export function addSubjectProgress(
  builder: GraphBuilder,
  { topicRef, topicProgressRef }: ContentTypes & StudyTypes,
): void {
  const topic = builder.objectRef<ExamTopicProgress>('ExamTopicProgress').implement({
    fields: (t) => ({
      progress: t.expose('progress', { type: topicProgressRef }),
      examShare: t.exposeFloat('examShare', {
        nullable: true,
        description: 'Share of the marks in past papers, 0 to 1; null without any.',
      }),
      openQuestions: t.exposeInt('openQuestions', {
        description: 'Questions that the viewer has never answered; 0 if no plan opens them.',
      }),
      noteSeconds: t.exposeInt('noteSeconds', {
        description: 'Reading time that is left in the note booklets; 0 if no plan opens them.',
      }),
    }),
  });
  const stepMaterial = builder.objectRef<NonNullable<NamedStep['material']>>('SubjectStepMaterial').implement({
    fields: (t) => ({ id: t.exposeID('id'), kind: t.expose('kind', { type: 'MaterialKind' }) }),
  });
  const step = builder.objectRef<NamedStep>('SubjectStep').implement({
    description: 'The recommended next step in a subject.',
    fields: (t) => ({
      kind: t.expose('kind', { type: 'SubjectStepKind' }),
      reason: t.expose('reason', { type: 'SubjectStepReason' }),
      topic: t.expose('topic', { type: topicRef }),
      count: t.exposeInt('count', { description: 'Questions or cards; 0 for materials.' }),
      seconds: t.exposeInt('seconds', { description: 'Time it takes, estimated.' }),
      quiz: t.exposeID('quiz', { nullable: true }),
      attempt: t.exposeID('attempt', { nullable: true, description: 'The open attempt to continue.' }),
      material: t.expose('material', { type: stepMaterial, nullable: true }),
    }),
  });
  const range = builder.objectRef<NonNullable<NamedPrediction['range']>>('GradeRange').implement({
    description: 'Grades are null below the lowest boundary.',
    fields: (t) => ({
      mostLikely: t.exposeString('mostLikely', { nullable: true }),
      best: t.exposeString('best', { nullable: true }),
      worst: t.exposeString('worst', { nullable: true }),
      probability: t.exposeFloat('probability', { description: 'That the grade is from worst to best, 0 to 1.' }),
      lowest: t.exposeString('lowest', { description: 'The grade with the lowest boundary.' }),
      score: t.exposeFloat('score', { description: 'Expected share of the exam’s marks, 0 to 1.' }),
    }),
  });
  const gain = builder.objectRef<NamedPrediction['gains'][number]>('GradeGain').implement({
    fields: (t) => ({
      topic: t.expose('topic', { type: topicRef }),
      minutes: t.exposeInt('minutes'),
      rise: t.exposeFloat('rise', { description: 'Expected rise of the score, as a share of the exam’s marks.' }),
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
      at: t.field({ type: 'Instant', resolve: ({ at }) => new Date(at).toISOString() }),
      score: t.exposeFloat('score'),
      mostLikely: t.exposeString('mostLikely', { nullable: true }),
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
