import type pg from 'pg';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import {
  type AssignmentTarget,
  datesOf,
  type Publishing,
  publishingProblem,
} from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { insertAssignment } from './assignment.commands.ts';

/**
 * Creates an assignment in each of the classes, with the class's own dates, and publishes it unless it stays a draft.
 * Either all are created or none. Returns their ids, in the order of the classes. Throws `NOT_FOUND` for a class of
 * others, `INVALID_INPUT` for dates that contradict each other, and for groups if there are several classes.
 */
export const assignToClasses = (
  pool: pg.Pool,
  viewer: Viewer,
  {
    targets,
    draft,
    publishing,
    planned = null,
  }: {
    readonly targets: readonly AssignmentTarget[];
    readonly draft: AssignmentDraft;
    readonly publishing: Publishing;
    /** The planned assignment that it was created from, of the scheme of work that a class follows. */
    readonly planned?: string | null;
  },
): Promise<string[]> =>
  inTransaction(pool, async (client) => {
    if (targets.length > 1 && draft.groups.length > 0) {
      throw new ProductError('INVALID_INPUT', { fields: { groups: problemText('groupsOfOneClass') } });
    }
    const { rows } = await client.query<{ now: number }>('select extract(epoch from now())::float8 * 1000 as now');
    const nowMs = rows[0]?.now ?? 0;
    // Two teachers who assign to the same classes lock them in the same order.
    const ordered = [...targets].sort((a, b) => (a.classroom.toLowerCase() < b.classroom.toLowerCase() ? -1 : 1));
    const ids = new Map<string, string>();
    for (const target of ordered) {
      const dates = datesOf(draft, target);
      const problem = publishingProblem(publishing, dates, nowMs);
      if (problem !== null) throw new ProductError('INVALID_INPUT', { fields: { [problem.field]: problem.message } });
      ids.set(target.classroom, await insertAssignment(client, viewer, target.classroom, { ...draft, ...dates }));
    }
    if (publishing !== 'draft') {
      await client.query('update assignments set published_at = now() where id = any($1)', [[...ids.values()]]);
    }
    if (planned !== null) await recordPlanned(client, [...ids.values()], planned);
    return targets.map(({ classroom }) => ids.get(classroom) ?? '');
  });

/** Records what assignments were created from, in those classes that follow its scheme. */
async function recordPlanned(client: pg.ClientBase, assignments: readonly string[], planned: string): Promise<void> {
  if (!isUuid(planned)) return;
  await client.query(
    `update assignments a set planned_id = $2 from class_schemes cs join schemes s on s.id = cs.scheme_id
     where a.id = any($1::uuid[]) and cs.classroom_id = a.classroom_id
       and jsonb_path_exists(s.weeks, '$[*].assignments[*] ? (@.id == $id)', jsonb_build_object('id', $2::uuid::text))`,
    [assignments, planned],
  );
}
