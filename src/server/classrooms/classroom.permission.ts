/*
 * Permissions within a class, as conditions of the statement that they protect: they are checked with each statement,
 * so that a teacher who is removed while marking has none from the next statement on.
 */

/**
 * Whether the user teaches the class.
 * @param classroom and user: SQL of their ids, such as `c.id` and `$1`
 */
export const teaches = (classroom: string, user: string): string =>
  `exists (select from classroom_teachers ct where ct.classroom_id = ${classroom} and ct.user_id = ${user})`;

/** Whether the user is a student of the class today. */
export const isMember = (classroom: string, user: string): string =>
  `exists (select from classroom_members cm where cm.classroom_id = ${classroom} and cm.user_id = ${user} and cm.left_at is null)`;

/**
 * Whether an assignment is for a student of its class: for all, for the student's group, for this student alone, or
 * started by the student, who keeps it when moved to another group.
 * @param assignment alias of its row
 * @param member alias of a row of classroom_members
 */
export const isFor = (assignment: string, member: string): string =>
  `((${assignment}.student_id is null or ${assignment}.student_id = ${member}.user_id)
    and (not exists (select from assignment_groups ag where ag.assignment_id = ${assignment}.id)
    or exists (select from assignment_groups ag where ag.assignment_id = ${assignment}.id and ag.group_id = ${member}.group_id)
    or exists (select from submissions sb where sb.assignment_id = ${assignment}.id and sb.user_id = ${member}.user_id)))`;
