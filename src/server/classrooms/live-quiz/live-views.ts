import { LIVE_HOST_LOST_MS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import { hasScores, isAnswerShown, type LiveHost } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { standingsOf } from '#domain/classrooms/live-quiz/live-standings.rule.ts';
import { adviceAfterVote, type VoteAdvice } from '#domain/classrooms/live-quiz/peer-instruction.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { ImageUrl } from '../../content/content-image.ts';
import type { LiveAnswerRow, LivePlayerRow, LiveQuizState } from './live-quiz.state.ts';
import { type LiveScreen, screenOf } from './live-screen.ts';

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

const byVote = ({ answers, vote }: LiveQuizState): readonly LiveAnswerRow[] =>
  answers.filter((answer) => answer.vote === vote);

export function hostViewOf(quiz: LiveQuizState, device: string, address: ImageUrl): LiveHostView {
  const answered = new Set(byVote(quiz).map(({ player }) => player));
  const isCounted = quiz.mode !== 'poll' && quiz.state !== 'answering' && byVote(quiz).length > 0;
  const share = isCounted
    ? byVote(quiz).reduce((sum, { credit }) => sum + (credit ?? 0), 0) / byVote(quiz).length
    : null;
  return {
    screen: screenOf(quiz, address),
    ...{ classroom: quiz.classroom, hasGuests: quiz.hasGuests, leftOut: quiz.leftOut, share },
    host: hostOf(quiz, device),
    advice: quiz.state === 'locked' && quiz.vote === 1 ? adviceAfterVote(share) : null,
    players: quiz.players.map(({ id, userId, name, team, points }) => ({
      ...{ id, name, team, points, isGuest: userId === null, hasAnswered: answered.has(id) },
    })),
  };
}

function hostOf({ device: holder, hostSilentMs }: LiveQuizState, device: string): LiveHost {
  if (holder === device) return 'here';
  return holder === null || hostSilentMs === null || hostSilentMs > LIVE_HOST_LOST_MS ? 'lost' : 'elsewhere';
}

/** @param address null for guests. Throws `LIVE_PLAYER_REMOVED` if the host has removed the player. */
export function playerViewOf(quiz: LiveQuizState, player: string, address: ImageUrl | null): LivePlayerView {
  const own: LivePlayerRow | undefined = quiz.players.find(({ id }) => id === player);
  if (own === undefined) throw new ProductError('LIVE_PLAYER_REMOVED');
  const answer = byVote(quiz).find((entry) => entry.player === player);
  const isHidden = !isAnswerShown(quiz.state) || quiz.mode === 'poll' || quiz.question?.isWithheld === true;
  const ranks = hasScores(quiz.mode) ? standingsOf(quiz.players) : [];
  return {
    screen: screenOf(quiz, address),
    ...{ name: own.name, team: own.team, points: own.points },
    rank: ranks.find(({ id, points }) => id === player && points > 0)?.rank ?? null,
    response: answer?.response ?? null,
    credit: isHidden ? null : (answer?.credit ?? null),
  };
}
