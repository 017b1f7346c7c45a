/** SQL: moderations `m` with the part, assignment and class of their question. */
export const MODERATIONS = `moderations m join assignment_parts p on p.id = m.part_id
  join assignments s on s.id = p.assignment_id and s.deleted_at is null join classrooms c on c.id = s.classroom_id`;

/** SQL: whether moderation `m` is neither finished nor cancelled. */
export const IS_OPEN = `m.status in ('requested', 'inProgress')`;

/**
 * SQL: whether a user is the requested colleague of moderation `m`, and still a teacher of the school of class `c`.
 * @param user SQL of the user's id, such as `$2`
 */
export const isSecondMarker = (user: string): string => `(m.second_marker_id = ${user} and exists (
  select from users sm where sm.id = m.second_marker_id and sm.role = 'teacher' and sm.school_id = c.school_id))`;

/**
 * SQL: whether an uploaded file belongs to an answer that a user may read as second marker now. The answer must be the
 * latest, as the marker sees it, and the file one of the student who answered.
 * @param file alias of a row of answer_files
 * @param user SQL of the user's id
 */
export const isFileOfSample = (file: string, user: string): string => `exists (
  select from ${MODERATIONS} join moderation_answers ma on ma.moderation_id = m.id
  join attempts a on a.id = ma.attempt_id and a.user_id = ${file}.user_id
  where ${IS_OPEN} and ${isSecondMarker(user)} and (
    select l.response from answer_log l where l.attempt_id = ma.attempt_id and l.position = ma.position
    order by l.sequence desc limit 1) @> jsonb_build_object('files', jsonb_build_array(jsonb_build_object('id', ${file}.id::text))))`;
