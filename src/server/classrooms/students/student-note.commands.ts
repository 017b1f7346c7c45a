import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockTaught } from '../classroom.commands.ts';

type NoteOf = { readonly classroom: string; readonly student: string };

const SAVE = `
  insert into student_notes (classroom_id, user_id, text, version, written_by)
  select m.classroom_id, m.user_id, $3, 1, $5 from classroom_members m
  where m.classroom_id = $1 and m.user_id = $2 and m.left_at is null
  on conflict (classroom_id, user_id) do update
  set text = excluded.text, version = student_notes.version + 1, written_by = excluded.written_by, written_at = now()
  where student_notes.version = $4
  returning version`;

/**
 * Saves what the teachers of a class note about a student. Returns the new version. Throws `NOT_FOUND`, also for other
 * classes and their students, and `CHANGED_MEANWHILE` if another teacher has changed the note.
 */
export const saveStudentNote = (
  pool: pg.Pool,
  viewer: Viewer,
  { classroom, student }: NoteOf,
  { text, version }: { readonly text: string; readonly version: number },
): Promise<number> =>
  inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, classroom);
    const known = isUuid(student)
      ? await client.query<{ version: number }>(
          `select coalesce(n.version, 0) as version from classroom_members m
           left join student_notes n on n.classroom_id = m.classroom_id and n.user_id = m.user_id
           where m.classroom_id = $1 and m.user_id = $2 and m.left_at is null`,
          [classroom, student],
        )
      : { rows: [] };
    if (known.rows[0] === undefined) throw new ProductError('NOT_FOUND');
    if (known.rows[0].version !== version) throw new ProductError('CHANGED_MEANWHILE');
    const { rows } = await client.query<{ version: number }>(SAVE, [classroom, student, text, version, viewer.userId]);
    return rows[0]?.version ?? version;
  });
