import { marksOfKey } from '../../questions/answer-keys/key-columns.sql.ts';

/** SQL: the marks that count for answer `ai` of attempt `a`, of `r1`, `r2` and `r3`, or null while markers differ. */
export const FINAL_MARKS = 'coalesce(r3.marks, case when r2.marks is null or r2.marks = r1.marks then r1.marks end)';

/**
 * SQL: joins of the three rounds of marking of an answer.
 * @param answer alias of a row with `attempt_id` and `position`
 */
export const rounds = (answer: string): string => `
  left join teacher_marks r1 on r1.attempt_id = ${answer}.attempt_id and r1.position = ${answer}.position and r1.round = 1
  left join teacher_marks r2 on r2.attempt_id = ${answer}.attempt_id and r2.position = ${answer}.position and r2.round = 2
  left join teacher_marks r3 on r3.attempt_id = ${answer}.attempt_id and r3.position = ${answer}.position and r3.round = 3`;

/**
 * SQL: the answers with final marks by hand, of submitted attempts at assignments `s`. Answers that the colleague has
 * marked, when they taught the class, are left out.
 * @param of a condition on `s`, `p` and `ai`
 * @param colleague SQL of the colleague's id, or of null
 */
export const markedAnswers = (of: string, colleague: string): string => `
  select a.id as attempt_id, p.id as part_id, p.position as part, ai.position, v.stem, k.id as scheme_version_id,
    ${FINAL_MARKS} as marks, ${marksOfKey('k')} as out_of
  from assignments s join assignment_parts p on p.assignment_id = s.id
  join attempts a on a.assignment_part_id = p.id and a.handed_in_at is not null
  join attempt_items ai on ai.attempt_id = a.id and ai.outcome <> 'unanswered'
  join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id and i.type = any ($3)
  join item_versions k on k.id = marking_version(v.id)
  ${rounds('ai')}
  where ${of} and ${FINAL_MARKS} is not null and not exists (select from teacher_marks own
    where own.attempt_id = a.id and own.position = ai.position and own.marker_id = ${colleague})`;
