import { materialIsDone } from './material-done.sql.ts';

/** Whether a user still has parts of an assignment to submit, read or learn; `assignment` is its row's alias. */
export const hasOpenParts = (assignment: string, user: string): string => `exists (
  select from assignment_parts p
  left join submissions sb on sb.assignment_id = p.assignment_id and sb.user_id = ${user}
  where p.assignment_id = ${assignment}.id
    and case when p.material_id is null then sb.handed_in_at is null else not ${materialIsDone('p', assignment, user)} end)`;
