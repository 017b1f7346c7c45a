import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import type { PaperContent } from '#domain/assessments/assessment.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { isUuid } from '../platform/db/uuid.ts';
import type { Author } from '../questions/author.ts';
import { recorded } from '../questions/recorded-change.ts';
import { lockAssessment, refuseIncompleteOnOffer } from './assessment.lock.ts';
import { PAPER_DRAFT } from './assessment-draft.sql.ts';
import { type AssessmentQuestion, readAssessmentQuestions } from './assessment-question.queries.ts';
import { type AssessmentStatus, statusColumns } from './authored-quiz.commands.ts';

export type AuthoredPaper = AssessmentStatus & {
  readonly draft: PaperContent;
  readonly items: readonly AssessmentQuestion[];
  /** Questions that have changed since they were added to the paper; saving it updates them. */
  readonly outdated: readonly string[];
};

const READ = `
  select ${statusColumns('p', 'paper_id')}, ${PAPER_DRAFT} as draft,
    array(select v.item_id from paper_items pi join item_versions v on v.id = pi.version_id join items i on i.id = v.item_id
      where pi.paper_id = p.id and i.version <> v.version) as outdated
  from exam_papers p where p.id = $1`;

/** A paper as its author wrote it, with what the editor shows of its questions. Throws `NOT_FOUND`. */
export async function readAuthoredPaper(pool: pg.Pool, author: Author, id: string): Promise<AuthoredPaper> {
  const { rows } = isUuid(id) ? await pool.query<Omit<AuthoredPaper, 'items'>>(READ, [id]) : { rows: [] };
  const paper = rows[0];
  if (paper === undefined) throw new ProductError('NOT_FOUND');
  const picked = paper.draft.sections.flatMap(({ entries }) => entries.map(({ item }) => item));
  return { ...paper, items: await readAssessmentQuestions(pool, author, picked) };
}

/** Creates a paper as a draft. Returns its id. Throws `INVALID_INPUT`. */
export function createPaper(pool: pg.Pool, author: Author, draft: PaperContent): Promise<string> {
  const id = randomUUIDv7();
  return recorded(pool, author, { kind: 'exam-paper', id, action: 'created' }, async (client) => {
    await refuseSameName(client, id, draft);
    const { rowCount } = await client.query(
      `insert into exam_papers (id, subject_id, title, year, session, board, seconds, instructions, grade_boundaries, stage, source)
       select $1, s.id, $3, $4, $5, $6, $7, $8, $9, 'draft', '{"work":null,"author":null,"url":null,"licence":null}'
       from subjects s where s.id = $2`,
      [id, ...columnsOf(draft)],
    );
    if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { subject: problemText('subjectMissing') } });
    await writeSections(client, id, draft);
    return id;
  });
}

/**
 * Saves a changed paper, with its questions in their current versions. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`,
 * `INVALID_INPUT`.
 */
export const savePaper = (
  pool: pg.Pool,
  author: Author,
  { id, revision }: { readonly id: string; readonly revision: number },
  draft: PaperContent,
): Promise<number> =>
  recorded(pool, author, { kind: 'exam-paper', id, action: 'changed' }, async (client) => {
    await lockAssessment(client, 'exam_papers', author, { id, revision });
    await refuseSameName(client, id, draft);
    const { rows } = await client.query<{ revision: number }>(
      `update exam_papers p set subject_id = s.id, title = $3, year = $4, session = $5, board = $6, seconds = $7,
         instructions = $8, grade_boundaries = $9, revision = p.revision + 1, changed_at = now()
       from subjects s where p.id = $1 and s.id = $2 returning p.revision`,
      [id, ...columnsOf(draft)],
    );
    if (rows[0] === undefined)
      throw new ProductError('INVALID_INPUT', { fields: { subject: problemText('subjectMissing') } });
    await client.query('delete from paper_items where paper_id = $1', [id]);
    await client.query('delete from paper_sections where paper_id = $1', [id]);
    await writeSections(client, id, draft);
    await refuseIncompleteOnOffer(client, 'exam_papers', id);
    return rows[0].revision;
  });

const columnsOf = ({ subject, title, year, session, board, seconds, instructions, gradeBoundaries }: PaperContent) =>
  [subject, title, year, session, board, seconds, instructions, JSON.stringify(gradeBoundaries)] as const;

async function refuseSameName(client: pg.ClientBase, id: string, draft: PaperContent): Promise<void> {
  const { rowCount } = await client.query(
    'select from exam_papers where subject_id = $1 and title = $2 and year = $3 and session = $4 and id <> $5',
    [draft.subject, draft.title, draft.year, draft.session, id],
  );
  if (rowCount !== 0) {
    throw new ProductError('INVALID_INPUT', {
      fields: { title: problemText('paperExists') },
    });
  }
}

async function writeSections(client: pg.ClientBase, id: string, { sections }: PaperContent): Promise<void> {
  await client.query(
    `insert into paper_sections (paper_id, position, title, instructions)
     select $1, position, title, instructions from unnest($2::text[], $3::text[]) with ordinality as s(title, instructions, position)`,
    [id, sections.map(({ title }) => title), sections.map(({ instructions }) => instructions)],
  );
  const items = sections.flatMap(({ entries }, at) => entries.map((entry) => ({ ...entry, section: at + 1 })));
  const { rowCount } = await client.query(
    `insert into paper_items (paper_id, position, section, version_id, marks)
     select $1, e.position, e.section, v.id, e.marks
     from unnest($2::int[], $3::uuid[], $4::int[]) with ordinality as e(section, item, marks, position)
     join items i on i.id = e.item and i.in_bank join item_versions v on v.item_id = i.id and v.version = i.version`,
    [id, items.map(({ section }) => section), items.map(({ item }) => item), items.map(({ marks }) => marks)],
  );
  if (rowCount !== items.length) {
    throw new ProductError('INVALID_INPUT', { fields: { sections: problemText('questionGone') } });
  }
}
