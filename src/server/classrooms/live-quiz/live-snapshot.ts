import { hasScores } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { standingsOf } from '#domain/classrooms/live-quiz/live-standings.rule.ts';
import type { LiveAnswerRow, LivePlayerRow, LiveQuizState } from './live-quiz.state.ts';
import { type LiveScreen, screenOf } from './live-screen.ts';

/**
 * One state of a live quiz, with what its screens share. A step is shown on hundreds of screens at once: each of these
 * is computed on first use, and once for all of them.
 */
export class LiveSnapshot {
  readonly quiz: LiveQuizState;
  #screen: LiveScreen | undefined;
  #players: ReadonlyMap<string, LivePlayerRow> | undefined;
  #ranks: ReadonlyMap<string, number> | undefined;
  #answers: readonly LiveAnswerRow[] | undefined;
  #answerOf: ReadonlyMap<string | null, LiveAnswerRow> | undefined;

  constructor(quiz: LiveQuizState) {
    this.quiz = quiz;
  }

  /** Without images, which have an address of their own for each viewer. */
  get screen(): LiveScreen {
    this.#screen ??= screenOf(this.quiz);
    return this.#screen;
  }

  get players(): ReadonlyMap<string, LivePlayerRow> {
    this.#players ??= new Map(this.quiz.players.map((player) => [player.id, player]));
    return this.#players;
  }

  /** Of the players with points; empty in a poll. */
  get ranks(): ReadonlyMap<string, number> {
    this.#ranks ??= new Map(
      hasScores(this.quiz.mode)
        ? standingsOf(this.quiz.players).flatMap(({ id, points, rank }) => (points > 0 ? [[id, rank] as const] : []))
        : [],
    );
    return this.#ranks;
  }

  /** To the current vote; those of deleted accounts have no player. */
  get answers(): readonly LiveAnswerRow[] {
    this.#answers ??= this.quiz.answers.filter(({ vote }) => vote === this.quiz.vote);
    return this.#answers;
  }

  /** The answer of each player to the current vote. */
  get answerOf(): ReadonlyMap<string | null, LiveAnswerRow> {
    this.#answerOf ??= new Map(this.answers.map((answer) => [answer.player, answer]));
    return this.#answerOf;
  }
}
