import { randomUUID } from 'node:crypto';
import { GUARDIANS_PER_STUDENT_MAX } from '#domain/classrooms/guardians/guardian-access.limits.ts';
import { digestOf, newToken } from '#server/access/tokens.ts';
import { countOf, race } from '../../support/race.ts';
import type { TwoServers } from '../../support/servers/two-servers.ts';
import { testClass } from './class.races.ts';

/** A student of a class, with the teacher who may invite guardians. */
async function taughtStudent(servers: TwoServers) {
  const { id, teacher, schoolId } = await testClass(servers);
  const student = await servers.user({ schoolId });
  await servers.database.pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
    ...[id, student.id],
  ]);
  return { teacher, student };
}

async function invitedGuardian(servers: TwoServers) {
  const { student } = await taughtStudent(servers);
  const [link, email] = [newToken(), `${randomUUID()}@example.org`];
  await servers.database.pool.query(
    `insert into guardian_access (id, student_id, email, language, student_may_remove, link_digest, link_expires_at)
     values (gen_random_uuid(), $1, $2, 'en', false, $3, now() + interval '1 day')`,
    [student.id, email, digestOf(link)],
  );
  return { link, email };
}

export const GUARDIAN_RACES = [
  race('a guardian’s link, opened twenty times', {
    limit: 1,
    prepare: invitedGuardian,
    call: ({ link }, turn, servers) =>
      servers.call(turn, null, 'mutation ($link: String!) { openGuardianLink(link: $link) }', { link }),
    effects: ({ email }, servers) =>
      countOf(servers, 'select count(*) from guardian_sessions where email = $1', [email]),
  }),
  race('invitations of guardians of one student', {
    limit: GUARDIANS_PER_STUDENT_MAX,
    prepare: taughtStudent,
    call: ({ teacher, student }, turn, servers) =>
      servers.call(
        turn,
        teacher,
        'mutation ($student: ID!, $email: String!) { inviteGuardian(student: $student, email: $email, isOfAge: false) }',
        { student: student.id, email: `${randomUUID()}@example.org` },
      ),
    effects: ({ student }, servers) =>
      countOf(servers, 'select count(*) from guardian_access where student_id = $1', [student.id]),
  }),
];
