import {
  ANNOUNCEMENTS_PER_CLASSROOM_MAX,
  OPEN_STUDENT_QUESTIONS_MAX,
} from '#domain/classrooms/stream/stream.limits.ts';
import { countOf, race } from '../../support/race.ts';
import { assignment, testClass } from './class.races.ts';

export const STREAM_RACES = [
  race('the last two announcements of a class', {
    limit: ANNOUNCEMENTS_PER_CLASSROOM_MAX,
    prepare: async (servers) => {
      const classroom = await testClass(servers);
      await servers.database.pool.query(
        `insert into announcements (id, classroom_id, author_id, text, figures, publish_at)
         select gen_random_uuid(), $1, $2, 'News', '[]', now() from generate_series(1, $3::int)`,
        [classroom.id, classroom.teacher.id, ANNOUNCEMENTS_PER_CLASSROOM_MAX - 2],
      );
      return classroom;
    },
    call: ({ id, teacher }, turn, servers) =>
      servers.call(
        turn,
        teacher,
        'mutation ($id: ID!) { createAnnouncement(classroom: $id, publishAt: null, text: "News") }',
        { id },
      ),
    effects: ({ id }, servers) => countOf(servers, 'select count(*) from announcements where classroom_id = $1', [id]),
  }),
  race('questions of one student about an assignment', {
    limit: OPEN_STUDENT_QUESTIONS_MAX,
    prepare: (servers) => assignment(servers, 1),
    call: ({ id, student }, turn, servers) =>
      servers.call(turn, student, 'mutation ($id: ID!) { askAboutAssignment(assignment: $id, text: "Why?") }', { id }),
    effects: ({ id }, servers) =>
      countOf(servers, 'select count(*) from student_questions where assignment_id = $1', [id]),
  }),
];
