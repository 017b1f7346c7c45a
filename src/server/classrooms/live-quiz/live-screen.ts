import { LIVE_SCOREBOARD_ROWS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import {
  hasScores,
  isAnswerShown,
  isQuestionShown,
  type LiveMode,
  type LiveState,
} from '#domain/classrooms/live-quiz/live-quiz.ts';
import {
  type LiveStanding,
  type LiveTeamStanding,
  standingsOf,
  teamStandingsOf,
} from '#domain/classrooms/live-quiz/live-standings.rule.ts';
import { type LiveTally, tallyOf } from '#domain/classrooms/live-quiz/live-tally.rule.ts';
import { decideKey, type RevealedKey, SealedKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { ContentImage, ImageUrl } from '../../content/content-image.ts';
import type { LiveQuizState } from './live-quiz.state.ts';

export type LiveQuestion = {
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly body: unknown;
  readonly images: readonly ContentImage[];
};

/** What everyone sees once the answer is shown. */
export type LiveReveal = {
  /** Null in a poll, and while an assignment reserves the question. */
  readonly key: RevealedKey | null;
  readonly tally: LiveTally;
  /** Of the first vote, if there was a second. */
  readonly firstTally: LiveTally | null;
  /** Answers to the vote that counts. */
  readonly answers: number;
};

/** What every screen of a live quiz shows: the board, the host's and the players'. */
export type LiveScreen = {
  readonly id: string;
  readonly title: string;
  readonly code: string | null;
  readonly mode: LiveMode;
  readonly state: LiveState;
  readonly position: number;
  readonly count: number;
  readonly vote: number;
  readonly revision: number;
  readonly now: string;
  readonly locksAt: string | null;
  readonly playerCount: number;
  readonly answerCount: number;
  readonly question: LiveQuestion | null;
  readonly reveal: LiveReveal | null;
  /** The best players with points, with the scoreboard and at the end; empty otherwise, and in a poll. */
  readonly scores: readonly LiveStanding[];
  readonly teams: readonly LiveTeamStanding[];
};

/** The answers to one vote. */
const answersTo = ({ answers }: LiveQuizState, vote: number) => answers.filter((answer) => answer.vote === vote);

/** What a state shows to everyone, without images. The answer key is in it only when the rule of answer keys reveals it. */
export function screenOf(quiz: LiveQuizState): LiveScreen {
  const { id, title, code, mode, state, position, count, vote, revision, now, locksAt, question } = quiz;
  const isShown = isQuestionShown(state);
  const showsScores = hasScores(mode) && (state === 'scoreboard' || state === 'finished');
  return {
    ...{ id, title, code, mode, state, position, count, vote, revision, now, locksAt },
    playerCount: quiz.players.length,
    answerCount: answersTo(quiz, vote).length,
    question:
      question === null || !isShown
        ? null
        : { ...{ type: question.type, stem: question.stem, body: question.body }, images: [] },
    reveal: revealOf(quiz),
    scores: showsScores ? bestOf(quiz) : [],
    teams: showsScores && mode === 'teams' ? teamStandingsOf(quiz.players) : [],
  };
}

/** The screen with the images of its question, for a signed-in viewer. Guests see them on the board only. */
export function withImages(screen: LiveScreen, quiz: LiveQuizState, address: ImageUrl): LiveScreen {
  if (screen.question === null || quiz.question === null) return screen;
  const images = quiz.question.images.map((image) => ({ ...image, url: address(image.digest) }));
  return { ...screen, question: { ...screen.question, images } };
}

/** Players without points are in no list that the whole class reads. */
const bestOf = ({ players }: LiveQuizState): LiveStanding[] =>
  standingsOf(players)
    .filter(({ points }) => points > 0)
    .slice(0, LIVE_SCOREBOARD_ROWS);

function revealOf(quiz: LiveQuizState): LiveReveal | null {
  const { state, mode, vote, question } = quiz;
  if (question === null || !isQuestionShown(state) || !isAnswerShown(state)) return null;
  const decision = decideKey({
    isAuthor: false,
    isMarker: false,
    isEarned: mode !== 'poll',
    reservations: question.isWithheld ? [{ blocksPractice: false, endsAt: null }] : [],
  });
  const tally = (of: number): LiveTally =>
    tallyOf(
      question,
      answersTo(quiz, of).map(({ response }) => response),
    );
  return {
    key: decision.revealed ? new SealedKey(question.storedKey).reveal(decision.grant) : null,
    tally: tally(vote),
    firstTally: vote === 2 ? tally(1) : null,
    answers: answersTo(quiz, vote).length,
  };
}
