import type { MarkPair } from '#domain/attempts/marking/agreement.rule.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { storedAnswer } from '../../questions/answer-keys/key-columns.sql.ts';

export type Pair = { ownMark: readonly Award[]; teacher: number | null; type: QuestionTypeName; key: StoredKey };

/**
 * Answers that both student and teacher have marked, as JSON.
 * @param of a condition on the assignment `s`
 */
export const AGREEMENT_PAIRS = (of: string): string => `
  select coalesce(json_agg(json_build_object('ownMark', coalesce(st.awards, '[]'), 'type', i.type, 'key', ${storedAnswer('k')},
    'teacher', coalesce(r3.marks, case when r2.marks is null or r2.marks = r1.marks then r1.marks end))), '[]')
  from assignments s join assignment_parts p on p.assignment_id = s.id join attempts a on a.assignment_part_id = p.id
  join teacher_marks r1 on r1.attempt_id = a.id and r1.round = 1
  join item_steps st on st.attempt_id = a.id and st.position = r1.position and st.self_marked_at is not null
  join attempt_items ai on ai.attempt_id = a.id and ai.position = r1.position
  join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  left join teacher_marks r2 on r2.attempt_id = a.id and r2.position = r1.position and r2.round = 2
  left join teacher_marks r3 on r3.attempt_id = a.id and r3.position = r1.position and r3.round = 3
  where s.deleted_at is null and ${of}`;

/** Both by the current mark scheme; none while markers differ. */
export function pairOf({ ownMark, teacher, type, key }: Pair): MarkPair[] {
  const scheme = schemeOfKey(type, new SealedKey(key).openFor('marker agreement').answer);
  if (scheme === null || teacher === null) return [];
  const { marks, outOf } = evaluateAwards(scheme, ownMark);
  return [{ ownMark: marks, teacher, outOf }];
}
