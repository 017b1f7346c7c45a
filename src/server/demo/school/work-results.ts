import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { drawer } from '../responses.ts';
import type { ClassWork } from './class-work.ts';
import { insertRows } from './insert-rows.ts';
import type { PastAttempt } from './past-attempt.ts';
import type { SchoolClass } from './school-members.ts';

/** A class with its assignments and the attempts of its students at them. */
export type ClassYear = {
  readonly classroom: SchoolClass;
  readonly work: readonly ClassWork[];
  readonly attempts: readonly PastAttempt[];
};

const COMMENTS = {
  full: ['Clear and complete. Well done.', 'Every point is there, and in a good order.'],
  some: [
    'Good start. Compare your answer with the mark scheme: one step of the reasoning is missing.',
    'You know the facts. Say more about why.',
    'Look at the number of marks: each one asks for a separate point.',
  ],
  none: ['Read the note on this topic again, and try the question once more.'],
};

/** Saves teachers' marks for written answers, students' requests for a re-mark, and the sums of each assignment. */
export async function saveResults(client: pg.ClientBase, years: readonly ClassYear[]): Promise<void> {
  const draw = drawer(77_000);
  const marks = years.flatMap(({ classroom, attempts }) =>
    attempts.flatMap(({ id, submittedAt, answers }) =>
      answers.flatMap(({ mark, question }, at) => {
        if (mark === null || submittedAt === null) return [];
        const comments = COMMENTS[mark.marks === 0 ? 'none' : mark.marks === question.marks ? 'full' : 'some'];
        return [
          {
            ...{ attempt: id, position: at + 1, marker: classroom.teacher, marks: mark.marks, operation: randomUUID() },
            awards: mark.points.map((point) => ({ point })),
            comment: draw() < 0.6 ? comments[Math.floor(draw() * comments.length)] : '',
            submitted: submittedAt,
          },
        ];
      }),
    ),
  );
  await insertRows(
    client,
    `insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, comment, operation_id, sequence, marked_at)
     select r.attempt, r.position, 1, r.marker, r.awards, r.marks, r.comment, r.operation, 1, least(r.submitted + interval '3 days', now())
     from json_to_recordset($1) as r(attempt uuid, position int, marker uuid, awards jsonb, marks float8, comment text,
       operation uuid, submitted timestamptz)`,
    marks,
  );
  await insertRows(
    client,
    `insert into mark_complaints (attempt_id, position, text, created_at, answer, answered_by, answered_at)
     select r.attempt, r.position, r.text, coalesce(s.marks_released_at, now()) + interval '1 day', r.answer, r.teacher,
       case when r.answer is not null then s.marks_released_at + interval '3 days' end
     from json_to_recordset($1) as r(attempt uuid, position int, text text, answer text, teacher uuid)
     join attempts a on a.id = r.attempt join assignment_parts p on p.id = a.assignment_part_id join assignments s on s.id = p.assignment_id`,
    years.flatMap(remarkRequests),
  );
  await client.query(
    `insert into submissions (assignment_id, user_id, started_at, handed_in_at, marks, marks_out_of, unmarked_items)
     select p.assignment_id, a.user_id, a.started_at, a.handed_in_at,
       case when a.handed_in_at is null then 0 else coalesce(sum(ai.credit * ai.marks), 0) end, sum(ai.marks),
       count(*) filter (where a.handed_in_at is not null and ai.credit is null)
     from assignment_parts p join attempts a on a.assignment_part_id = p.id join attempt_items ai on ai.attempt_id = a.id
     where p.id = any($1) group by a.id, p.assignment_id`,
    [years.flatMap(({ work }) => work.map(({ part }) => part))],
  );
}

const REQUESTS = [
  {
    text: 'I wrote the second point in other words. Could you look at it again, please?',
    answer: 'I have read it again. You describe what happens, but the point asks for the reason, so the marks stay.',
  },
  { text: 'I think my last sentence says the same as the mark scheme.', answer: null },
];

/** In each released assignment, one student with some of the marks asks for a re-mark: the first has an answer. */
function remarkRequests({ classroom, work, attempts }: ClassYear) {
  return work
    .filter(({ releasedMarks }) => releasedMarks !== null)
    .flatMap(({ part }, at) => {
      const found = attempts
        .filter((attempt) => attempt.part === part)
        .flatMap(({ id, answers }) => answers.map((answer, index) => ({ ...answer, id, position: index + 1 })))
        .find(({ mark, question }) => mark !== null && mark.marks > 0 && mark.marks < question.marks);
      const request = REQUESTS[at];
      if (found === undefined || request === undefined) return [];
      const teacher = request.answer === null ? null : classroom.teacher;
      return [{ attempt: found.id, position: found.position, ...request, teacher }];
    });
}
