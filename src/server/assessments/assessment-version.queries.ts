import type pg from 'pg';
import type { PaperContent, QuizDraft } from '#domain/assessments/assessment.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import type { RecordedFields } from '../platform/audit/recorded-fields.ts';
import type { Author } from '../questions/author.ts';
import { type AssessmentTable, KIND_OF } from './assessment.lock.ts';
import { type AssessmentQuestion, readAssessmentQuestions } from './assessment-question.queries.ts';
import { readAuthoredPaper } from './authored-paper.commands.ts';
import { readAuthoredQuiz } from './authored-quiz.commands.ts';

/** An earlier version of a quiz or paper. For what existed before changes were logged, time and author are unknown. */
export type AssessmentVersion = { readonly number: number; readonly createdAt: string | null; readonly author: string };
export type AssessmentVersionContent = {
  readonly draft: QuizDraft | PaperContent;
  readonly items: readonly AssessmentQuestion[];
};

type AssessmentRef = { readonly table: AssessmentTable; readonly id: string };
type Recorded = {
  readonly at: string;
  readonly author: string;
  readonly before: RecordedFields | null;
};

const RECORDED_MOST = 500;
const VERSIONS_SHOWN = 30;

// The log contains what each change replaced: starting from the current content, every earlier version can be rebuilt.
const CHANGES = `
  select ${instantJson('l.at')} as at, coalesce(u.name, '') as author, l.before
  from audit_log l left join users u on u.id = l.actor_id
  where l.resource = $1 and l.record_id = $2 and l.after ?| $3 order by l.id desc limit ${RECORDED_MOST}`;

/** Throws `NOT_FOUND`, also for what the author may not see. */
const readNow = (pool: pg.Pool, author: Author, { table, id }: AssessmentRef) =>
  table === 'quizzes' ? readAuthoredQuiz(pool, author, id) : readAuthoredPaper(pool, author, id);

/** The changes of content, latest first; publishing is not one of them. */
async function changesOf(
  pool: pg.Pool,
  { table, id }: AssessmentRef,
  fields: readonly string[],
): Promise<readonly Recorded[]> {
  const { rows } = await pool.query<Recorded>(CHANGES, [KIND_OF[table], id, fields]);
  return rows;
}

/** Versions of a quiz or paper, newest first. Throws `NOT_FOUND`. */
export async function listAssessmentVersions(
  pool: pg.Pool,
  author: Author,
  target: AssessmentRef,
): Promise<readonly AssessmentVersion[]> {
  const { draft } = await readNow(pool, author, target);
  const changes = await changesOf(pool, target, Object.keys(draft));
  const isComplete = changes.at(-1)?.before === null;
  const versions = changes.map(({ at, author: by }, from) => ({
    ...{ number: changes.length - from + (isComplete ? 0 : 1), createdAt: at, author: by },
  }));
  return [...versions, ...(isComplete ? [] : [{ number: 1, createdAt: null, author: '' }])].slice(0, VERSIONS_SHOWN);
}

/** The content of one version, with its questions as far as the author may see them. Throws `NOT_FOUND`. */
export async function readAssessmentVersion(
  pool: pg.Pool,
  author: Author,
  { number, ...target }: AssessmentRef & { readonly number: number },
): Promise<AssessmentVersionContent> {
  const { draft: now } = await readNow(pool, author, target);
  const fields = Object.keys(now);
  const changes = await changesOf(pool, target, fields);
  const first = changes.at(-1)?.before === null ? 1 : 0;
  const later = changes.length + 1 - first - number;
  if (number < 1 || later < 0) throw new ProductError('NOT_FOUND');
  let draft = now;
  for (const { before } of changes.slice(0, later)) {
    draft = {
      ...draft,
      ...Object.fromEntries(Object.entries(before ?? {}).filter(([field]) => fields.includes(field))),
    };
  }
  return { draft, items: await readAssessmentQuestions(pool, author, pickedIn(draft)) };
}

const pickedIn = (draft: QuizDraft | PaperContent): string[] => {
  const entries = 'sections' in draft ? draft.sections.flatMap((section) => section.entries) : draft.entries;
  return entries.flatMap((entry) => (entry.kind === 'pick' ? [entry.item] : []));
};
