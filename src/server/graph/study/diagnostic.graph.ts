import { readAttempt } from '../../attempts/attempt.queries.ts';
import { continueDiagnostic, startDiagnostic } from '../../study/diagnostic/diagnostic.commands.ts';
import {
  type DiagnosedTopic,
  type Diagnostic,
  type DiagnosticResult,
  readDiagnostic,
  readDiagnosticResult,
} from '../../study/diagnostic/diagnostic-result.queries.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import type { StudyTypes } from './study.graph.ts';

type Types = Pick<ContentTypes, 'subjectRef'> & StudyTypes & Pick<AttemptTypes, 'attempt'>;

/** Diagnostics: an attempt at a subject whose questions are chosen one after the other, and its result. */
export function addDiagnostics(
  builder: GraphBuilder,
  { subjectRef, topicProgressRef, attempt: attemptRef }: Types,
): void {
  const diagnostic = builder.objectRef<Diagnostic>('Diagnostic').implement({
    description: 'The viewer’s diagnostics in a subject.',
    fields: (t) =>
      exposed(t, {
        open: ['ID | null', 'The open attempt.'],
        latest: ['ID | null', 'The latest finished attempt.'],
        lockedTopics: ['Int', 'Topics that no plan of the viewer opens.'],
        subject: subjectRef,
      }),
  });
  const diagnosedTopic = builder.objectRef<DiagnosedTopic>('DiagnosedTopic').implement({
    fields: (t) =>
      exposed(t, {
        level: 'MasteryLevel',
        estimate: ['Float', 'Share of usual questions that would be correct.'],
        low: 'Float',
        high: 'Float',
        answered: 'Int',
        progress: topicProgressRef,
      }),
  });
  const result = builder.objectRef<DiagnosticResult>('DiagnosticResult').implement({
    description: 'The mastery of each topic, those to start with first.',
    fields: (t) => ({
      subject: t.expose('subject', { type: subjectRef }),
      answered: t.exposeInt('answered'),
      topics: t.expose('topics', { type: [diagnosedTopic] }),
    }),
  });
  queries(builder, (t) => ({
    diagnostic: t.member.field({
      type: diagnostic,
      args: { subject: t.arg.string({ required: true, description: 'Its slug.' }) },
      resolve: (_root, { subject }, { pool, viewer }) => readDiagnostic(pool, viewer, subject),
    }),
    diagnosticResult: t.member.field({
      type: result,
      args: { attempt: t.arg.id({ required: true }) },
      resolve: (_root, args, { pool, viewer }) => readDiagnosticResult(pool, viewer, args.attempt, Date.now()),
    }),
  }));
  mutations(builder, (t) => ({
    startDiagnostic: t.member.id({
      nullable: true,
      description: 'Starts a diagnostic, or finds the open attempt; null if there is no question to ask.',
      args: { subject: t.arg.string({ required: true, description: 'Its slug.' }) },
      resolve: (_root, { subject }, { pool, viewer }) => startDiagnostic(pool, viewer, subject),
    }),
    continueDiagnostic: t.member.field({
      type: attemptRef,
      description:
        'Adds the next question after an answered one, or submits the attempt. Repeating it changes nothing.',
      args: { attempt: t.arg.id({ required: true }), after: t.arg.int({ required: true, description: 'A position.' }) },
      resolve: async (_root, { attempt, after }, context) => {
        const { viewer } = context;
        await continueDiagnostic(context.pool, viewer, { attempt, after });
        return readAttempt(context.pool, viewer, attempt, context.imageAddress(viewer));
      },
    }),
  }));
}
