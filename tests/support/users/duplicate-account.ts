import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { WholeSchool } from './whole-school.ts';

/**
 * A second account of the student of a school, who has worked with both: the same class, assignment, card, note, live
 * quiz and guardian. The rosters of the school know the second account only.
 */
export async function duplicateAccount(
  pool: pg.Pool,
  { ids }: WholeSchool,
  { topic, quiz }: { readonly topic: string; readonly quiz: string },
): Promise<{ readonly id: string; readonly email: string }> {
  const [id, note, attempt] = [randomUUID(), randomUUID(), randomUUID()];
  const email = `${id}@example.org`;
  const { student, teacher, classroom, assignment, school } = ids;
  const run = (text: string, values: readonly unknown[]) => pool.query(text, [...values]);
  await run(
    `insert into users (id, email, name, role, school_id, password_digest, profile_completed_at)
     select $1, $2, u.name, u.role, u.school_id, u.password_digest, now() from users u where u.id = $3`,
    [id, email, student],
  );
  await run('update roster_links set user_id = $1 where user_id = $2 and school_id = $3', [id, student, school]);
  await run('insert into classroom_members (classroom_id, user_id, left_at) values ($1, $2, now())', [classroom, id]);
  await run(
    `insert into attempts (id, user_id, quiz_id, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
     values ($1, $2, $3, now() - interval '1 day', now(), 'student', 1, 1)`,
    [attempt, id, quiz],
  );
  await run(
    `insert into attempt_items (attempt_id, position, version_id, outcome, credit)
     select $1, i.position, i.version_id, 'correct', 1 from attempts a join attempt_items i on i.attempt_id = a.id
     where a.user_id = $2`,
    [attempt, student],
  );
  await run(
    `insert into entered_marks (assignment_id, user_id, version, marks, entered_by, entered_at)
     select $1, $2, v, 0.5, $3, now() + interval '1 hour' from generate_series(1, 2) v`,
    [assignment, id, teacher],
  );
  await run(`insert into student_notes (classroom_id, user_id, text, version) values ($1, $2, 'Second note', 1)`, [
    classroom,
    id,
  ]);
  await run(
    `insert into guardian_access (id, student_id, email, language, student_may_remove)
     select gen_random_uuid(), $1, g.email, 'en', true from guardian_access g where g.student_id = $2`,
    [id, student],
  );
  await run('insert into own_decks (id, user_id, topic_id) values ($1, $2, $3)', [randomUUID(), id, topic]);
  await run(
    `insert into card_notes (id, own_deck_id, content, position)
     select $1, d.id, n.content, 1 from own_decks d cross join card_notes n where d.user_id = $2 and n.id = $3`,
    [note, id, ids.note],
  );
  await run('insert into cards (id, note_id, ordinal) values ($1, $2, 0)', [randomUUID(), note]);
  await run(
    `insert into study_sessions (id, user_id, day, minutes, steps, levels) values ($1, $2, '2027-03-02', 20, '[]', '[]')`,
    [randomUUID(), id],
  );
  await run(`insert into live_players (id, live_quiz_id, user_id, name) values ($1, $2, $3, 'Second')`, [
    ...[randomUUID(), ids.liveQuiz, id],
  ]);
  await run(
    'insert into exam_dates (user_id, subject_id, exam_on) select $1, t.subject_id, current_date + 30 from topics t where t.id = $2',
    [id, topic],
  );
  return { id, email };
}
