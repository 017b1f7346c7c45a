import type pg from 'pg';
import {
  inWorksheetOrder,
  type WorksheetVersion,
  worksheetSeed,
} from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  decideKey,
  type RevealedKey,
  SealedKey,
  type StoredKey,
} from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/question-type-names.ts';
import type { Viewer } from '../../access/viewer.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type StoredDraw, withDraw } from '../../questions/answer-keys/drawn-question.ts';
import { storedKey, storedPrintedDraw } from '../../questions/answer-keys/key-columns.sql.ts';
import { teaches } from '../classroom.permission.ts';

/** A question of an assignment, as students see it, and its answer key for their teachers. */
export type PreviewQuestion<F = ContentImage> = {
  readonly id: string;
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly body: unknown;
  readonly images: readonly F[];
  readonly marks: number;
  /** The pool that it is drawn from; null: every student gets it. */
  readonly pool: number | null;
  readonly key: RevealedKey;
};

/** A pool, of which each student gets a selection. `count`: of its questions. */
export type PreviewPool = { readonly pool: number; readonly draws: number; readonly count: number };

/** The school on a sheet. `logo`: the digest of a public image. */
export type PreviewSchool = { readonly name: string; readonly logo: string | null };

export type AssignmentPreview = {
  readonly id: string;
  readonly title: string;
  readonly instructions: string;
  readonly classroom: string;
  /** Null: the class belongs to no school. */
  readonly school: PreviewSchool | null;
  /** Titles of the parts to read, watch or learn. */
  readonly materials: readonly string[];
  readonly pools: readonly PreviewPool[];
  /** Of all parts, in the order of the version. A randomised question has its example in version A, and a draw in others. */
  readonly questions: readonly PreviewQuestion[];
};

type Row = Omit<AssignmentPreview, 'questions'> & {
  readonly questions: readonly (Omit<PreviewQuestion<StoredImage>, 'key'> & {
    readonly storedKey: StoredKey;
    readonly draw: StoredDraw | null;
  })[];
};

const READ = `
  select s.id, s.title, s.instructions, c.name as classroom,
    (select json_build_object('name', sc.name, 'logo', sc.logo) from schools sc where sc.id = c.school_id) as school,
    array(select p.title from assignment_parts p where p.assignment_id = s.id and p.material_id is not null
      order by p.position) as materials, (
    select coalesce(json_agg(json_build_object('pool', p.position, 'draws', p.draws,
      'count', (select count(*) from assignment_items ai where ai.part_id = p.id)) order by p.position), '[]')
    from assignment_parts p where p.assignment_id = s.id and p.draws is not null) as pools, (
    select coalesce(json_agg(json_build_object('id', v.id, 'type', i.type, 'stem', v.stem, 'body', v.body,
      'images', ${imagesJson('v')}, 'marks', ai.marks, 'pool', case when p.draws is not null then p.position end, 'storedKey', ${storedKey('k')},
      'draw', ${storedPrintedDraw('v', 'k', "($3::text || ' ' || v.id)")}) order by p.position, ai.position), '[]')
    from assignment_parts p join assignment_items ai on ai.part_id = p.id join item_versions v on v.id = ai.version_id
    join items i on i.id = v.item_id join item_versions k on k.id = marking_version(v.id)
    where p.assignment_id = s.id) as questions
  from assignments s join classrooms c on c.id = s.classroom_id
  where s.id = $1 and s.deleted_at is null and ${teaches('c.id', '$2')}`;

/**
 * The questions of an assignment, to preview and to print in one of its versions, with their answer keys. Throws `NOT_FOUND`, also for
 * assignments of others.
 */
export async function readAssignmentPreview(
  pool: pg.Pool,
  viewer: Viewer,
  { id, version }: { readonly id: string; readonly version: WorksheetVersion },
  address: ImageUrl,
): Promise<AssignmentPreview> {
  const seed = worksheetSeed(id.toLowerCase(), version);
  const values = [id, viewer.userId, version === 'A' ? null : seed];
  const { rows } = isUuid(id) ? await pool.query<Row>(READ, values) : { rows: [] };
  const row = rows[0];
  // The statement finds assignments of classes that the viewer teaches, and no others.
  const decision = decideKey({ isAuthor: false, isMarker: true, isEarned: false, reservations: [] });
  if (row === undefined || !decision.revealed) throw new ProductError('NOT_FOUND');
  return {
    ...row,
    questions: inWorksheetOrder(row.questions.map(withDraw), version, seed).map(
      ({ storedKey: stored, draw: _draw, ...question }) => ({
        ...withAddresses(question, address),
        key: new SealedKey(stored).reveal(decision.grant),
      }),
    ),
  };
}
