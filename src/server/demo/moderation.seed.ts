import type pg from 'pg';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { largestSample } from '#domain/attempts/moderation/draw-sample.rule.ts';
import { SAMPLE_SUGGESTED } from '#domain/attempts/moderation/moderation.limits.ts';
import { storeModerationMark } from '../attempts/moderation/moderation.commands.ts';
import { insertModeration } from '../attempts/moderation/request-moderation.commands.ts';

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
  await finish(client, await request(own, foreign.teacher), foreign.teacher);
  await request(foreign, teacher);
}

/** The second marker agrees mostly, and is a little stricter. */
async function finish(client: pg.ClientBase, moderation: string, marker: string): Promise<void> {
  const { rows } = await client.query<{ number: number; awards: readonly Award[] }>(
    `select ma.number, tm.awards from moderation_answers ma
     join teacher_marks tm on tm.attempt_id = ma.attempt_id and tm.position = ma.position and tm.round = 1
     where ma.moderation_id = $1`,
    [moderation],
  );
  const points = rows.flatMap(({ awards }) => awards);
  for (const { number, awards } of rows) {
    const second = secondAwards(points, awards, number);
    await storeModerationMark(client, marker, { moderation, number, version: 0, awards: second });
  }
  await client.query(
    `update moderations set status = 'finished', created_at = now() - interval '6 days', ended_at = now() - interval '4 days'
     where id = $1`,
    [moderation],
  );
}

function secondAwards(points: readonly Award[], first: readonly Award[], number: number): readonly Award[] {
  if (number % 3 === 0) return first.slice(0, -1);
  if (number % 7 !== 1) return first;
  const missing = points.find((award) => first.every(({ point }) => point !== award.point));
  return missing === undefined ? first : [...first, missing];
}
