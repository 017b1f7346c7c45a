import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashSecret } from '../../access/password.ts';
import { freshJoinCode } from '../../classrooms/classroom.commands.ts';
import { insertRows } from './insert-rows.ts';
import { type Learner, learnerOf } from './learner.rule.ts';
import { CLASSES, type ClassPlan, OTHER_SCHOOL, OWN_SCHOOL, TEACHERS, TRUST } from './school-plan.ts';
import { YEAR_DAYS } from './school-year.ts';
import { studentName } from './student-names.ts';

/** Ids that exist in the demo already. */
export type DemoSchool = { readonly school: string; readonly teacher: string; readonly student: string };

export type SchoolStudent = { readonly id: string; readonly learner: Learner; readonly isDemoStudent: boolean };

export type SchoolClass = {
  readonly id: string;
  readonly plan: ClassPlan;
  readonly teacher: string;
  readonly students: readonly SchoolStudent[];
};

const DEMO_STUDENT_SEED = 9_000;
const STUDENT_SEED = 10_000;

/**
 * Creates the second school, its teachers and students, and the classes. Their accounts are active, but nobody can sign
 * in: nobody knows the password, which is random and the same for all.
 */
export async function seedMembers(client: pg.ClientBase, demo: DemoSchool): Promise<readonly SchoolClass[]> {
  const schools = { [OWN_SCHOOL]: demo.school, [OTHER_SCHOOL]: randomUUID() };
  await client.query(
    `insert into schools (id, name, created_at) values ($1, $2, now() - make_interval(days => ${YEAR_DAYS}))`,
    [schools[OTHER_SCHOOL], OTHER_SCHOOL],
  );
  await insertTrust(client, demo.school, schools[OTHER_SCHOOL]);
  const teachers = TEACHERS.map(({ name, school }) => ({ id: randomUUID(), name, school: schools[school] }));
  let number = 0;
  const classes = CLASSES.map((plan) => {
    const joined = Array.from({ length: plan.students }, () => {
      number += 1;
      return { id: randomUUID(), name: studentName(number), number };
    });
    return {
      id: randomUUID(),
      plan,
      teacher: teachers.find(({ name }) => name === plan.teacher)?.id ?? demo.teacher,
      joined,
    };
  });
  await insertUsers(client, [
    ...teachers.map((teacher) => ({ ...teacher, role: 'teacher', level: null })),
    ...classes.flatMap(({ plan, joined }) =>
      joined.map(({ id, name }) => ({
        id,
        name,
        school: schools[plan.school],
        role: 'student',
        level: 'upperSecondary',
      })),
    ),
  ]);
  await insertClasses(
    client,
    classes.map(({ id, plan, teacher }) => ({
      ...{ id, teacher, name: plan.name, subject: plan.subject },
      ...{ school: schools[plan.school], code: freshJoinCode() },
    })),
  );
  const withStudents = classes.map(({ joined, ...entry }) => ({
    ...entry,
    students: [
      ...joined.map((student) => ({
        id: student.id,
        learner: learnerOf(STUDENT_SEED + student.number),
        isDemoStudent: false,
      })),
      ...(entry.plan.hasDemoStudent
        ? [{ id: demo.student, learner: learnerOf(DEMO_STUDENT_SEED), isDemoStudent: true }]
        : []),
    ],
  }));
  await insertRows(
    client,
    `insert into classroom_members (classroom_id, user_id, joined_at)
     select r.classroom, r.student, now() - make_interval(days => ${YEAR_DAYS})
     from json_to_recordset($1) as r(classroom uuid, student uuid)`,
    withStudents.flatMap(({ id, students }) => students.map((student) => ({ classroom: id, student: student.id }))),
  );
  await client.query(
    `insert into user_subjects (user_id, subject_id)
     select m.user_id, c.subject_id from classroom_members m join classrooms c on c.id = m.classroom_id
     where c.id = any($1) on conflict do nothing`,
    [classes.map(({ id }) => id)],
  );
  return withStudents;
}

/** Both schools belong to a trust, and the admin of the demo's own school may work in the other one as well. */
async function insertTrust(client: pg.ClientBase, own: string, other: string): Promise<void> {
  const id = randomUUID();
  await client.query('insert into organisations (id, name) values ($1, $2)', [id, TRUST]);
  await client.query('update schools set organisation_id = $1 where id in ($2, $3)', [id, own, other]);
  await client.query(
    `insert into organisation_admins (user_id, organisation_id)
     select u.id, $1 from users u where u.school_id = $2 and u.role = 'schoolAdmin'`,
    [id, own],
  );
}

type User = { id: string; name: string; school: string; role: string; level: string | null };

async function insertUsers(client: pg.ClientBase, users: readonly User[]): Promise<void> {
  const digest = await hashSecret(randomBytes(32).toString('base64'));
  await insertRows(
    client,
    `insert into users (id, email, name, role, school_id, password_digest, level, profile_completed_at, created_at)
     select r.id, replace(lower(r.name), ' ', '.') || '@schools.lectern.example', r.name, r.role, r.school, r.digest, r.level,
       now() - make_interval(days => ${YEAR_DAYS}), now() - make_interval(days => ${YEAR_DAYS})
     from json_to_recordset($1) as r(id uuid, name text, role text, school uuid, level text, digest text)`,
    users.map((user) => ({ ...user, digest })),
  );
}

type ClassRow = { id: string; name: string; subject: string; school: string; teacher: string; code: string };

async function insertClasses(client: pg.ClientBase, classes: readonly ClassRow[]): Promise<void> {
  await insertRows(
    client,
    `with entry as (
       select * from json_to_recordset($1) as r(id uuid, name text, subject text, school uuid, teacher uuid, code text)
     ), classes as (
       insert into classrooms (id, school_id, subject_id, name, created_by, created_at)
       select e.id, e.school, s.id, e.name, e.teacher, now() - make_interval(days => ${YEAR_DAYS})
       from entry e join subjects s on s.title = e.subject returning id
     ), teachers as (
       insert into classroom_teachers (classroom_id, user_id, added_at)
       select e.id, e.teacher, now() - make_interval(days => ${YEAR_DAYS}) from entry e join classes c on c.id = e.id)
     insert into classroom_codes (code, classroom_id, kind, created_by)
     select e.code, e.id, 'code', e.teacher from entry e join classes c on c.id = e.id`,
    classes,
  );
}
