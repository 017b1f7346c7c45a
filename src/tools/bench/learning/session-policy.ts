import { gradeCurrent, startReviewSession } from '#domain/cards/scheduling/review-session.rule.ts';
import { createScheduler } from '#domain/cards/scheduling/scheduler.rule.ts';
import { DEFAULT_STUDY_SETTINGS } from '#domain/cards/scheduling/study-settings.schema.ts';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { NO_ANSWERS } from '#domain/study/mastery/topic-accuracy.ts';
import { bindSession, type SessionContent } from '#domain/study/session/bind-session.rule.ts';
import type { SessionStep } from '#domain/study/session/session-step.ts';
import { planToday } from '#server/study/session/plan-today.ts';
import type { StudyFacts } from '#server/study/study-facts.queries.ts';
import { progressOf } from '#server/study/study-today.ts';
import type { Course } from './course.ts';
import { KnownTopic } from './known-topic.ts';
import type { Policy } from './list-policies.ts';
import type { Random } from './random.ts';
import type { SimulatedStudent } from './simulated-student.ts';

const FIRST_DAY = '2027-04-01';
const DAY_MS = 86_400_000;
const NO_DETAILS = { facility: null, estimate: null, choices: null, isGuess: false };
const SUBJECT = { id: 'subject', slug: 'subject', title: 'Subject' };

type Options = { readonly minutes: number; readonly examInDays: number };

/** Today's session as the product plans it: its own rules for mastery, planning, binding and cards. */
export function sessionPolicy(
  course: Course,
  student: SimulatedStudent,
  random: Random,
  { minutes, examInDays }: Options,
): Policy {
  const topics = course.topics.map((topic) => new KnownTopic(topic));
  const byId = new Map(topics.map((topic) => [topic.content.id, topic]));
  const scheduler = createScheduler(DEFAULT_STUDY_SETTINGS.desiredRetention);
  const now = (): number => Math.round(Date.parse(FIRST_DAY) + student.now * DAY_MS);

  function plan(day: number): { readonly steps: readonly SessionStep[]; readonly versions: readonly string[] } {
    const today = dayAfter(FIRST_DAY, day);
    const facts: StudyFacts = {
      today,
      everybody: NO_ANSWERS,
      session: null,
      settings: { ...DEFAULT_STUDY_SETTINGS, minutesPerDay: minutes },
      exams: [{ subject: SUBJECT, examOn: dayAfter(FIRST_DAY, examInDays) }],
      topics: topics.map((topic) => topic.facts(SUBJECT, now())),
    };
    const { steps } = planToday(facts, facts.topics, progressOf(facts.topics, facts, now()));
    const needed = new Set(
      steps.flatMap((step) => (step.kind === 'cards' ? step.from : [step]).map(({ topic }) => topic)),
    );
    return bindSession(
      steps,
      contentOf(
        topics.filter(({ content }) => needed.has(content.id)),
        now(),
        random,
      ),
    );
  }

  function reviewCards(ids: readonly string[]): void {
    const cards = ids.flatMap((id) => topics.flatMap(({ content }) => content.cards.filter((card) => card.id === id)));
    const states = cards.map(({ id, topic }) => ({ id, state: topics[topic]?.cardState(id, now()) ?? missing(id) }));
    let session = startReviewSession(states, [], now(), scheduler);
    while (session.current !== null && !student.isTimeUp) {
      const card = cards.find(({ id }) => id === session.current) ?? missing(session.current);
      session = gradeCurrent(session, student.review(card) ? 'good' : 'again', now(), scheduler);
      topics[card.topic]?.cards.set(card.id, session.statuses[card.id] ?? missing(card.id));
    }
  }

  function perform(step: SessionStep, versions: readonly string[], day: number): void {
    const topic = byId.get(step.topic) ?? missing(step.topic);
    switch (step.kind) {
      case 'cards':
        reviewCards(step.cards);
        return;
      case 'material': {
        student.read(topic.content.subtopics[step.section] ?? missing(step.topic));
        topic.sectionsRead = step.section + 1;
        return;
      }
      case 'written': {
        const id = versions[step.position - 1];
        const written = topic.content.written.find((each) => each.id === id) ?? missing(id);
        topic.addAnswer(written.id, { ...NO_DETAILS, at: now(), credit: student.write(written) }, day);
        return;
      }
      default: {
        const id = versions[step.position - 1];
        const question = topic.content.questions.find((each) => each.id === id) ?? missing(id);
        const { estimate, choices } = question;
        const credit = Number(student.answer(question));
        topic.addAnswer(question.id, { ...NO_DETAILS, estimate, choices, at: now(), credit }, day);
      }
    }
  }

  return {
    studyDay: (day) => {
      const { steps, versions } = plan(day);
      for (const step of steps) {
        if (student.isTimeUp) return;
        perform(step, versions, day);
      }
    },
  };
}

function contentOf(topics: readonly KnownTopic[], now: number, random: Random): SessionContent {
  const cards = (list: (topic: KnownTopic) => readonly string[]) =>
    topics.flatMap((topic) => list(topic).map((card) => ({ topic: topic.content.id, card })));
  const versions = (list: (topic: KnownTopic) => readonly string[]) =>
    topics.flatMap((topic) => list(topic).map((version) => ({ topic: topic.content.id, version })));
  return {
    dueCards: cards((topic) => topic.dueCards(now)),
    newCards: cards((topic) => topic.newCards()),
    questions: versions((topic) => topic.questions(random.uniform)),
    written: versions((topic) => topic.written()),
    sections: topics.flatMap(({ content, sectionsRead }) =>
      sectionsRead < content.subtopics.length
        ? [{ material: content.id, section: sectionsRead, share: (sectionsRead + 1) / content.subtopics.length }]
        : [],
    ),
  };
}

function missing(id: string | undefined): never {
  throw new Error(`The course has no ${id}.`);
}
