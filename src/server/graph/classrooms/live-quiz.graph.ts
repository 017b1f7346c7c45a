import { liveSettingsSchema, liveSourceSchema } from '#domain/classrooms/live-quiz/live-quiz.schema.ts';
import type { LiveHost } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { countFailures } from '../../access/count-failures.ts';
import type { Viewer } from '../../access/viewer.ts';
import { addLiveQuizToGradebook } from '../../classrooms/live-quiz/add-to-gradebook.commands.ts';
import { answerLiveQuiz } from '../../classrooms/live-quiz/answer-quiz.commands.ts';
import { findLivePlayer, findTaughtClass } from '../../classrooms/live-quiz/live-quiz.permission.ts';
import { findOpenLiveQuiz, readLiveQuizzes } from '../../classrooms/live-quiz/live-quiz.queries.ts';
import { boardViewOf, hostViewOf, playerViewOf } from '../../classrooms/live-quiz/live-views.ts';
import { claimLiveQuiz, moveLiveQuiz } from '../../classrooms/live-quiz/move-quiz.ts';
import { joinLiveQuiz, removeLivePlayer, renameLivePlayer } from '../../classrooms/live-quiz/players.commands.ts';
import { readLiveSnapshot } from '../../classrooms/live-quiz/read-live-snapshot.ts';
import { recordLiveAnswers } from '../../classrooms/live-quiz/record-answers.ts';
import { startLiveQuiz } from '../../classrooms/live-quiz/start-quiz.commands.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { GraphContext, ViewerContext } from '../context.ts';
import { done, mutations, queries, subscriptions } from '../fields.ts';
import { readInput } from '../input.ts';
import { rerunOnChange } from '../subscription.ts';
import { livePlayerOf } from './live-identity.ts';
import { rerunForPlayer } from './live-player.subscription.ts';
import { liveQuizTypes } from './live-quiz.types.ts';

