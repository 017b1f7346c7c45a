import type { OfferPart, SessionOffer } from '#domain/study/session/session-offer.rule.ts';
import type { LevelChange, SessionSummary, Tomorrow } from '#domain/study/session/session-summary.rule.ts';
import type { Streak } from '#domain/study/session/study-streak.rule.ts';
import { finishStudySession, postponeStudySession, saveSessionProgress } from '../../study/session/end-session.ts';
import { startStudySession } from '../../study/session/start-session.ts';
import {
  readStudySession,
  type SessionTopicRef,
  type StepSection,
  type StudySession,
  type StudySessionStep,
} from '../../study/session/study-session.queries.ts';
import { readWeeklyReview, type WeeklyReview } from '../../study/session/weekly-review.queries.ts';
import { knownZone } from '../../study/zone.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { CardTypes } from '../cards/card.graph.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import type { ViewerContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';

/** What home shows of today's session and of the streak. */
export function addSessionOffer(builder: GraphBuilder) {
  const part = builder.objectRef<OfferPart>('StudySessionPart').implement({
    fields: (t) => ({
      ...exposed(t, {
        kind: 'StudySessionStepKind',
        reason: 'StudySessionReason',
        count: ['Int', 'Cards, questions or sections.'],
      }),
      topics: t.idList({ resolve: ({ topics }) => [...topics] }),
    }),
  });
  const offer = builder.objectRef<SessionOffer>('StudySessionOffer').implement({
    fields: (t) =>
      exposed(t, {
        status: 'StudySessionStatus',
        isDayOff: 'Boolean',
        seconds: ['Int', 'Of the steps that are left.'],
        doneSteps: 'Int',
        stepCount: 'Int',
        parts: [part],
      }),
  });
  const streak = builder.objectRef<Streak>('Streak').implement({
    fields: (t) => ({
      ...exposed(t, { days: 'Int', isTodayDone: 'Boolean' }),
      frozenDays: t.expose('frozenDays', { type: ['CalendarDay'] }),
    }),
  });
  return { offer, streak };
}

type Types = ContentTypes & CardTypes & AttemptTypes;

/** Study sessions: starting or continuing today's, its progress, and its end. */
export function addStudySessions(builder: GraphBuilder, { subjectRef, topicRef, card, imageType }: Types): void {
  const section = builder.objectRef<StepSection>('StudySessionSection').implement({
    fields: (t) =>
      exposed(t, {
        material: 'ID',
        noteTitle: 'String',
        title: 'String',
        source: ['String', 'Markdown.'],
        images: [imageType],
      }),
  });
  const step = builder.objectRef<StudySessionStep>('StudySessionStep').implement({
    fields: (t) => ({
      ...exposed(t, {
        index: 'Int',
        kind: 'StudySessionStepKind',
        reason: 'StudySessionReason',
        seconds: 'Int',
        isDone: 'Boolean',
        position: ['Int | null', 'Of its question in the attempt.'],
        topic: topicRef,
        subject: subjectRef,
        cards: [card],
      }),
      section: t.expose('section', {
        type: section,
        nullable: true,
        description: 'Null for other steps, and if it is no longer published or accessible.',
      }),
    }),
  });
  const change = builder.objectRef<LevelChange>('LevelChange').implement({
    fields: (t) =>
      exposed(t, {
        topic: 'ID',
        from: 'MasteryLevel',
        to: 'MasteryLevel',
        estimateBefore: 'Float',
        estimateAfter: 'Float',
      }),
  });
  const tomorrow = builder.objectRef<Tomorrow>('Tomorrow').implement({
    fields: (t) => exposed(t, { isOff: 'Boolean', cards: 'Int', questions: 'Int', minutes: 'Int' }),
  });
  const summary = builder.objectRef<SessionSummary>('StudySessionSummary').implement({
    fields: (t) =>
      exposed(t, {
        answered: 'Int',
        correct: 'Int',
        cards: 'Int',
        changes: [change],
        tomorrow: tomorrow,
      }),
  });
  const located = builder.objectRef<SessionTopicRef>('StudySessionTopic').implement({
    fields: (t) => ({
      topic: t.expose('topic', { type: topicRef }),
      subject: t.expose('subject', { type: subjectRef }),
    }),
  });
  const session = builder.objectRef<StudySession>('StudySession').implement({
    description: 'A mix of cards, questions and new material for one day. The questions are in its attempt.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        day: 'CalendarDay',
        minutes: 'Int',
        endedBy: 'StudySessionEnding | null',
        attempt: 'ID | null',
        desiredRetention: 'Float',
        steps: [step],
        topics: [located],
      }),
      summary: t.expose('summary', { type: summary, nullable: true }),
    }),
  });

  const weekChange = builder.objectRef<WeeklyReview['changes'][number]>('WeekChange').implement({
    fields: (t) => exposed(t, { topic: 'ID', title: 'String', from: 'MasteryLevel', to: 'MasteryLevel' }),
  });
  const week = builder.objectRef<WeeklyReview>('WeeklyReview').implement({
    fields: (t) =>
      exposed(t, {
        sessions: 'Int',
        cards: 'Int',
        answered: 'Int',
        credit: ['Float', 'Sum of the shares of marks.'],
        minutes: 'Int',
        changes: [weekChange],
      }),
  });
  queries(builder, (t) => ({
    weeklyReview: t.member.field({
      type: week,
      description: 'The last seven days by the user’s calendar.',
      args: { zone: t.arg.string({ required: true }) },
      resolve: (_root, { zone }, context) => readWeeklyReview(context.pool, context.viewer, knownZone(zone)),
    }),
  }));

  const read = (context: ViewerContext, id: string): Promise<StudySession> =>
    readStudySession(context.pool, context.viewer, id, context.imageAddress(context.viewer));

  mutations(builder, (t) => {
    const progressArgs = { session: t.arg.id({ required: true }), done: t.arg.intList({ required: true }) };
    return {
      startStudySession: t.member.field({
        type: session,
        nullable: true,
        description:
          'Starts today’s session, or finds the open one, or the finished one unless another is requested. Null if there is nothing to study.',
        args: { zone: t.arg.string({ required: true }), another: t.arg.boolean({ required: true }) },
        resolve: async (_root, { zone, another }, context) => {
          const options = { zone: knownZone(zone), isAnother: another, now: Date.now() };
          const id = await startStudySession(context.pool, context.viewer, options);
          return id === null ? null : read(context, id);
        },
      }),
      saveSessionProgress: t.member.intList({
        description: 'Adds the indexes of completed steps; returns those of all devices.',
        args: progressArgs,
        resolve: async (_root, progress, context) => [
          ...(await saveSessionProgress(context.pool, context.viewer.userId, progress)),
        ],
      }),
      finishStudySession: t.member.field({
        type: session,
        description: 'Submits the answers and saves what has changed. Repeating it changes nothing.',
        args: { ...progressArgs, zone: t.arg.string({ required: true }) },
        resolve: async (_root, { zone, ...progress }, context) => {
          const options = { zone: knownZone(zone), now: Date.now() };
          await finishStudySession(context.pool, context.viewer, progress, options);
          return read(context, progress.session);
        },
      }),
      postponeStudySession: t.member.boolean({
        description: '“Not today”: ends the open session, or stops offering one for today.',
        args: {
          session: t.arg.id(),
          done: t.arg.intList({ required: true }),
          zone: t.arg.string({ required: true }),
        },
        resolve: async (_root, { session: id, done, zone }, context) => {
          const progress = { session: id ?? null, done, zone: knownZone(zone) };
          await postponeStudySession(context.pool, context.viewer, progress);
          return true;
        },
      }),
    };
  });
}
