import type pg from 'pg';
import {
  RECENT_ANNOUNCEMENT_DAYS,
  RECENT_ANNOUNCEMENTS_SHOWN,
  STREAM_SHOWN,
} from '#domain/classrooms/stream/stream.limits.ts';
import { withListsAsSentences } from '#domain/content/notation/list-sentence.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isFor, isMember, teaches } from '../classroom.permission.ts';

export type Announcement<Image = ContentImage> = {
  readonly id: string;
  readonly text: string;
  readonly images: readonly Image[];
  /** Null if the account was deleted. */
  readonly author: string | null;
  readonly publishAt: string;
  readonly editedAt: string | null;
  /** Whether students don't see it yet. */
  readonly isScheduled: boolean;
};

export type StudentQuestion = {
  readonly id: string;
  readonly assignment: { readonly id: string; readonly title: string };
  readonly text: string;
  readonly askedAt: string;
  /** Who asked; null for other students. */
  readonly student: string | null;
  /** Whether the viewer asked it. */
  readonly isOwn: boolean;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: string | null;
  readonly isPublic: boolean;
};

export type ClassStream = {
  readonly announcements: readonly Announcement[];
  readonly questions: readonly StudentQuestion[];
};

const ANNOUNCEMENTS = `
  select a.id, a.text, ${imagesJson('a')} as images, u.name as author, ${instantJson('a.publish_at')} as "publishAt",
    ${instantJson('a.edited_at')} as "editedAt", a.publish_at > now() as "isScheduled"
  from announcements a left join users u on u.id = a.author_id
  where a.classroom_id = $1 and ((${teaches('a.classroom_id', '$2')})
    or (a.publish_at <= now() and ${isMember('a.classroom_id', '$2')}))
  order by a.publish_at desc, a.id limit ${STREAM_SHOWN}`;

// A student sees own questions, and those answered for everyone about assignments that are for this student. Those
// without an answer are first for teachers.
const QUESTIONS = `
  select q.id, json_build_object('id', s.id, 'title', s.title) as assignment, q.text, ${instantJson('q.asked_at')} as "askedAt",
    case when mine.teaches or q.user_id = $2 then asker.name end as student, q.user_id = $2 as "isOwn", q.answer,
    u.name as "answeredBy", ${instantJson('q.answered_at')} as "answeredAt", q.is_public as "isPublic"
  from student_questions q join assignments s on s.id = q.assignment_id and s.deleted_at is null
  join users asker on asker.id = q.user_id left join users u on u.id = q.answered_by
  cross join lateral (select ${teaches('s.classroom_id', '$2')} as teaches) mine
  left join classroom_members m on m.classroom_id = s.classroom_id and m.user_id = $2 and m.left_at is null
  where ($1::uuid is null or s.classroom_id = $1) and ($3::uuid is null or s.id = $3)
    and (mine.teaches or (m.user_id is not null and s.published_at is not null
    and (q.user_id = $2 or (q.is_public and ${isFor('s', 'm')}))))
  order by mine.teaches and q.answer is null desc, q.asked_at desc, q.id limit ${STREAM_SHOWN}`;

/**
 * What teachers wrote to a class, and what its students asked, as far as the viewer may see it: a teacher everything, a
 * student what is published and for this student. Throws `NOT_FOUND` for others.
 */
export async function readClassStream(
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  address: ImageUrl,
): Promise<ClassStream> {
  await assertInClass(pool, viewer, classroom);
  const values = [classroom, viewer.userId];
  const [announcements, questions] = await Promise.all([
    pool.query<Announcement<StoredImage>>({ name: 'class-announcements', text: ANNOUNCEMENTS, values }),
    pool.query<StudentQuestion>({ name: 'student-questions', text: QUESTIONS, values: [...values, null] }),
  ]);
  return {
    announcements: announcements.rows.map((row) => withAddresses(row, address)),
    questions: questions.rows,
  };
}

/** Questions about one assignment, as far as the viewer may see them. */
export async function readAssignmentQuestions(
  pool: pg.Pool,
  viewer: Viewer,
  assignment: string,
): Promise<StudentQuestion[]> {
  if (!isUuid(assignment)) return [];
  const { rows } = await pool.query<StudentQuestion>({
    name: 'student-questions',
    text: QUESTIONS,
    values: [null, viewer.userId, assignment],
  });
  return rows;
}

async function assertInClass(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<void> {
  const { rowCount } = isUuid(classroom)
    ? await pool.query(
        `select from classrooms c where c.id = $1 and (${teaches('c.id', '$2')} or ${isMember('c.id', '$2')})`,
        [classroom, viewer.userId],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/** A new announcement, for the home page of a student. */
export type RecentAnnouncement = {
  readonly id: string;
  readonly classroom: { readonly id: string; readonly name: string };
  readonly text: string;
  readonly publishAt: string;
};

/** What was announced in the last days in the viewer's classes, the latest first. */
export async function readRecentAnnouncements(pool: pg.Pool, viewer: Viewer): Promise<RecentAnnouncement[]> {
  const { rows } = await pool.query<RecentAnnouncement>({
    name: 'recent-announcements',
    text: `
    select a.id, json_build_object('id', c.id, 'name', c.name) as classroom, left(a.text, 300) as text,
      ${instantJson('a.publish_at')} as "publishAt"
    from classroom_members m join classrooms c on c.id = m.classroom_id and c.archived_at is null
    join announcements a on a.classroom_id = c.id
    where m.user_id = $1 and m.left_at is null
      and a.publish_at between now() - make_interval(days => ${RECENT_ANNOUNCEMENT_DAYS}) and now()
    order by a.publish_at desc, a.id limit ${RECENT_ANNOUNCEMENTS_SHOWN}`,
    values: [viewer.userId],
  });
  return rows.map((row) => ({ ...row, text: withListsAsSentences(row.text) }));
}
