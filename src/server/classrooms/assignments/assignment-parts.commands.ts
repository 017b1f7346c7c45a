import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { poolFault } from '#domain/classrooms/assignments/question-pool.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { readQuizQuestions } from '../../assessments/quiz-questions.queries.ts';
import { storedAnswer } from '../../questions/answer-keys/key-columns.sql.ts';
import { marksAvailable, type PricedQuestion } from '../../questions/answer-keys/marks-available.ts';
import { isUsable } from '../../questions/author.ts';

type Part = AssignmentDraft['parts'][number];
type Question = PricedQuestion & { readonly version: string };

const missing = (): ProductError => new ProductError('INVALID_INPUT', { fields: { parts: problemText('taskGone') } });

const MATERIAL_KINDS = {
  note: ['noteBooklet', 'onePageSummary'],
  media: ['audio', 'video', 'short'],
  deck: ['deck'],
} as const;

/** The teachers of the assignment's class. */
const teaches = (assignment: string): string =>
  `in (select ct.user_id from classroom_teachers ct join assignments a on a.classroom_id = ct.classroom_id where a.id = ${assignment})`;

// An answer key is read only for questions with a mark scheme, which contains the marks. Questions that students could
// not get, such as drafts, can't be assigned; nor can a teacher's own, unless the owner teaches the class or shares
// them with someone who does.
const CURRENT = `i.type, v.id as version, case when i.type = any($2) then ${storedAnswer('v')} end as "storedKey"`;
const READ = {
  paper: `select ${CURRENT}, pi.marks::float8 as marks from paper_items pi join exam_papers p on p.id = pi.paper_id and p.live
    join item_versions v on v.id = pi.version_id
    join items i on i.id = v.item_id where pi.paper_id = $1 order by pi.position`,
  questions: `select ${CURRENT}, null as marks from unnest($1::uuid[]) with ordinality as w(id, at)
    join items i on i.id = w.id and i.published_at is not null and i.deleted_at is null
      and (i.in_bank or ${isUsable('i', teaches('$3'))})
    join item_versions v on v.item_id = i.id and v.version = i.version order by w.at`,
} as const;

/**
 * Whether a quiz can be assigned: it is published, or it is complete and belongs to (or is shared with) one of `who`
 * assigns it.
 */
export const isSettable = (quiz: string, who: string): string =>
  `(${quiz}.live or ${isUsable(quiz, who)} and ${quiz}.stage = 'published' and ${quiz}.deleted_at is null)`;

/** The questions of a part; a quiz with random questions draws them once, so that the whole class gets the same. */
async function questionsOf(
  client: pg.ClientBase,
  kind: 'quiz' | 'paper' | 'questions',
  {
    ref,
    items,
    seed,
    assignment,
  }: Pick<Part, 'ref' | 'items'> & { readonly seed: string; readonly assignment: string },
): Promise<Question[]> {
  if (kind === 'paper') return (await client.query<Question>(READ.paper, [ref, MARKED_BY_SCHEME])).rows;
  if (kind === 'questions')
    return (await client.query<Question>(READ.questions, [items, MARKED_BY_SCHEME, assignment])).rows;
  const { rowCount } = await client.query(
    `select from quizzes q where q.id = $1 and ${isSettable('q', teaches('$2'))}`,
    [ref, assignment],
  );
  if (rowCount === 0 || ref === null) return [];
  return (await readQuizQuestions(client, ref, { seed, practising: null })).map(({ id, ...question }) => ({
    ...question,
    version: id,
  }));
}

/** Whether the existing parts equal the requested ones. */
async function areTheSame(client: pg.ClientBase, assignment: string, newParts: readonly Part[]): Promise<boolean> {
  const { rows } = await client.query<Part>(
    `select p.kind, coalesce(p.quiz_id, p.paper_id, p.material_id) as ref, p.draws,
       case when p.kind = 'questions' then array(select v.item_id::text from assignment_items ai
         join item_versions v on v.id = ai.version_id where ai.part_id = p.id order by ai.position) else '{}' end as items
     from assignment_parts p where p.assignment_id = $1 order by p.position`,
    [assignment],
  );
  const signature = (parts: readonly Part[]): string =>
    JSON.stringify(
      parts.map(({ kind, ref, items, draws }) => [
        kind,
        ref?.toLowerCase(),
        items.map((id) => id.toLowerCase()),
        draws,
      ]),
    );
  return signature(rows) === signature(newParts);
}

/**
 * Updates the parts of an assignment to the requested ones, and pins questions to their current version. Throws
 * `ASSIGNMENT_BEGUN` if students who have started would be affected, `INVALID_INPUT` for missing content.
 */
export async function storeParts(client: pg.ClientBase, assignment: string, parts: readonly Part[]): Promise<void> {
  if (await areTheSame(client, assignment, parts)) return;
  const { rows } = await client.query<{ started: boolean }>(
    'select exists (select from submissions where assignment_id = $1) as started',
    [assignment],
  );
  if (rows[0]?.started === true) throw new ProductError('ASSIGNMENT_BEGUN');
  await client.query('delete from assignment_parts where assignment_id = $1', [assignment]);
  for (const [at, part] of parts.entries()) await insertPart(client, assignment, at + 1, part);
}

async function insertPart(
  client: pg.ClientBase,
  assignment: string,
  position: number,
  { kind, ref, items, draws }: Part,
): Promise<void> {
  const id = randomUUID();
  const refOf = (...kinds: readonly Part['kind'][]): string | null => (kinds.includes(kind) ? ref : null);
  const insert = (title: string) =>
    client.query(
      `insert into assignment_parts (id, assignment_id, position, kind, title, quiz_id, paper_id, material_id, draws)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[id, assignment, position, kind, title],
        ...[refOf('quiz'), refOf('paper'), refOf('note', 'media', 'deck'), kind === 'questions' ? draws : null],
      ],
    );
  if (kind === 'note' || kind === 'media' || kind === 'deck') {
    const { rows } = await client.query<{ title: string }>(
      'select title from materials where id = $1 and kind = any($2) and published_at <= now()',
      [ref, MATERIAL_KINDS[kind]],
    );
    if (rows[0] === undefined) throw missing();
    await insert(rows[0].title);
    return;
  }
  const questions = await questionsOf(client, kind, { ref, items, seed: id, assignment });
  if (questions.length === 0 || (kind === 'questions' && questions.length !== items.length)) throw missing();
  const marks = questions.map(marksAvailable);
  if (kind === 'questions' && poolFault(draws, marks) === 'marksDiffer')
    throw new ProductError('INVALID_INPUT', { fields: { parts: problemText('drawMarksDiffer') } });
  await insert(await titleOf(client, kind, ref));
  await client.query(
    `insert into assignment_items (part_id, position, version_id, marks)
     select $1, v.position, v.id, v.marks from unnest($2::uuid[], $3::float8[]) with ordinality as v(id, marks, position)`,
    [id, questions.map(({ version }) => version), marks],
  );
}

/** Chosen questions have no title of their own; the interface names them. */
async function titleOf(
  client: pg.ClientBase,
  kind: 'quiz' | 'paper' | 'questions',
  ref: string | null,
): Promise<string> {
  if (kind === 'questions') return '';
  const { rows } = await client.query<{ title: string }>(
    kind === 'quiz'
      ? 'select title from quizzes where id = $1'
      : `select title || ', ' || case session when '' then '' else session || ' ' end || year as title from exam_papers where id = $1`,
    [ref],
  );
  return rows[0]?.title ?? '';
}
