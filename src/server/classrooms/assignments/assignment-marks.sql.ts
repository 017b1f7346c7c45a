/** Marks for one part: of a pool, whose questions have the same marks, those of as many questions as are drawn. */
export const partMarks = (part: string): string => `(
  select case when ${part}.draws is null then sum(qn.marks) else ${part}.draws * max(qn.marks) end
  from assignment_items qn where qn.part_id = ${part}.id)`;

/** Marks for all questions of an assignment; null without questions. */
export const assignmentMarks = (assignment: string): string => `(
  select sum(${partMarks('qp')}) from assignment_parts qp where qp.assignment_id = ${assignment}.id)`;
