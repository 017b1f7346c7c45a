import type pg from 'pg';

type FilledClass = {
  readonly students: number;
  readonly assignments: number;
  /** Questions of each assignment, all of which a person marks. */
  readonly questions: number;
  /** Of the students, those who have handed each assignment in. */
  readonly handedInShare: number;
};
type BenchClass = { readonly classroom: string; readonly teacher: string; readonly assignment: string };

/**
 * Fills an empty, migrated database with a class whose students have handed in what it was set: with groups, exceptions,
 * accommodations, notes and decks among the work. Made by PostgreSQL on a pool of one connection, as the stores would
 * have left it.
 */
export async function fillClass(pool: pg.Pool, fill: FilledClass): Promise<BenchClass> {
  const { students, assignments, questions, handedInShare } = fill;
  await pool.query(`
    insert into schools (id, name) values (gen_random_uuid(), 'Bench school');
    insert into users (id, email, name, role, school_id, password_digest, profile_completed_at)
      select gen_random_uuid(), 'bench-' || n || '@lectern.example', 'Student ' || lpad(n::text, 4, '0'), 'student', s.id, '', now()
      from generate_series(1, ${students}) n, schools s;
    insert into users (id, email, name, role, school_id, password_digest, profile_completed_at)
      select gen_random_uuid(), 'teacher@lectern.example', 'Teacher', 'teacher', id, '', now() from schools;
    insert into subjects (id, slug, title, position) values (gen_random_uuid(), 's', 'Subject', 1);
    insert into topics (id, subject_id, slug, title, position, free) select gen_random_uuid(), id, 't', 'Topic', 1, true from subjects;
    insert into items (id, topic_id, external_id, type, version)
      select gen_random_uuid(), t.id, 'bench-' || n, 'open', 1 from topics t, generate_series(1, ${questions}) n;
    insert into item_versions (id, item_id, version, stem, body, key, source, figures, digest)
      select gen_random_uuid(), id, 1, 'Explain why.', '{}', '{"modelAnswer": "Because."}',
        '{"work": null, "author": null, "url": null, "licence": null}', '[]', sha256(external_id::bytea) from items;
    insert into classrooms (id, school_id, name) select gen_random_uuid(), id, 'Bench class' from schools;
    insert into classroom_teachers (classroom_id, user_id) select c.id, u.id from classrooms c, users u where u.role = 'teacher';
    insert into classroom_groups (id, classroom_id, name) select gen_random_uuid(), c.id, 'Group ' || n from classrooms c, generate_series(1, 4) n;
    insert into classroom_members (classroom_id, user_id, group_id)
      select c.id, u.id, (select id from classroom_groups where name = 'Group ' || (1 + right(u.name, 2)::int % 4))
      from classrooms c, users u where u.role = 'student';
    insert into accommodations (user_id, due_days) select id, 2 from users where role = 'student' and right(name, 2) = '07';
    insert into assignments (id, classroom_id, title, published_at, opens_at, due_at, late_until, late_deduction, weight, tries)
      select gen_random_uuid(), c.id, 'Assignment ' || n, now() - make_interval(days => 2 * n), now() - make_interval(days => 2 * n),
        now() - make_interval(days => 2 * n - 7), now() - make_interval(days => 2 * n - 14), 0.1, 1 + n % 3, null
      from classrooms c, generate_series(1, ${assignments}) n;
    insert into assignment_exceptions (id, assignment_id, user_id, due_at)
      select gen_random_uuid(), a.id, u.id, a.due_at + interval '3 days' from assignments a join users u on u.role = 'student' and right(u.name, 2) = '11';
    insert into assignment_parts (id, assignment_id, position, kind, title) select gen_random_uuid(), id, 1, 'questions', '' from assignments;
    insert into assignment_items (part_id, position, version_id)
      select p.id, row_number() over (partition by p.id order by v.id), v.id from assignment_parts p, item_versions v;
  `);
  // Every tenth has a note to read, and every tenth a deck of thirty cards, which half of the class has done.
  await pool.query(`
    insert into materials (id, topic_id, kind, title, position, source, published_at)
      select gen_random_uuid(), t.id, k, k, 1, '{}', now() - interval '1 year' from topics t, unnest(array['noteBooklet', 'deck']) k;
    insert into assignment_parts (id, assignment_id, position, kind, title, material_id)
      select gen_random_uuid(), a.id, 2, case m.kind when 'deck' then 'deck' else 'note' end, m.title, m.id
      from assignments a join materials m on right(a.title, 1) = case m.kind when 'deck' then '0' else '5' end;
    insert into card_notes (id, deck_id, content, position, created_at)
      select gen_random_uuid(), m.id, '{"kind": "basic", "front": "F", "back": "B", "typed": false}', n, now() - interval '1 year'
      from materials m, generate_series(1, 30) n where m.kind = 'deck';
    insert into cards (id, note_id, ordinal) select gen_random_uuid(), id, 0 from card_notes;
    insert into card_states (user_id, card_id, sequence, memory, due_at)
      select u.id, c.id, 1, '{"phase": "review"}', now() + interval '9 days' from users u, cards c where u.role = 'student' and right(u.name, 1)::int % 2 = 0;
    insert into material_progress (user_id, material_id, place, share, done_at)
      select u.id, m.id, '{}', 1, now() from users u, materials m where m.kind = 'noteBooklet' and u.role = 'student' and right(u.name, 1)::int % 2 = 0;
  `);
  await pool.query('set session_replication_role = replica');
  await pool.query(
    `insert into attempts (id, user_id, assignment_part_id, started_at, handed_in_at, handed_in_by, behaviour)
       select gen_random_uuid(), m.user_id, p.id, s.due_at - interval '2 days', s.due_at + make_interval(hours => (random() * 48 - 40)::int), 'student', 'deferred'
       from assignments s join assignment_parts p on p.assignment_id = s.id and p.kind = 'questions'
       join classroom_members m on m.classroom_id = s.classroom_id and random() < $1`,
    [handedInShare],
  );
  await pool.query(`
    insert into attempt_items (attempt_id, position, version_id, marks, outcome)
      select a.id, ai.position, ai.version_id, 4, 'unmarked' from attempts a join assignment_items ai on ai.part_id = a.assignment_part_id;
    insert into answer_log (operation_id, attempt_id, position, sequence, response)
      select gen_random_uuid(), attempt_id, position, 1, '{"text": "Because it has to."}' from attempt_items;
    insert into submissions (assignment_id, user_id, started_at, handed_in_at, marks, marks_out_of, unmarked_items)
      select p.assignment_id, a.user_id, a.started_at, a.handed_in_at, 3, 4 * ${questions}, ${questions}
      from attempts a join assignment_parts p on p.id = a.assignment_part_id;
  `);
  await pool.query('set session_replication_role = origin');
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<BenchClass>(
    `select c.id as classroom, t.user_id as teacher, (select id from assignments order by title limit 1) as assignment
     from classrooms c join classroom_teachers t on t.classroom_id = c.id`,
  );
  if (rows[0] === undefined) throw new Error('The class was not made.');
  return rows[0];
}
