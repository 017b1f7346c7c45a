import type { MaterialSummary } from '#domain/content/material-summary.ts';
import {
  type AttemptSummary,
  type KindCount,
  type QuizRef,
  type QuizSummary,
  readRecentAttempts,
  readSubject,
  readSubjects,
  readTopic,
  type Subject,
  type SubjectRef,
  type Topic,
  type TopicRef,
} from '../../content/content.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { queries } from '../fields.ts';

/** Types that other parts of the schema refer to. */
export type ContentTypes = ReturnType<typeof addContent>;

/** Subjects, topics and where the student can continue. */
export function addContent(builder: GraphBuilder) {
  const subjectRef = builder.objectRef<SubjectRef>('SubjectRef').implement({
    fields: (t) => ({ id: t.exposeID('id'), slug: t.exposeString('slug'), title: t.exposeString('title') }),
  });
  const topicRef = builder.objectRef<TopicRef>('TopicRef').implement({
    fields: (t) => ({ id: t.exposeID('id'), slug: t.exposeString('slug'), title: t.exposeString('title') }),
  });
  const quizRef = builder.objectRef<QuizRef>('QuizRef').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
    }),
  });
  const attemptSummary = builder.objectRef<AttemptSummary>('AttemptSummary').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      quiz: t.expose('quiz', { type: quizRef }),
      startedAt: t.expose('startedAt', { type: 'Instant' }),
      submittedAt: t.expose('submittedAt', { type: 'Instant', nullable: true }),
      questionCount: t.exposeInt('questionCount'),
      answeredCount: t.exposeInt('answeredCount'),
      marks: t.exposeFloat('marks', { nullable: true }),
      marksOutOf: t.exposeFloat('marksOutOf', { nullable: true }),
    }),
  });
  const quizSummary = builder.objectRef<QuizSummary>('QuizSummary').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      questionCount: t.exposeInt('questionCount'),
      instructions: t.exposeString('instructions', { description: 'Markdown; empty: none.' }),
      seconds: t.exposeInt('seconds', { nullable: true, description: 'Time limit from the start; null: none.' }),
      lastAttempt: t.expose('lastAttempt', {
        type: attemptSummary,
        nullable: true,
        description: 'The student’s open attempt, or otherwise the latest submitted one.',
      }),
    }),
  });
  const materialSummary = builder.objectRef<MaterialSummary>('MaterialSummary').implement({
    description: 'A topic’s materials besides quizzes, with the user’s progress.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: 'MaterialKind' }),
      title: t.exposeString('title'),
      summary: t.exposeString('summary'),
      seconds: t.exposeInt('seconds', { description: 'Time to study it once.' }),
      share: t.exposeFloat('share', { description: 'Progress, 0 to 1.' }),
      doneAt: t.expose('doneAt', { type: 'Instant', nullable: true }),
    }),
  });
  const kindCount = builder.objectRef<KindCount>('KindCount').implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: 'MaterialKind' }),
      count: t.exposeInt('count'),
      done: t.exposeInt('done'),
      seconds: t.exposeInt('seconds'),
    }),
  });
  const topic = builder.objectRef<Topic>('Topic').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      title: t.exposeString('title'),
      summary: t.exposeString('summary'),
      free: t.exposeBoolean('free'),
      subject: t.expose('subject', { type: subjectRef }),
      questionCount: t.exposeInt('questionCount'),
      quizCount: t.exposeInt('quizCount'),
      quizzesDone: t.exposeInt('quizzesDone'),
      quizzes: t.expose('quizzes', {
        type: [quizSummary],
        description: 'Filled for a single topic, empty in lists.',
      }),
      kinds: t.expose('kinds', { type: [kindCount], description: 'Filled in lists, empty for a single topic.' }),
      materials: t.expose('materials', {
        type: [materialSummary],
        description: 'Filled for a single topic, empty in lists.',
      }),
    }),
  });
  const subject = builder.objectRef<Subject>('Subject').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      title: t.exposeString('title'),
      summary: t.exposeString('summary'),
      isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer studies it: such subjects come first.' }),
      questionCount: t.exposeInt('questionCount'),
      quizCount: t.exposeInt('quizCount'),
      quizzesDone: t.exposeInt('quizzesDone', { description: 'Quizzes that the student has submitted at least once.' }),
      topics: t.expose('topics', { type: [topic] }),
    }),
  });

  queries(builder, (t) => ({
    subjects: t.newcomer.field({
      type: [subject],
      resolve: (_root, _args, context) => readSubjects(context.pool, context.viewer),
    }),
    subject: t.member.field({
      type: subject,
      args: { slug: t.arg.string({ required: true }) },
      resolve: (_root, { slug }, context) => readSubject(context.pool, context.viewer, slug),
    }),
    topic: t.member.field({
      type: topic,
      args: { subject: t.arg.string({ required: true }), topic: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => readTopic(context.pool, context.viewer, args.subject, args.topic),
    }),
    recentAttempts: t.member.field({
      type: [attemptSummary],
      description: 'Where the student can continue: open attempts first, then the latest submitted ones; at most five.',
      resolve: (_root, _args, context) => readRecentAttempts(context.pool, context.viewer),
    }),
  }));

  return { subjectRef, topicRef, quizRef, materialSummary };
}