/** Live quizzes: the host, the board and the players. */
export function addLiveQuizzes(builder: GraphBuilder, { imageType }: Pick<AttemptTypes, 'imageType'>): void {
  const { hostView, join, line, openQuiz, playerView, screen } = liveQuizTypes(builder, { imageType });

  const hostOf = async (context: GraphContext, viewer: Viewer, { id, device }: { id: string; device: string }) => {
    await findTaughtClass(context.pool, viewer.userId, id);
    return hostViewOf(await readLiveSnapshot(context.pool, id), device, context.imageAddress(viewer));
  };
  const boardOf = async (context: GraphContext, viewer: Viewer, id: string) => {
    await findTaughtClass(context.pool, viewer.userId, id);
    return boardViewOf(await readLiveSnapshot(context.pool, id), context.imageAddress(viewer));
  };
  const playerOf = async (context: GraphContext, id: string, player: string, viewer: Viewer | null) =>
    playerViewOf(
      await readLiveSnapshot(context.pool, id),
      player,
      viewer === null ? null : context.imageAddress(viewer),
    );

  queries(builder, (t) => ({
    liveQuizzes: t.member.field({
      type: [line],
      description: 'The live quizzes of the viewer’s classes: open ones first, then the latest.',
      resolve: (_root, _args, context) => readLiveQuizzes(context.pool, context.viewer.userId),
    }),
    openLiveQuiz: t.member.field({
      type: openQuiz,
      nullable: true,
      description: 'The live quiz that a class of the viewer has open now.',
      resolve: (_root, _args, context) => findOpenLiveQuiz(context.pool, context.viewer.userId),
    }),
    liveQuizHost: t.member.field({
      type: hostView,
      args: { id: t.arg.id({ required: true }), device: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => hostOf(context, context.viewer, args),
    }),
    liveQuizBoard: t.member.field({
      type: screen,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => boardOf(context, context.viewer, id),
    }),
    livePlayer: t.public.field({
      type: playerView,
      description: 'A live quiz for a player: a guest with a ticket, or else the signed-in student.',
      args: { id: t.arg.id({ required: true }), ticket: t.arg.string() },
      resolve: async (_root, { id, ticket }, context) => {
        const { identity, viewer } = await livePlayerOf(ticket ?? null, context.findViewer);
        return playerOf(context, id, await findLivePlayer(context.pool, id, identity), viewer);
      },
    }),
  }));
  subscriptions(builder, (t) => ({
    liveQuizHost: t.member.field({
      type: hostView,
      args: { id: t.arg.id({ required: true }), device: t.arg.id({ required: true }) },
      subscribe: (_root, args, context) =>
        rerunOnChange(context, topicsOf(args.id), (viewer) => hostOf(context, viewer, args)),
      resolve: (update) => update.read(),
    }),
    liveQuizBoard: t.member.field({
      type: screen,
      args: { id: t.arg.id({ required: true }) },
      subscribe: (_root, { id }, context) =>
        rerunOnChange(context, topicsOf(id), (viewer) => boardOf(context, viewer, id)),
      resolve: (update) => update.read(),
    }),
    livePlayer: t.public.field({
      type: playerView,
      args: { id: t.arg.id({ required: true }), ticket: t.arg.string() },
      subscribe: (_root, { id, ticket }, context) =>
        rerunForPlayer(context, { quiz: id, ticket: ticket ?? null }, (player, viewer) =>
          playerOf(context, id, player, viewer),
        ),
      resolve: (update) => update.read(),
    }),
  }));
  mutations(builder, (t) => ({
    startLiveQuiz: t.member.id({
      description: 'Starts a live quiz for a class, in the lobby. Returns its id.',
      args: {
        classroom: t.arg.id({ required: true }),
        device: t.arg.id({ required: true }),
        quiz: t.arg.id(),
        assignment: t.arg.id(),
        items: t.arg.idList(),
        mode: t.arg({ type: 'LiveMode', required: true }),
        seconds: t.arg.int(),
        hasGuests: t.arg.boolean({ required: true }),
        teamCount: t.arg.int({ required: true }),
      },
      resolve: (_root, { classroom, device, quiz, assignment, items, ...settings }, context) =>
        startLiveQuiz(context.pool, context.viewer, classroom, {
          device,
          source: readInput(liveSourceSchema, {
            ...{ quiz: quiz ?? null, assignment: assignment ?? null, items: items ?? [] },
          }),
          settings: readInput(liveSettingsSchema, { ...settings, seconds: settings.seconds ?? null }),
        }),
    }),
    claimLiveQuiz: t.member.field({
      type: 'LiveHost',
      description: 'Signals that a device hosts, and returns which one does.',
      args: {
        id: t.arg.id({ required: true }),
        device: t.arg.id({ required: true }),
        takeOver: t.arg.boolean({ required: true }),
      },
      resolve: (_root, { id, device, takeOver }, context): Promise<LiveHost> =>
        claimLiveQuiz(context.pool, context.viewer.userId, { quiz: id, device, takeOver }),
    }),
    moveLiveQuiz: t.member.boolean({
      description: 'Carries out a command of the host, if the quiz is still at this revision.',
      args: {
        id: t.arg.id({ required: true }),
        device: t.arg.id({ required: true }),
        revision: t.arg.int({ required: true }),
        command: t.arg({ type: 'LiveCommand', required: true }),
      },
      resolve: async (_root, { id, ...order }, context) => {
        const hasEnded = await moveLiveQuiz(context.pool, context.viewer.userId, { quiz: id, ...order });
        if (hasEnded) recordAfterAnswer(context, id);
        return true;
      },
    }),
    addLiveQuizToGradebook: t.member.id({
      description: 'Adds the results of a finished live quiz to the gradebook, once. Returns the assignment’s id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => addLiveQuizToGradebook(context.pool, context.viewer, id),
    }),
    removeLivePlayer: t.member.boolean({
      args: { id: t.arg.id({ required: true }), player: t.arg.id({ required: true }) },
      resolve: (_root, { id, player }, context) =>
        done(removeLivePlayer(context.pool, context.viewer.userId, { quiz: id, player })),
    }),
    renameLivePlayer: t.member.boolean({
      description: 'Renames a guest.',
      args: {
        id: t.arg.id({ required: true }),
        player: t.arg.id({ required: true }),
        nickname: t.arg.string({ required: true }),
      },
      resolve: (_root, { id, player, nickname }, context) =>
        done(renameLivePlayer(context.pool, context.viewer.userId, { quiz: id, player, nickname })),
    }),
    joinLiveQuiz: t.public.field({
      type: join,
      description: 'Joins the live quiz with a code: students of the class with their account, others with a nickname.',
      args: { code: t.arg.string({ required: true }), nickname: t.arg.string() },
      resolve: async (_root, { code, nickname }, context) => {
        const viewer = await context.findViewer();
        if (viewer !== null && viewer.helperId !== null) throw new ProductError('SUPPORT_READS_ONLY');
        return countFailures([[context.limits.joinByAddress, context.address]], () =>
          joinLiveQuiz(context.pool, viewer, { code, nickname: nickname ?? null }),
        );
      },
    }),
    answerLiveQuiz: t.public.boolean({
      description: 'Saves the answer of a player to a vote; the first one counts. False: it is too late.',
      args: {
        id: t.arg.id({ required: true }),
        ticket: t.arg.string(),
        position: t.arg.int({ required: true }),
        vote: t.arg.int({ required: true }),
        response: t.arg({ type: 'QuestionResponse', required: true }),
      },
      resolve: async (_root, { id, ticket, ...answer }, context) => {
        const { identity, viewer } = await livePlayerOf(ticket ?? null, context.findViewer);
        if (viewer !== null && viewer.helperId !== null) throw new ProductError('SUPPORT_READS_ONLY');
        return answerLiveQuiz(context.pool, identity, { quiz: id, ...answer });
      },
    }),
  }));
}

/** Topics that wake the host and the board. Players hear of each step only, so that an answer wakes no other player. */
const topicsOf = (id: string): string[] => [`live:${id.toLowerCase()}`, `live-players:${id.toLowerCase()}`];

const recordAfterAnswer = (context: ViewerContext, quiz: string): void =>
  context.afterAnswer(() => recordLiveAnswers(context.pool, quiz));
