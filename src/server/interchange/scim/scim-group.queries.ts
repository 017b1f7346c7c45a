import type pg from 'pg';
import { fixedText, matchesFilter } from '#domain/interchange/scim/scim-filter.rule.ts';
import type { ScimFilter } from '#domain/interchange/scim/scim-filter.ts';
import { GROUP_TYPE } from '#domain/interchange/scim/scim-resource-types.ts';
import type { ScimObject, ScimValue } from '#domain/interchange/scim/scim-value.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { inBatches } from './scim-batches.ts';
import { type SentResource, sentResource } from './scim-reply.ts';
import type { ScimList, ScimPage } from './scim-user.queries.ts';

/** A class as the database has it. */
export type ScimGroupRow = {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly isArchived: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** SQL: the columns of `ScimGroupRow` of `l` and `c`. */
export const SCIM_GROUP_COLUMNS = `c.id, c.name, l.external_id as "externalId", c.archived_at is not null as "isArchived",
  ${instantJson('l.created_at')} as "createdAt", ${instantJson('l.updated_at')} as "updatedAt"`;

/** SQL: classes `c` with their links `l` that the identity system of school `$1` can see. */
export const SCIM_GROUPS = `scim_groups l join classrooms c on c.id = l.classroom_id and c.school_id = $1
  where l.school_id = $1 and l.deleted_at is null`;

type Member = { readonly classroomId: string; readonly id: string; readonly name: string };

/** The members of classes that the identity system has added, and who are still there. */
async function membersOf(
  pool: Pick<pg.Pool, 'query'>,
  schoolId: string,
  groups: readonly string[],
): Promise<ReadonlyMap<string, readonly Member[]>> {
  const { rows } = await pool.query<Member>(
    `select m.classroom_id as "classroomId", u.id, u.name from scim_members m
     join scim_users l on l.user_id = m.user_id and l.school_id = $1 and l.deleted_at is null
     join users u on u.id = m.user_id and u.school_id = $1 and u.role = m.role
     where m.classroom_id = any($2::uuid[]) and (
       exists (select from classroom_members s where s.classroom_id = m.classroom_id and s.user_id = m.user_id
         and s.left_at is null and m.role = 'student')
       or exists (select from classroom_teachers t where t.classroom_id = m.classroom_id and t.user_id = m.user_id
         and m.role = 'teacher'))
     order by m.classroom_id, u.id`,
    [schoolId, groups],
  );
  return Map.groupBy(rows, ({ classroomId }) => classroomId);
}

/** The attributes of a class that the identity system writes. */
export const groupAttributes = (
  { name, externalId }: ScimGroupRow,
  members: readonly Member[],
  base: string,
): ScimObject =>
  new Map<string, ScimValue>([
    ...(externalId === null ? [] : ([['externalId', externalId]] as const)),
    ['displayName', name],
    ...(members.length === 0
      ? []
      : ([
          [
            'members',
            members.map(
              (member) =>
                new Map<string, ScimValue>([
                  ['value', member.id],
                  ['display', member.name],
                  ['type', 'User'],
                  ['$ref', `${base}/Users/${member.id}`],
                ]),
            ),
          ],
        ] as const)),
  ]);

/** The resources of rows, with their members. */
export async function groupResources(
  pool: Pick<pg.Pool, 'query'>,
  schoolId: string,
  base: string,
  rows: readonly ScimGroupRow[],
): Promise<readonly (SentResource & { readonly attributes: ScimObject })[]> {
  const members = await membersOf(
    pool,
    schoolId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const attributes = groupAttributes(row, members.get(row.id) ?? [], base);
    return { ...sentResource(GROUP_TYPE, base, { ...row, attributes }), attributes };
  });
}

/** Rows that are read at once to be compared with a filter. */
const BATCH = 200;

/** The classes of a school that were provisioned. */
export async function readScimGroups(pool: pg.Pool, schoolId: string, base: string, page: ScimPage): Promise<ScimList> {
  const { filter, startIndex, count } = page;
  if (filter === null) {
    const { rows } = await pool.query<ScimGroupRow>(
      `select ${SCIM_GROUP_COLUMNS} from ${SCIM_GROUPS} order by l.classroom_id limit $2 offset $3`,
      [schoolId, count, startIndex - 1],
    );
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*)::int as total from ${SCIM_GROUPS}`, [
      schoolId,
    ]);
    return { resources: await groupResources(pool, schoolId, base, rows), total: counted[0]?.total ?? 0 };
  }
  const resources: SentResource[] = [];
  let total = 0;
  for await (const batch of candidates(pool, schoolId, filter))
    for (const sent of await groupResources(pool, schoolId, base, batch)) {
      if (!matchesFilter(filter, sent.resource)) continue;
      total += 1;
      if (total >= startIndex && resources.length < count) resources.push(sent);
    }
  return { resources, total };
}

const fixedIn = (filter: ScimFilter) => ({
  id: fixedText(filter, 'id', null),
  name: fixedText(filter, 'displayName', null),
  externalId: fixedText(filter, 'externalId', null),
});

/** Whether a filter needs all classes to be compared. */
export const isGroupScan = (filter: ScimFilter): boolean =>
  Object.values(fixedIn(filter)).every((value) => value === null);

async function* candidates(
  pool: pg.Pool,
  schoolId: string,
  filter: ScimFilter,
): AsyncGenerator<readonly ScimGroupRow[]> {
  const { id, name, externalId } = fixedIn(filter);
  if (id !== null && !isUuid(id)) return;
  yield* inBatches(BATCH, async (after) => {
    const { rows } = await pool.query<ScimGroupRow>(
      `select ${SCIM_GROUP_COLUMNS} from ${SCIM_GROUPS} and ($2::uuid is null or l.classroom_id = $2)
         and ($3::text is null or lower(c.name) = lower($3)) and ($4::text is null or l.external_id = $4)
         and ($5::uuid is null or l.classroom_id > $5)
       order by l.classroom_id limit ${BATCH}`,
      [schoolId, id, name, externalId, after],
    );
    return rows;
  });
}

/** A class; null if the identity system of the school can't see it. */
export async function findScimGroup(
  pool: Pick<pg.Pool, 'query'>,
  schoolId: string,
  base: string,
  id: string,
): Promise<SentResource | null> {
  if (!isUuid(id)) return null;
  const { rows } = await pool.query<ScimGroupRow>(
    `select ${SCIM_GROUP_COLUMNS} from ${SCIM_GROUPS} and l.classroom_id = $2`,
    [schoolId, id],
  );
  return (await groupResources(pool, schoolId, base, rows))[0] ?? null;
}
