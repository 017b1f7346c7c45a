import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { type PaperDraft, paperMarks } from '#domain/assessments/paper-draft.schema.ts';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';

/** The result for one paper. `reason` says what the bank lacks. */
export type PaperOutcome = { readonly outcome: 'imported' } | { readonly outcome: 'refused'; readonly reason: Reason };

const MISSING_SHOWN = 5;

const boundariesOf = (draft: PaperDraft): readonly GradeBoundary[] => {
  if (draft.gradeBoundaries !== undefined) return draft.gradeBoundaries;
  return draft.passMark == null ? [] : [{ grade: 'Pass', from: Math.min(1, draft.passMark / paperMarks(draft)) }];
};

/**
 * Writes a paper, within the client's transaction; a paper with the same subject, title, year and session is replaced,
 * and keeps its id. Questions are pinned to their current version. Attempts keep their questions.
 */
export async function writePaper(client: ClientBase, draft: PaperDraft): Promise<PaperOutcome> {
  const { rows: subjects } = await client.query<{ id: string }>('select id from live_subjects where title = $1', [
    draft.subject,
  ]);
  const subject = subjects[0];
  if (subject === undefined)
    return { outcome: 'refused', reason: { code: 'paperSubjectUnknown', subject: draft.subject } };

  const questionIds = draft.sections.flatMap(({ questions }) => questions.map(({ question }) => question));
  const twice = questionIds.find((id, at) => questionIds.indexOf(id) !== at);
  if (twice !== undefined) return { outcome: 'refused', reason: { code: 'paperQuestionRepeated', question: twice } };
  const { rows: found } = await client.query<{ external_id: string; version_id: string }>(
    `select i.external_id, v.id as version_id from items i join item_versions v on v.item_id = i.id and v.version = i.version
     where i.external_id = any($1)`,
    [questionIds],
  );
  const versions = new Map(found.map((row) => [row.external_id, row.version_id]));
  const missing = questionIds.filter((id) => !versions.has(id));
  if (missing.length > 0) {
    const questions = missing.slice(0, MISSING_SHOWN);
    const more = missing.length - questions.length;
    return { outcome: 'refused', reason: { code: 'paperQuestionsMissing', questions, more } };
  }
  await writeRows(client, subject.id, draft, versions);
  return { outcome: 'imported' };
}

async function writeRows(
  client: ClientBase,
  subjectId: string,
  draft: PaperDraft,
  versions: ReadonlyMap<string, string>,
): Promise<void> {
  const { title, year, session, board, minutes, instructions, sections, source, licence } = draft;
  const { rows } = await client.query<{ id: string }>(
    `insert into exam_papers (id, subject_id, title, year, session, board, seconds, instructions, grade_boundaries, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (subject_id, title, year, session) do update set board = excluded.board, seconds = excluded.seconds,
       instructions = excluded.instructions, grade_boundaries = excluded.grade_boundaries, source = excluded.source
     returning id`,
    [
      ...[randomUUID(), subjectId, title, year, session, board],
      minutes === null ? null : minutes * 60,
      instructions,
      JSON.stringify(boundariesOf(draft)),
      JSON.stringify({ work: source, author: null, url: null, licence }),
    ],
  );
  const paper = rows[0]?.id ?? '';
  await client.query('delete from paper_items where paper_id = $1', [paper]);
  await client.query('delete from paper_sections where paper_id = $1', [paper]);
  await client.query(
    `insert into paper_sections (paper_id, position, title, instructions)
     select $1, position, title, instructions from unnest($2::text[], $3::text[]) with ordinality as s(title, instructions, position)`,
    [paper, sections.map((section) => section.title), sections.map((section) => section.instructions)],
  );
  const items = sections.flatMap(({ questions }, at) =>
    questions.map((question) => ({ ...question, section: at + 1 })),
  );
  await client.query(
    `insert into paper_items (paper_id, position, section, version_id, marks)
     select $1, position, section, version, marks
     from unnest($2::int[], $3::uuid[], $4::int[]) with ordinality as i(section, version, marks, position)`,
    [
      paper,
      items.map(({ section }) => section),
      items.map(({ question }) => versions.get(question)),
      items.map(({ marks }) => marks),
    ],
  );
}
