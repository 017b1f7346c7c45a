import type { MaterialSummary } from '#domain/content/material-summary.ts';
import { PUBLIC_TOPIC_FIELDS, TOPIC_RESOURCE } from '#domain/platform/resources/topic.resource.ts';
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
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';

/** Types that other parts of the schema refer to. */
export type ContentTypes = ReturnType<typeof addContent>;

const scalarOf = (name: string): 'Boolean' | 'Float' | 'String' => {
  const { input } = TOPIC_RESOURCE.fields.find((field) => field.name === name) ?? { input: 'text' };
  return input === 'toggle' ? 'Boolean' : input === 'number' ? 'Float' : 'String';
};

/** Subjects, topics and where the student can continue. */
export function addContent(builder: GraphBuilder) {
  const subjectRef = builder.objectRef<SubjectRef>('SubjectRef').implement({
    fields: (t) => exposed(t, { id: 'ID', slug: 'String', title: 'String' }),
  });
  const topicRef = builder.objectRef<TopicRef>('TopicRef').implement({
    fields: (t) => exposed(t, { id: 'ID', slug: 'String', title: 'String' }),
  });
  const quizRef = builder.objectRef<QuizRef>('QuizRef').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String', subject: subjectRef, topic: topicRef }),
  });
  const attemptSummary = builder.objectRef<AttemptSummary>('AttemptSummary').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        startedAt: 'Instant',
        submittedAt: 'Instant | null',
        questionCount: 'Int',
        answeredCount: 'Int',
        marks: 'Float | null',
        marksOutOf: 'Float | null',
        quiz: quizRef,
      }),
  });
  const quizSummary = builder.objectRef<QuizSummary>('QuizSummary').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        title: 'String',
        questionCount: 'Int',
        instructions: ['String', 'Markdown; empty: none.'],
        seconds: ['Int | null', 'Time limit from the start; null: none.'],
      }),
      lastAttempt: t.expose('lastAttempt', {
        type: attemptSummary,
        nullable: true,
        description: 'The student’s open attempt, or otherwise the latest submitted one.',
      }),
    }),
  });
  const materialSummary = builder.objectRef<MaterialSummary>('MaterialSummary').implement({
    description: 'A topic’s materials besides quizzes, with the user’s progress.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        kind: 'MaterialKind',
        title: 'String',
        summary: 'String',
        seconds: ['Int', 'Time to study it once.'],
        share: ['Float', 'Progress, 0 to 1.'],
        doneAt: 'Instant | null',
      }),
  });
  const kindCount = builder.objectRef<KindCount>('KindCount').implement({
    fields: (t) => exposed(t, { kind: 'MaterialKind', count: 'Int', done: 'Int', seconds: 'Int' }),
  });
  const topic = builder.objectRef<Topic>('Topic').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        slug: 'String',
        title: 'String',
        questionCount: 'Int',
        quizCount: 'Int',
        quizzesDone: 'Int',
        subject: subjectRef,
      }),
      ...Object.fromEntries(
        PUBLIC_TOPIC_FIELDS.map((name) => [name, t.field({ type: scalarOf(name), resolve: (parent) => parent[name] })]),
      ),
      quizzes: t.expose('quizzes', {
        type: [quizSummary],
        description: 'Filled for a single topic, empty in lists.',
      }),
      kinds: t.expose('kinds', {
        type: [kindCount],
        description: 'Filled for the topics of a single subject, otherwise empty.',
      }),
      materials: t.expose('materials', {
        type: [materialSummary],
        description: 'Filled for a single topic, empty in lists.',
      }),
    }),
  });
  const subject = builder.objectRef<Subject>('Subject').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        slug: 'String',
        title: 'String',
        summary: 'String',
        isOwn: ['Boolean', 'Whether the viewer studies it: such subjects come first.'],
        questionCount: 'Int',
        quizCount: 'Int',
        quizzesDone: ['Int', 'Quizzes that the student has submitted at least once.'],
        topics: [topic],
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
