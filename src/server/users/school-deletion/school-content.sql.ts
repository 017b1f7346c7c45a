/*
 * Questions and quizzes of a school's teachers, when the school is deleted. `school_id` names the school once their owner
 * is gone.
 */

const BATCH = 500;

/** Before an account is deleted: what it owns is found by the school afterwards; its imports go with it. */
export const ASSIGN_CONTENT_TO_SCHOOL = [
  'update items set school_id = $1 where owner_id = $2 and not in_bank',
  'update quizzes set school_id = $1 where owner_id = $2 and not in_bank',
  'delete from imports where user_id = $2 and not in_bank and $1::uuid is not null',
] as const;

/** A quiz `q` that results or the work of others need. */
const QUIZ_IS_NEEDED = `
  exists (select from attempts a where a.quiz_id = q.id) or exists (select from assignment_parts p where p.quiz_id = q.id)`;

/** A question `i` that results, exams, papers, or the work of others need. */
const QUESTION_IS_NEEDED = `
  exists (select from quiz_items n where n.item_id = i.id)
  or exists (select from item_versions v where v.item_id = i.id and (
    exists (select from attempt_items n where n.version_id = v.id)
    or exists (select from exam_items n where n.version_id = v.id)
    or exists (select from paper_items n where n.version_id = v.id)
    or exists (select from assignment_items n where n.version_id = v.id)
    or exists (select from live_questions n where n.version_id = v.id)))`;

/** Each deletes a batch; quizzes first, because they contain questions. */
export const DELETE_CONTENT = [
  `delete from quizzes where id in (
     select q.id from quizzes q where q.school_id = $1 and q.owner_id is null and not (${QUIZ_IS_NEEDED}) limit ${BATCH})`,
  `delete from items where id in (
     select i.id from items i where i.school_id = $1 and i.owner_id is null and not (${QUESTION_IS_NEEDED}) limit ${BATCH})`,
] as const;

/** What is left is needed by somebody at another school: nobody finds it any more. */
export const HIDE_CONTENT = [
  'update quizzes set school_id = null, deleted_at = coalesce(deleted_at, now()) where school_id = $1 and owner_id is null',
  'update items set school_id = null, deleted_at = coalesce(deleted_at, now()) where school_id = $1 and owner_id is null',
  // Of a teacher who has moved to another school: it is theirs.
  'update quizzes set school_id = null where school_id = $1',
  'update items set school_id = null where school_id = $1',
] as const;

/** Removes names and values from a batch of entries. */
export const AUDIT_ENTRIES_FADED = `
  update audit_log set title = '', before = null, after = null, reason = null where id in (
    select l.id from audit_log l where l.school_id = $1
      and (l.title <> '' or l.before is not null or l.after is not null or l.reason is not null) limit 2000)`;
