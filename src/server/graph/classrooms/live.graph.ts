import { LIVE_REREAD_MS } from '#domain/attempts/attempt.limits.ts';
import { accommodationSchema, extraTimeSchema, liveMessageSchema } from '#domain/attempts/supervision.schema.ts';
import { grantAccommodation } from '../../attempts/accommodation.commands.ts';
import {
  type AccommodatedStudent,
  findAccommodation,
  readAccommodations,
} from '../../attempts/accommodation.queries.ts';
import { addExtraTime, sendMessage } from '../../classrooms/live/live-session.commands.ts';
import { type LiveSession, type LiveStudent, readLiveSession } from '../../classrooms/live/live-session.queries.ts';
import {
  type AttemptNews,
  type LiveMessage,
  readAttemptNews,
  recordPresence,
} from '../../platform/live/attempt-updates.commands.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries, subscriptions } from '../fields.ts';
import { readInput } from '../input.ts';
import { rerunOnChange } from '../subscription.ts';

/** Live view of an attempt: messages on the student's page, and progress on the teacher's. */
export function addLive(builder: GraphBuilder, { state, userRef }: AttemptTypes) {
  const message = builder.objectRef<LiveMessage & { readonly to?: string | null }>('LiveMessage').implement({
    fields: (t) => ({
      ...exposed(t, { id: 'ID', text: 'String', sentAt: 'Instant' }),
      to: t.string({
        nullable: true,
        description: 'Name of the only recipient; null: everyone.',
        resolve: ({ to }) => to ?? null,
      }),
    }),
  });
  const news = builder.objectRef<AttemptNews>('AttemptNews').implement({
    fields: (t) => ({
      state: t.expose('state', { type: state }),
      messages: t.expose('messages', { type: [message] }),
    }),
  });
  const liveStudent = builder.objectRef<LiveStudent>('LiveStudent').implement({
    description: 'One student of a class, with their open or otherwise latest attempt.',
    fields: (t) =>
      exposed(t, {
        attempt: ['ID | null', 'Null: not started.'],
        part: 'String | null',
        startedAt: 'Instant | null',
        submittedAt: 'Instant | null',
        deadlineAt: 'Instant | null',
        isPaused: 'Boolean',
        position: 'Int | null',
        seenAt: 'Instant | null',
        answered: 'Int',
        items: 'Int',
        extraSeconds: 'Int',
        student: userRef,
      }),
  });
  const liveSession = builder.objectRef<LiveSession>('LiveSession').implement({
    description: 'A live session: a class and its progress on an assignment, at one instant.',
    fields: (t) => ({
      ...exposed(t, { id: 'ID', title: 'String', now: 'Instant', students: [liveStudent] }),
      messages: t.expose('messages', { type: [message] }),
    }),
  });
  const accommodated = builder.objectRef<AccommodatedStudent>('AccommodatedStudent').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        timeFactor: 'Float',
        pauseSeconds: 'Int',
        dueDays: 'Int',
        penaltyWindowFactor: 'Float',
      }),
  });

  queries(builder, (t) => ({
    liveSession: t.member.field({
      type: liveSession,
      description: 'The live session of an assignment now.',
      args: { assignment: t.arg.id({ required: true }) },
      resolve: (_root, { assignment }, context) => {
        const { userId } = context.viewer;
        return readLiveSession(context.pool, userId, assignment);
      },
    }),
    accommodations: t.member.field({
      type: [accommodated],
      description: 'The students of a class of the viewer, with their access arrangements.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => {
        const { userId } = context.viewer;
        return readAccommodations(context.pool, userId, classroom);
      },
    }),
    accommodation: t.member.field({
      type: accommodated,
      nullable: true,
      description: 'A student’s access arrangements; null if the viewer may not set them for this student.',
      args: { student: t.arg.id({ required: true }) },
      resolve: (_root, { student }, context) => findAccommodation(context.pool, context.viewer, student),
    }),
  }));
  subscriptions(builder, (t) => ({
    attemptNews: t.member.field({
      type: news,
      description: 'Status of the viewer’s attempt, and messages; sent again after each change.',
      args: { id: t.arg.id({ required: true }), device: t.arg.id({ required: true }) },
      subscribe: (_root, { id, device }, context) =>
        rerunOnChange(context, [`attempt:${id.toLowerCase()}`], ({ userId }) =>
          readAttemptNews(context.pool, userId, { attempt: id, device }),
        ),
      resolve: (update) => update.read(),
    }),
    liveSession: t.member.field({
      type: liveSession,
      description: 'The live session of an assignment, sent again after each change, and every few seconds.',
      args: { assignment: t.arg.id({ required: true }) },
      subscribe: (_root, { assignment }, context) =>
        rerunOnChange(
          context,
          [`assignment:${assignment.toLowerCase()}`],
          ({ userId }) => readLiveSession(context.pool, userId, assignment),
          // Heartbeats without another question don't notify, but the view needs the time of each student's last one.
          LIVE_REREAD_MS,
        ),
      resolve: (update) => update.read(),
    }),
  }));
  mutations(builder, (t) => ({
    recordPresence: t.member.field({
      type: news,
      description: 'Reports which question the page shows, for the live view; returns what has changed.',
      args: { id: t.arg.id({ required: true }), device: t.arg.id({ required: true }), position: t.arg.int() },
      resolve: (_root, { id, device, position }, context) => {
        const { userId } = context.viewer;
        return recordPresence(context.pool, userId, { attempt: id, device, position: position ?? null });
      },
    }),
    addExtraTime: t.member.int({
      description:
        'Adds time to the open attempts at an assignment: of these students, or of all. Returns their number.',
      args: {
        assignment: t.arg.id({ required: true }),
        students: t.arg.idList(),
        seconds: t.arg.int({ required: true }),
      },
      resolve: (_root, { assignment, students, seconds }, context) => {
        const { userId } = context.viewer;
        const given = readInput(extraTimeSchema, { seconds });
        return addExtraTime(context.pool, userId, { assignment, students: students ?? null, ...given });
      },
    }),
    sendLiveMessage: t.member.boolean({
      description: 'Sends a message to these students of a live session, or to all.',
      args: {
        assignment: t.arg.id({ required: true }),
        students: t.arg.idList(),
        text: t.arg.string({ required: true }),
      },
      resolve: async (_root, { assignment, students, text }, context) => {
        const { userId } = context.viewer;
        const read = readInput(liveMessageSchema, { text });
        await sendMessage(context.pool, userId, { assignment, students: students ?? null, ...read });
        return true;
      },
    }),
    grantAccommodation: t.member.boolean({
      description: 'Grants a student extra time, rest breaks and later due dates, also for attempts in progress.',
      args: {
        student: t.arg.id({ required: true }),
        timeFactor: t.arg.float({ required: true }),
        pauseSeconds: t.arg.int({ required: true }),
        dueDays: t.arg.int({ required: true }),
        penaltyWindowFactor: t.arg.float({ required: true }),
      },
      resolve: async (_root, { student, ...profile }, context) => {
        const { viewer } = context;
        await grantAccommodation(context.pool, viewer, student, readInput(accommodationSchema, profile));
        return true;
      },
    }),
  }));
}
