import { drawer } from '../responses.ts';
import type { ClassWork, TopicQuestion } from './class-work.ts';
import type { Practice } from './learner.rule.ts';
import { attemptIn, type PastAttempt, type Session } from './past-attempt.ts';
import type { SchoolClass, SchoolStudent } from './school-members.ts';
import { isHoliday, topicStart, YEAR_WEEKS } from './school-year.ts';
import type { PoolTopic } from './topic-pool.ts';

const YEAR_SEED = 500_000;
const QUESTIONS_PER_PRACTICE = 6;
/** How often practice is about an earlier topic. */
const REVISION = 0.3;

type Year = {
  readonly classroom: SchoolClass;
  readonly topics: readonly PoolTopic[];
  readonly work: readonly ClassWork[];
  readonly now: Date;
};

/** All attempts of a student in a class, the oldest first. */
export function attemptsOf(student: SchoolStudent, year: Year): readonly PastAttempt[] {
  const draw = drawer(YEAR_SEED + student.learner.seed);
  // The demo's student has a history of practice already.
  const practice = student.isDemoStudent ? [] : practiceSessions(student, year, draw);
  const sessions = [...practice, ...workSessions(student, year, draw)].sort(
    (a, b) => b.daysAgo - a.daysAgo || a.share - b.share,
  );
  const practised = new Map<number, { times: number; daysAgo: number }>();
  return sessions.map((session) => {
    const practiceOf = (topic: number): Practice => {
      const last = practised.get(topic);
      return last === undefined ? null : { times: last.times, daysAgo: last.daysAgo - session.daysAgo };
    };
    const attempt = attemptIn(session, { user: student.id, learner: student.learner, practiceOf, now: year.now, draw });
    for (const topic of new Set(session.questions.map((entry) => entry.topic)))
      practised.set(topic, { times: (practised.get(topic)?.times ?? 0) + 1, daysAgo: session.daysAgo });
    return attempt;
  });
}

function practiceSessions({ learner }: SchoolStudent, { classroom, topics }: Year, draw: () => number): Session[] {
  const covered = classroom.plan.topicsCovered;
  return Array.from({ length: YEAR_WEEKS - 1 }, (_, week) => week).flatMap((week) => {
    const works = draw() < learner.diligence * (isHoliday(week) ? 0.25 : 1);
    const daysAgo = week * 7 + 1 + Math.floor(draw() * 7);
    const started = topics.filter((_, topic) => topic < covered && topicStart(topic, covered) >= daysAgo).length;
    if (!works || learner.absences.has(week) || started === 0) return [];
    const topic = draw() < REVISION ? Math.floor(draw() * started) : started - 1;
    const quiz = topics[topic];
    if (quiz === undefined) return [];
    const questions = sample(quiz.scored, QUESTIONS_PER_PRACTICE, draw).map((question) => ({ question, topic }));
    const share = draw();
    return [{ daysAgo, share, quiz: quiz.quiz, part: null, questions, isSubmitted: true, isMarked: false }];
  });
}

function workSessions(student: SchoolStudent, { work }: Year, draw: () => number): Session[] {
  return work.flatMap((entry) => {
    const [luck, day, share, marked] = [draw(), draw(), draw(), draw()];
    const handling = handlingOf(student, entry, luck, day);
    if (handling === null) return [];
    return [
      {
        ...{ ...handling, share, quiz: null, part: entry.part, questions: entry.questions },
        isMarked: entry.marking === 'all' || (entry.marking === 'some' && marked < 0.35),
      },
    ];
  });
}

/** When a student did an assignment; null if not at all. */
function handlingOf(
  { learner, isDemoStudent }: SchoolStudent,
  { stage, published, due }: ClassWork,
  luck: number,
  day: number,
): { readonly daysAgo: number; readonly isSubmitted: boolean } | null {
  if (published === null || due === null || stage === 'hidden') return null;
  if (stage === 'open') {
    const share = isDemoStudent ? 0 : 0.3 + 0.3 * learner.diligence;
    if (luck < share) return { daysAgo: 1, isSubmitted: true };
    return !isDemoStudent && luck > 0.88 ? { daysAgo: 1, isSubmitted: false } : null;
  }
  if (isDemoStudent) return stage === 'overdue' ? null : { daysAgo: due, isSubmitted: true };
  const isAbsent = learner.absences.has(Math.floor(due / 7));
  const misses = (isAbsent ? 0.4 : 0.04 * (1 - learner.diligence)) + (stage === 'overdue' ? 0.1 : 0);
  if (luck < misses) return null;
  const isLate = stage === 'overdue' ? luck > 0.8 : false;
  // Most work is done in the last days before it is due.
  return { daysAgo: isLate ? 1 : due + Math.floor((published - due) * day * day), isSubmitted: true };
}

/** Some of the questions, in their order. */
function sample(questions: readonly TopicQuestion['question'][], count: number, draw: () => number) {
  const drawn = questions.map((question, at) => ({ question, at, rank: draw() })).sort((a, b) => a.rank - b.rank);
  return drawn
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ question }) => question);
}
