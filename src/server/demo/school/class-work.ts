import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRows } from './insert-rows.ts';
import type { PoolQuestion } from './pool-question.ts';
import type { SchoolClass } from './school-members.ts';
import { lastFriday, topicStart } from './school-year.ts';
import type { PoolTopic } from './topic-pool.ts';

/** A question with the position of its topic in the subject. */
export type TopicQuestion = { readonly question: PoolQuestion; readonly topic: number };

/** How far the written answers of an assignment are marked. */
export type MarkingProgress = 'none' | 'some' | 'all';

/**
 * What students do with it: `past` is closed for all, and few missed it; `overdue` is accepted late; `open` is not due;
 * `hidden` is scheduled or a draft.
 */
export type WorkStage = 'past' | 'overdue' | 'open' | 'hidden';

/** An assignment of one part. Times in days before now; negative: after now. Null: none. */
export type ClassWork = {
  readonly assignment: string;
  readonly part: string;
  readonly stage: WorkStage;
  readonly title: string;
  readonly instructions: string;
  readonly published: number | null;
  readonly opens: number | null;
  readonly due: number | null;
  readonly late: number | null;
  readonly releasedMarks: number | null;
  readonly waitsForRelease: boolean;
  readonly marking: MarkingProgress;
  readonly weight: number;
  readonly questions: readonly TopicQuestion[];
};

type Draft = Pick<ClassWork, 'stage' | 'title' | 'questions'> & Partial<ClassWork>;

const work = (draft: Draft): ClassWork => ({
  ...{ assignment: randomUUID(), part: randomUUID(), instructions: '' },
  ...{ published: null, opens: null, due: null, late: null, releasedMarks: null },
  ...{ waitsForRelease: false, marking: 'none', weight: 1 },
  ...draft,
});

/** Every third question of a topic, so that three assignments about it share none. */
const third = (topics: readonly PoolTopic[], topic: number, offset: number, most: number): TopicQuestion[] =>
  (topics[topic]?.scored ?? [])
    .filter((_, at) => at % 3 === offset)
    .slice(0, most)
    .map((question) => ({ question, topic }));

const written = (topics: readonly PoolTopic[], topic: number, from: number, to: number): TopicQuestion[] =>
  (topics[topic]?.written ?? []).slice(from, to).map((question) => ({ question, topic }));

/** Homework is set on Mondays. */
const HOMEWORK_DAYS = 4;
const WRITTEN_INSTRUCTIONS = 'Write in full sentences and give reasons. The marks of each part are in the question.';

