import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { Award, MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { MARKED_BY_SCHEME, schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { largestSample } from '#domain/attempts/moderation/draw-sample.rule.ts';
import { SAMPLE_SUGGESTED } from '#domain/attempts/moderation/moderation.limits.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { insertModeration } from '../attempts/moderation/request-moderation.commands.ts';
import { storedAnswer } from '../questions/answer-keys/key-columns.sql.ts';

type Question = {
  readonly assignment: string;
  readonly part: string;
  readonly position: number;
  readonly teacher: string;
  readonly marked: number;
};

// The question with the most marked answers in classes of these teachers.
const MOST_MARKED = `
  select s.id as assignment, p.id as part, tm.position, ct.user_id as teacher, count(*)::int as marked
  from teacher_marks tm join attempts a on a.id = tm.attempt_id join assignment_parts p on p.id = a.assignment_part_id
  join assignments s on s.id = p.assignment_id join classrooms c on c.id = s.classroom_id and c.school_id = $1
  join classroom_teachers ct on ct.classroom_id = c.id
  join attempt_items ai on ai.attempt_id = a.id and ai.position = tm.position
  join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id and i.type = any ($3)
  where tm.round = 1 and (ct.user_id = $2) = $4
  group by s.id, p.id, tm.position, ct.user_id order by marked desc, s.title, tm.position limit 1`;

/**
 * Two moderations of the demo's teacher: one of their own marks that a colleague has finished, and one of a colleague's
 * marks that they are requested to do.
 */
export async function seedModerations(
  client: pg.ClientBase,
  { school, teacher }: { readonly school: string; readonly teacher: string },
): Promise<void> {
  const find = async (isOwn: boolean): Promise<Question | undefined> =>
    (await client.query<Question>(MOST_MARKED, [school, teacher, MARKED_BY_SCHEME, isOwn])).rows[0];
  const [own, foreign] = [await find(true), await find(false)];
  if (own === undefined || foreign === undefined) return;
  const request = ({ assignment, part, position, marked, ...question }: Question, colleague: string): Promise<string> =>
    insertModeration(client, {
      ...{ assignment, part, position, requestedBy: question.teacher, teacher: colleague },
      count: Math.min(SAMPLE_SUGGESTED, largestSample(marked)),
    });
  await finish(client, await request(own, foreign.teacher));
  await request(foreign, teacher);
}

type Marked = {
  readonly number: number;
  readonly type: QuestionTypeName;
  readonly storedKey: StoredKey;
  readonly awards: readonly Award[];
};

/** The second marker agrees mostly, and is a little stricter. */
async function finish(client: pg.ClientBase, moderation: string): Promise<void> {
  const { rows } = await client.query<Marked>(
    `select ma.number, i.type, ${storedAnswer('k')} as "storedKey", tm.awards
     from moderation_answers ma join item_versions k on k.id = ma.scheme_version_id join items i on i.id = k.item_id
     join teacher_marks tm on tm.attempt_id = ma.attempt_id and tm.position = ma.position and tm.round = 1
     where ma.moderation_id = $1`,
    [moderation],
  );
  for (const { number, type, storedKey, awards } of rows) {
    const scheme = schemeOfKey(type, new SealedKey(storedKey).openFor('marker agreement').answer);
    if (scheme === null) continue;
    const second = secondAwards(scheme, awards, number);
    await client.query(
      'update moderation_answers set awards = $3, second_marks = $4, version = 1 where moderation_id = $1 and number = $2',
      [moderation, number, JSON.stringify(second), evaluateAwards(scheme, second).marks],
    );
  }
  await client.query(
    `update moderations set status = 'finished', created_at = now() - interval '6 days', ended_at = now() - interval '4 days'
     where id = $1`,
    [moderation],
  );
}

function secondAwards(scheme: MarkScheme, first: readonly Award[], number: number): readonly Award[] {
  if (number % 3 === 0) return first.slice(0, -1);
  if (number % 7 !== 1) return first;
  const missing = scheme.points.find(({ id }) => first.every(({ point }) => point !== id));
  return missing === undefined ? first : [...first, { point: missing.id }];
}
