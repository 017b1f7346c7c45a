import { LIVE_HOST_LOST_MS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import { hasScores, isAnswerShown, type LiveHost } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { adviceAfterVote, type VoteAdvice } from '#domain/classrooms/live-quiz/peer-instruction.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { ImageUrl } from '../../content/content-image.ts';
import type { LiveQuizState } from './live-quiz.state.ts';
import { type LiveScreen, withImages } from './live-screen.ts';
import type { LiveSnapshot } from './live-snapshot.ts';

/** A player as the host sees them. */
export type LiveRosterPlayer = {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly team: number | null;
  readonly hasAnswered: boolean;
  readonly points: number;
};

/** A live quiz for the teachers of the class. */
export type LiveHostView = {
  readonly screen: LiveScreen;
  readonly classroom: string;
  readonly host: LiveHost;
  readonly hasGuests: boolean;
  readonly leftOut: number;
  readonly players: readonly LiveRosterPlayer[];
  /** The share of correct answers once they are locked, and what to do about it; null before, and in a poll. */
  readonly share: number | null;
  readonly advice: VoteAdvice | null;
  /** Whether its results can be added to the gradebook. */
  readonly hasResults: boolean;
  /** The column of the gradebook that they are in; null: none. */
  readonly assignment: string | null;
};

/** A live quiz for one player. */
export type LivePlayerView = {
  readonly screen: LiveScreen;
  readonly name: string;
  readonly team: number | null;
  readonly points: number;
  /** Null in a poll, and without points. */
  readonly rank: number | null;
  /** The player's answer to the current vote; null: none. */
  readonly response: unknown;
  /** 0 to 1 once the answer is shown; null before, in a poll, and if its answer is withheld. */
  readonly credit: number | null;
};

/** A live quiz on the board. */
export const boardViewOf = ({ screen, quiz }: LiveSnapshot, address: ImageUrl): LiveScreen =>
  withImages(screen, quiz, address);

/** A live quiz as one of its hosts' devices shows it. */
export function hostViewOf(snapshot: LiveSnapshot, device: string, address: ImageUrl): LiveHostView {
  const { quiz, answers } = snapshot;
  const isCounted = quiz.mode !== 'poll' && quiz.state !== 'answering' && answers.length > 0;
  const share = isCounted ? answers.reduce((sum, { credit }) => sum + (credit ?? 0), 0) / answers.length : null;
  return {
    screen: withImages(snapshot.screen, quiz, address),
    ...{ classroom: quiz.classroom, hasGuests: quiz.hasGuests, leftOut: quiz.leftOut, share },
    host: hostOf(quiz, device),
    ...{ hasResults: quiz.hasResults && hasScores(quiz.mode), assignment: quiz.assignment },
    advice: quiz.state === 'locked' && quiz.vote === 1 ? adviceAfterVote(share) : null,
    players: quiz.players.map(({ id, userId, name, team, points }) => ({
      ...{ id, name, team, points, isGuest: userId === null, hasAnswered: snapshot.answerOf.has(id) },
    })),
  };
}

function hostOf({ device: holder, hostSilentMs }: LiveQuizState, device: string): LiveHost {
  if (holder === device) return 'here';
  return holder === null || hostSilentMs === null || hostSilentMs > LIVE_HOST_LOST_MS ? 'lost' : 'elsewhere';
}

/** @param address null for guests. Throws `LIVE_PLAYER_REMOVED` if the host has removed the player. */
export function playerViewOf(snapshot: LiveSnapshot, player: string, address: ImageUrl | null): LivePlayerView {
  const { quiz, screen } = snapshot;
  const own = snapshot.players.get(player);
  if (own === undefined) throw new ProductError('LIVE_PLAYER_REMOVED');
  const answer = snapshot.answerOf.get(player);
  const isHidden = !isAnswerShown(quiz.state) || quiz.mode === 'poll' || quiz.question?.isWithheld === true;
  return {
    screen: address === null ? screen : withImages(screen, quiz, address),
    ...{ name: own.name, team: own.team, points: own.points },
    rank: snapshot.ranks.get(player) ?? null,
    response: answer?.response ?? null,
    credit: isHidden ? null : (answer?.credit ?? null),
  };
}
