import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { decideKey, SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { Estimate, QuestionText } from '#domain/questions/authoring/question-draft.schema.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import type { ReportReason } from '#domain/questions/report-reason.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import type { SubjectRef } from '../content/content.queries.ts';
import { type ContentImage, type ImageUrl, imagesJson, type StoredImage } from '../content/content-image.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { readTemplate, type StoredTemplate } from './answer-keys/drawn-question.ts';
import { storedKey, storedTemplate } from './answer-keys/key-columns.sql.ts';
import { type Author, isOwn, isReadable, sharing } from './author.ts';

export type VersionLine = {
  readonly id: string;
  readonly number: number;
  readonly createdAt: string;
  readonly authorName: string | null;
};

/** A student's report of a problem. */
export type QuestionReport = {
  readonly id: string;
  readonly version: number;
  readonly reason: ReportReason;
  readonly text: string;
  readonly createdAt: string;
  readonly resolvedAt: string | null;
  readonly answer: string | null;
};

/** A question as its authors see it: the latest version, whether or not it is published. */
export type AuthoredQuestion<F = ContentImage> = {
  readonly id: string;
  readonly externalId: string;
  readonly type: QuestionTypeName;
  readonly topic: SubjectRef & { readonly subject: SubjectRef };
  readonly subtopic: string | null;
  readonly tags: readonly string[];
  readonly estimate: Estimate | null;
  readonly stage: Stage;
  readonly publishAt: string | null;
  readonly publishedAt: string | null;
  readonly deletedAt: string | null;
  readonly inBank: boolean;
  /** Whether it is shared with colleagues; null if there is no school to share it with. */
  readonly isShared: boolean | null;
  readonly revision: number;
  /** Number of the published version. */
  readonly version: number;
  readonly text: Omit<QuestionText, 'type'>;
  readonly images: readonly F[];
  /** Newest first. */
  readonly versions: readonly VersionLine[];
  readonly reports: readonly QuestionReport[];
};

type StoredText = Omit<QuestionText, 'type' | 'key' | 'explanation' | 'hints' | 'parameters'> & {
  readonly storedKey: StoredKey;
  readonly template: StoredTemplate | null;
};

const textJson = (v: string): string =>
  `json_build_object('stem', ${v}.stem, 'body', ${v}.body, 'storedKey', ${storedKey(v)},
    'template', ${storedTemplate(v)}, 'source', ${v}.source)`;

/** The content of a version, for its author: of a randomised question, with its placeholders. The statements here find only questions that the author may read. */
function textOf({ storedKey: stored, template, ...text }: StoredText): Omit<QuestionText, 'type'> {
  const decision = decideKey({ isAuthor: true, isMarker: false, isEarned: false, reservations: [] });
  if (!decision.revealed) throw new ProductError('NOT_FOUND');
  const { answer, explanation, hints } = new SealedKey(stored).reveal(decision.grant);
  if (template === null) return { ...text, key: answer, explanation, hints: [...hints], parameters: null };
  const written = readTemplate(template);
  return { ...text, ...written, hints: [...written.hints] };
}

// A colleague's draft is for its owner alone: a school admin reads the published version.
const canSeeVersion = (version: string): string => `(${isOwn('i', '$2', '$3')} or ${version}.version <= i.version)`;

const READ = `
  select i.id, i.external_id as "externalId", i.type, i.subtopic, i.tags, i.estimate, i.stage, i.revision, i.version,
    i.in_bank as "inBank", ${sharing('i')} as "isShared", ${instantJson('i.publish_at')} as "publishAt", ${instantJson('i.published_at')} as "publishedAt",
    ${instantJson('i.deleted_at')} as "deletedAt",
    json_build_object('id', t.id, 'slug', t.slug, 'title', t.title,
      'subject', json_build_object('id', s.id, 'slug', s.slug, 'title', s.title)) as topic,
    ${textJson('v')} as text, ${imagesJson('v')} as images,
    (select coalesce(json_agg(json_build_object('id', o.id, 'number', o.version, 'createdAt', ${instantJson('o.created_at')},
       'authorName', u.name) order by o.version desc), '[]') from item_versions o left join users u on u.id = o.author_id
     where o.item_id = i.id and ${canSeeVersion('o')}) as versions,
    (select coalesce(json_agg(json_build_object('id', r.id, 'version', o.version, 'reason', r.reason, 'text', r.text,
       'createdAt', ${instantJson('r.created_at')}, 'resolvedAt', ${instantJson('r.resolved_at')}, 'answer', r.answer)
       order by r.resolved_at is not null, r.created_at desc), '[]')
     from item_versions o join item_reports r on r.version_id = o.id where o.item_id = i.id and ${isOwn('i', '$2', '$3')}) as reports
  from items i join topics t on t.id = i.topic_id join subjects s on s.id = t.subject_id
  cross join lateral (select * from item_versions v where v.item_id = i.id and ${canSeeVersion('v')} order by v.version desc limit 1) v
  where i.id = $1 and ${isReadable('item', 'i', ['$2', '$3', '$4'])}`;

/** A question with everything that its editor shows: one statement. Throws `NOT_FOUND`, also for others'. */
export async function readAuthoredQuestion(
  pool: Pick<pg.Pool, 'query'>,
  author: Author,
  id: string,
  address: ImageUrl,
): Promise<AuthoredQuestion> {
  const { rows } = isUuid(id)
    ? await pool.query<Omit<AuthoredQuestion<StoredImage>, 'text'> & { readonly text: StoredText }>({
        name: 'authored-item',
        text: READ,
        values: [id, author.userId, author.bank, author.readsSchool],
      })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return {
    ...row,
    text: textOf(row.text),
    images: row.images.map((image) => ({ ...image, url: address(image.digest) })),
  };
}

/** The content of one version. Throws `NOT_FOUND`. */
export async function readVersionText(
  pool: Pick<pg.Pool, 'query'>,
  author: Author,
  id: string,
): Promise<Omit<QuestionText, 'type'>> {
  const { rows } = isUuid(id)
    ? await pool.query<{ text: StoredText }>(
        `select ${textJson('v')} as text from item_versions v join items i on i.id = v.item_id
         where v.id = $1 and ${isReadable('item', 'i', ['$2', '$3', '$4'])} and ${canSeeVersion('v')}`,
        [id, author.userId, author.bank, author.readsSchool],
      )
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return textOf(row.text);
}