/** The assignments of a class over the year, the oldest first. Homework and tests are due on Fridays. */
export function workOf({ plan }: SchoolClass, topics: readonly PoolTopic[], now: Date): readonly ClassWork[] {
  const covered = plan.topicsCovered;
  const current = covered - 1;
  const name = (topic: number): string => topics[topic]?.title ?? '';
  const homework = Array.from({ length: current }, (_, topic) => {
    const due = lastFriday(now, topicStart(topic, covered) - 12);
    const published = due + HOMEWORK_DAYS;
    return work({
      ...{ stage: 'past', title: `${name(topic)}: homework`, published, due, late: due - 5 },
      questions: third(topics, topic, 0, 6),
    });
  });
  const tests = [2, 4].map((topic, at) => {
    const day = lastFriday(now, topicStart(topic, covered) - 20);
    return work({
      ...{ stage: 'past', title: `Test ${at + 1}: ${name(topic - 1)}; ${name(topic)}`, weight: 2 },
      ...{ instructions: WRITTEN_INSTRUCTIONS, published: day, due: day, releasedMarks: day - 7 },
      ...{ waitsForRelease: true, marking: 'all' },
      questions: [
        ...third(topics, topic - 1, 1, 3),
        ...third(topics, topic, 1, 3),
        ...written(topics, topic - 1, 0, 1),
        ...written(topics, topic, 0, 1),
      ],
    });
  });
  const recent = [
    work({
      ...{ stage: 'past', title: `${name(current - 1)}: exam questions`, instructions: WRITTEN_INSTRUCTIONS },
      ...{ published: 11, due: 2, waitsForRelease: true, marking: 'some' },
      questions: [...third(topics, current - 1, 2, 3), ...written(topics, current - 1, 1, 3)],
    }),
    work({
      ...{ stage: 'overdue', title: `${name(current)}: homework`, published: 9, due: 3, late: -4 },
      questions: third(topics, current, 0, 6),
    }),
    work({
      ...{ stage: 'open', title: `${name(current)}: more practice`, published: 2, due: -5 },
      questions: third(topics, current, 1, 6),
    }),
    work({
      ...{ stage: 'hidden', title: `${name(covered)}: first questions`, published: 1, opens: -4, due: -11 },
      questions: third(topics, covered, 0, 5),
    }),
    work({
      ...{ stage: 'hidden', title: 'Mock exam', weight: 3, waitsForRelease: true },
      instructions: WRITTEN_INSTRUCTIONS,
      questions: Array.from({ length: covered }, (_, topic) => [
        ...third(topics, topic, 2, 1),
        ...written(topics, topic, 1, 2),
      ]).flat(),
    }),
  ];
  return [...homework, ...tests, ...recent].sort((a, b) => (b.published ?? -99) - (a.published ?? -99));
}

/** An hour of a day, `days` before today (UTC). */
const at = (days: string, hour: number): string =>
  `(date_trunc('day', now(), 'UTC') - make_interval(days => ${days}, hours => -${hour}))`;

/** Saves assignments with their parts and questions. */
export async function saveWork(
  client: pg.ClientBase,
  entries: readonly { readonly classroom: SchoolClass; readonly work: ClassWork }[],
): Promise<void> {
  await insertRows(
    client,
    `insert into assignments (id, classroom_id, created_by, title, instructions, published_at, opens_at, due_at, late_until,
       late_deduction, late_floor, shows_marks, marks_released_at, weight, created_at, updated_at)
     select r.id, r.classroom, r.teacher, r.title, r.instructions, t.published, ${at('r.opens', 8)}, ${at('r.due', 22)},
       ${at('r.late', 22)}, case when r.late is null then 0 else 0.1 end, case when r.late is null then 0 else 0.5 end,
       case when r.release then 'release' else 'handIn' end, ${at('r.released', 16)}, r.weight,
       coalesce(t.published, now()), coalesce(t.published, now())
     from json_to_recordset($1) as r(id uuid, classroom uuid, teacher uuid, title text, instructions text, published int,
       opens int, due int, late int, release boolean, released int, weight float8)
     cross join lateral (select ${at('r.published', 8)} as published) t`,
    entries.map(({ classroom, work: entry }) => ({
      ...{ id: entry.assignment, classroom: classroom.id, teacher: classroom.teacher },
      ...{ title: entry.title, instructions: entry.instructions, published: entry.published, opens: entry.opens },
      ...{ due: entry.due, late: entry.late, release: entry.waitsForRelease, released: entry.releasedMarks },
      weight: entry.weight,
    })),
  );
  await insertRows(
    client,
    `insert into assignment_parts (id, assignment_id, position, kind, title)
     select r.id, r.assignment, 1, 'questions', r.title from json_to_recordset($1) as r(id uuid, assignment uuid, title text)`,
    entries.map(({ work: { part, assignment, title } }) => ({ id: part, assignment, title })),
  );
  await insertRows(
    client,
    `insert into assignment_items (part_id, position, version_id, marks)
     select r.part, r.position, r.version, r.marks
     from json_to_recordset($1) as r(part uuid, position int, version uuid, marks float8)`,
    entries.flatMap(({ work: { part, questions } }) =>
      questions.map(({ question: { version, marks } }, index) => ({ part, position: index + 1, version, marks })),
    ),
  );
}
