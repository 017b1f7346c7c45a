import type { CardState } from '#domain/cards/scheduling/review-fold.rule.ts';
import { newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import type { MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import { ANSWERS_COUNTED } from '#domain/study/mastery/mastery-model.ts';
import { NO_ANSWERS } from '#domain/study/mastery/topic-accuracy.ts';
import { QUIZ_ANSWERS } from '#domain/study/mastery/topic-mastery.rule.ts';
import type { SubjectRef } from '#server/content/content.queries.ts';
import type { TopicFacts } from '#server/study/study-facts.queries.ts';
import type { Course } from './course.ts';

const DAY_MS = 86_400_000;

type CourseTopic = Course['topics'][number];
type Answered = { readonly credit: number; readonly day: number };

/** What the product has stored about a student in one topic: answers and reviews, never what a student knows. */
export class KnownTopic {
  readonly content: CourseTopic;
  readonly cards = new Map<string, CardState>();
  readonly latest = new Map<string, Answered>();
  readonly answers: MarkedAnswer[] = [];
  sectionsRead = 0;

  constructor(content: CourseTopic) {
    this.content = content;
  }

  cardState(id: string, now: number): CardState {
    return this.cards.get(id) ?? { sequence: 0, memory: newMemory(now), isSuspended: false, isLeech: false };
  }

  addAnswer(id: string, answer: MarkedAnswer, day: number): void {
    this.answers.push(answer);
    this.latest.set(id, { credit: answer.credit, day });
  }

  /** Ids of the cards that can be reviewed and were before, the longest due first. */
  dueCards(now: number): readonly string[] {
    return [...this.cards]
      .filter(([, { memory, isSuspended }]) => !isSuspended && memory.due <= now)
      .sort(([, a], [, b]) => a.memory.due - b.memory.due)
      .map(([id]) => id);
  }

  newCards(): readonly string[] {
    return this.content.cards.filter(({ id }) => !this.cards.has(id)).map(({ id }) => id);
  }

  /** Ids of the questions in the order of `session-content.queries.ts`: incorrect, never answered, answered longest ago. */
  questions(lot: () => number): readonly string[] {
    return this.content.questions
      .map(({ id }) => {
        const known = this.latest.get(id);
        const rank = known === undefined ? 1 : known.credit < 1 ? 0 : 2;
        return { id, rank, day: known?.day ?? 0, lot: lot() };
      })
      .sort((a, b) => a.rank - b.rank || a.day - b.day || a.lot - b.lot)
      .map(({ id }) => id);
  }

  /** Ids of the written questions, those never answered first. */
  written(): readonly string[] {
    const known = (id: string): number => this.latest.get(id)?.credit ?? -1;
    return this.content.written.map(({ id }) => id).sort((a, b) => known(a) - known(b));
  }

  /** What the statement in `study-facts.queries.ts` reads. */
  facts(subject: SubjectRef, now: number): TopicFacts {
    const { id, questions, subtopics } = this.content;
    const states = [...this.cards.values()];
    const days = states
      .filter(({ isSuspended }) => !isSuspended)
      .map(({ memory }) => Math.max(0, dayOf(memory.due) - dayOf(now)));
    return {
      ...{
        topic: { id, slug: id, title: id },
        subject,
        free: true,
        isOwn: true,
        quiz: null,
        everybody: NO_ANSWERS,
        openQuestions: 0,
      },
      questionCount: Math.min(QUIZ_ANSWERS, questions.length),
      answers: this.answers.slice(-ANSWERS_COUNTED).map((answer) => ({ ...answer, subtopic: null })),
      answered: this.answers.length,
      weakQuestions: questions.filter((question) => (this.latest.get(question.id)?.credit ?? 1) < 1).length,
      cards: states.map(({ memory, isSuspended }) => ({
        stability: memory.stability,
        lastReview: memory.lastReview ?? 0,
        isDue: !isSuspended && memory.due <= now,
      })),
      cardsDue: [...Map.groupBy(days, (inDays) => inDays)].map(([inDays, { length }]) => ({ inDays, count: length })),
      newCards: this.newCards().length,
      hasWritten: this.content.written.length > 0,
      note: this.sectionsRead < subtopics.length ? { material: id, isStarted: this.sectionsRead > 0 } : null,
    };
  }
}

const dayOf = (instant: number): number => Math.floor(instant / DAY_MS);
