import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Grading } from '#domain/classrooms/gradebook/grading.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockSet } from '../assignments/assignment.commands.ts';
import { lockTaught } from '../classroom.commands.ts';

/**
 * Saves the categories of a class and its grade boundaries. Categories that are left out are deleted, and their
 * assignments have none. Throws `NOT_FOUND`, also for a class of others and a category of another class.
 */
export const saveGrading = (
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  { categories, boundaries }: Grading,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, classroom);
    const known = categories.flatMap(({ id }) => id ?? []);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from grade_categories where classroom_id = $1 and id = any($2)',
      [classroom, known],
    );
    if (rows[0]?.count !== known.length) throw new ProductError('NOT_FOUND');
    await client.query('delete from grade_categories where classroom_id = $1 and id <> all($2)', [classroom, known]);
    await client.query(
      `insert into grade_categories (id, classroom_id, name, weight, drop_lowest, position)
       select c.id, $1, c.name, c.weight, c.drop_lowest, c.position
       from json_to_recordset($2) as c(id uuid, name text, weight float8, drop_lowest int, position int)
       on conflict (id) do update set name = excluded.name, weight = excluded.weight, drop_lowest = excluded.drop_lowest,
         position = excluded.position`,
      [
        classroom,
        JSON.stringify(
          categories.map(({ id, name, weight, dropLowest }, position) => ({
            ...{ id: id ?? randomUUID(), name, weight, position },
            drop_lowest: dropLowest,
          })),
        ),
      ],
    );
    await client.query('update classrooms set grade_boundaries = $2 where id = $1', [
      classroom,
      JSON.stringify(boundaries),
    ]);
  });

/** Puts an assignment into a category of its class, or into none. Throws `NOT_FOUND`, also for those of others. */
export const setCategory = (
  pool: pg.Pool,
  viewer: Viewer,
  { assignment, category }: { readonly assignment: string; readonly category: string | null },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { classroom } = await lockSet(client, viewer, assignment);
    if (category !== null) {
      const { rowCount } = isUuid(category)
        ? await client.query('select from grade_categories where id = $1 and classroom_id = $2', [category, classroom])
        : { rowCount: 0 };
      if (rowCount === 0) throw new ProductError('NOT_FOUND');
    }
    await client.query('update assignments set category_id = $2 where id = $1', [assignment, category]);
  });
