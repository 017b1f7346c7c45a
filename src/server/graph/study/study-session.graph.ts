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
import { mutations, queries } from '../fields.ts';

/** What home shows of today's session and of the streak. */
export function addSessionOffer(builder: GraphBuilder) {
  const part = builder.objectRef<OfferPart>('StudySessionPart').implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: 'StudySessionStepKind' }),
      reason: t.expose('reason', { type: 'StudySessionReason' }),
      count: t.exposeInt('count', { description: 'Cards, questions or sections.' }),
      topics: t.idList({ resolve: ({ topics }) => [...topics] }),
    }),
  });
  const offer = builder.objectRef<SessionOffer>('StudySessionOffer').implement({
    fields: (t) => ({
      status: t.expose('status', { type: 'StudySessionStatus' }),
      isDayOff: t.exposeBoolean('isDayOff'),
      seconds: t.exposeInt('seconds', { description: 'Of what is left.' }),
      parts: t.expose('parts', { type: [part] }),
      doneSteps: t.exposeInt('doneSteps'),
      stepCount: t.exposeInt('stepCount'),
    }),
  });
  const streak = builder.objectRef<Streak>('Streak').implement({
    fields: (t) => ({
      days: t.exposeInt('days'),
      isTodayDone: t.exposeBoolean('isTodayDone'),
      frozenDays: t.expose('frozenDays', { type: ['CalendarDay'] }),
    }),
  });
  return { offer, streak };
}

type Types = ContentTypes & CardTypes & AttemptTypes;

/** Study sessions: starting or continuing today's, its progress, and its end. */
export function addStudySessions(builder: GraphBuilder, { subjectRef, topicRef, card, imageType }: Types): void {
  const section = builder.objectRef<StepSection>('StudySessionSection').implement({
    fields: (t) => ({
      material: t.exposeID('material'),
      noteTitle: t.exposeString('noteTitle'),
      title: t.exposeString('title'),
      source: t.exposeString('source', { description: 'Markdown.' }),
      images: t.expose('images', { type: [imageType] }),
    }),
  });
  const step = builder.objectRef<StudySessionStep>('StudySessionStep').implement({
    fields: (t) => ({
      index: t.exposeInt('index'),
      kind: t.expose('kind', { type: 'StudySessionStepKind' }),
      reason: t.expose('reason', { type: 'StudySessionReason' }),
      seconds: t.exposeInt('seconds'),
      isDone: t.exposeBoolean('isDone'),
      topic: t.expose('topic', { type: topicRef }),
      subject: t.expose('subject', { type: subjectRef }),
      cards: t.expose('cards', { type: [card] }),
      position: t.exposeInt('position', { nullable: true, description: 'Of its question in the attempt.' }),
      section: t.expose('section', {
        type: section,
        nullable: true,
        description: 'Null for other steps, and if it is no longer published or accessible.',
      }),
    }),
  });
  const change = builder.objectRef<LevelChange>('LevelChange').implement({
    fields: (t) => ({
      topic: t.exposeID('topic'),
      from: t.expose('from', { type: 'MasteryLevel' }),
      to: t.expose('to', { type: 'MasteryLevel' }),
      estimateBefore: t.exposeFloat('estimateBefore'),
      estimateAfter: t.exposeFloat('estimateAfter'),
    }),
  });
  const tomorrow = builder.objectRef<Tomorrow>('Tomorrow').implement({
    fields: (t) => ({
      isOff: t.exposeBoolean('isOff'),
      cards: t.exposeInt('cards'),
      questions: t.exposeInt('questions'),
      minutes: t.exposeInt('minutes'),
    }),
  });
  const summary = builder.objectRef<SessionSummary>('StudySessionSummary').implement({
    fields: (t) => ({
      changes: t.expose('changes', { type: [change] }),
      answered: t.exposeInt('answered'),
      correct: t.exposeInt('correct'),
      cards: t.exposeInt('cards'),
      tomorrow: t.expose('tomorrow', { type: tomorrow }),
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
      id: t.exposeID('id'),
      day: t.expose('day', { type: 'CalendarDay' }),
      minutes: t.exposeInt('minutes'),
      endedBy: t.expose('endedBy', { type: 'StudySessionEnding', nullable: true }),
      attempt: t.exposeID('attempt', { nullable: true }),
      desiredRetention: t.exposeFloat('desiredRetention'),
      steps: t.expose('steps', { type: [step] }),
      summary: t.expose('summary', { type: summary, nullable: true }),
      topics: t.expose('topics', { type: [located] }),
    }),
  });

  const weekChange = builder.objectRef<WeeklyReview['changes'][number]>('WeekChange').implement({
    fields: (t) => ({
      topic: t.exposeID('topic'),
      title: t.exposeString('title'),
      from: t.expose('from', { type: 'MasteryLevel' }),
      to: t.expose('to', { type: 'MasteryLevel' }),
    }),
  });
  const week = builder.objectRef<WeeklyReview>('WeeklyReview').implement({
    fields: (t) => ({
      sessions: t.exposeInt('sessions'),
      cards: t.exposeInt('cards'),
      answered: t.exposeInt('answered'),
      credit: t.exposeFloat('credit', { description: 'Sum of the shares of marks.' }),
      minutes: t.exposeInt('minutes'),
      changes: t.expose('changes', { type: [weekChange] }),
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
