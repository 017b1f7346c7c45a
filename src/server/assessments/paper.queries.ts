import type pg from 'pg';
import { isAdminRole } from '#domain/access/role.ts';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  decideKey,
  type RevealedKey,
  SealedKey,
  type StoredKey,
} from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { Reservation } from '#domain/questions/answer-keys/reservation.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { accessParameters, subjectIsAccessible } from '../access/accessible-topics.ts';
import type { Viewer } from '../access/viewer.ts';
import type { SubjectRef } from '../content/content.queries.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../content/content-image.ts';
import type { QuestionSource } from '../platform/db/schema/questions/questions.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { storedKey } from '../questions/answer-keys/key-columns.sql.ts';
import { reservedError } from '../questions/answer-keys/practice-block.ts';
import { reservationsJson } from '../questions/answer-keys/reserved-questions.sql.ts';
import { readsBank } from '../questions/author.ts';
import { type AttemptLine, attemptLineJson } from './attempt-line.ts';

export type PaperSummary = {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly session: string;
  readonly board: string;
  readonly seconds: number | null;
  readonly subject: SubjectRef;
  readonly questionCount: number;
  readonly marks: number;
  readonly isAccessible: boolean;
  readonly lastAttempt: AttemptLine | null;
};

export type PaperQuestion<F = ContentImage> = {
  readonly position: number;
  readonly marks: number;
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly body: unknown;
  readonly images: readonly F[];
  readonly source: QuestionSource;
  /** Only in the mark scheme. */
  readonly key?: RevealedKey;
};

export type PaperSection<F = ContentImage> = {
  readonly position: number;
  readonly title: string;
  readonly instructions: string;
  readonly items: readonly PaperQuestion<F>[];
};

export type Paper<F = ContentImage> = PaperSummary & {
  readonly instructions: string;
  readonly gradeBoundaries: readonly GradeBoundary[];
  readonly source: QuestionSource;
  readonly timeFactor: number;
  readonly sections: readonly PaperSection<F>[];
  readonly attempts: readonly AttemptLine[];
};

// $1 viewer, $2 and $3 access.
const SUMMARY = `
  p.id, p.title, p.year, p.session, p.board, p.seconds,
  json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject,
  (select count(*)::int from paper_items pi where pi.paper_id = p.id) as "questionCount",
  (select coalesce(sum(pi.marks), 0)::int from paper_items pi where pi.paper_id = p.id) as marks,
  ${subjectIsAccessible('s', '$2', '$3')} as "isAccessible",
  (select ${attemptLineJson('a', '$1')} from attempts a where a.paper_id = p.id and a.user_id = $1
   order by a.handed_in_at is null desc, a.started_at desc limit 1) as "lastAttempt"`;

const FROM = 'from exam_papers p join live_subjects s on s.id = p.subject_id';

/** Every exam paper, by subject, newest first: one statement. */
export async function readPapers(pool: pg.Pool, viewer: Viewer): Promise<PaperSummary[]> {
  const { rows } = await pool.query<PaperSummary>(
    `select ${SUMMARY} ${FROM} where p.live order by s.position, s.title, p.year desc, p.session desc, p.title`,
    [viewer.userId, ...accessParameters(viewer, 'examQuestion')],
  );
  return rows;
}

const RESERVATIONS = reservationsJson('reserved_for($1)', 'rq.item_id = v.item_id');

// Answer keys are read only for the mark scheme, which only `readScheme` does.
const readPaperText = (withKeys: boolean): string => `
  select ${SUMMARY}, p.instructions, p.grade_boundaries as "gradeBoundaries", p.source,
    coalesce((select time_factor from accommodations where user_id = $1), 1) as "timeFactor",
    (select coalesce(json_agg(${attemptLineJson('a', '$1')} order by a.started_at desc), '[]') from attempts a
     where a.paper_id = p.id and a.user_id = $1) as attempts,
    (select coalesce(json_agg(json_build_object('position', ps.position, 'title', ps.title, 'instructions', ps.instructions,
       'items', (
         select coalesce(json_agg(json_build_object('position', pi.position, 'marks', pi.marks, 'type', i.type,
           'stem', v.stem, 'body', v.body, 'images', ${imagesJson('v')}, 'source', v.source
           ${withKeys ? `, 'storedKey', ${storedKey('v')}, 'reservations', ${RESERVATIONS}` : ''}) order by pi.position), '[]')
         from paper_items pi join item_versions v on v.id = pi.version_id join items i on i.id = v.item_id
         where pi.paper_id = p.id and pi.section = ps.position)) order by ps.position), '[]')
     from paper_sections ps where ps.paper_id = p.id) as sections
  ${FROM} where p.id = $4 and p.live`;

const READ_PAPER = readPaperText(false);
const READ_SCHEME = readPaperText(true);

/** A paper with its questions, without answer keys. Throws `NOT_FOUND`, or `PAYMENT_REQUIRED` if no plan opens it. */
export const readPaper = (pool: pg.Pool, viewer: Viewer, id: string, address: ImageUrl): Promise<Paper> =>
  read<PaperQuestion<StoredImage>>(pool, viewer, id, address, READ_PAPER);

/**
 * A paper with its mark scheme. Students and teachers who may open the paper may read it, to mark papers written by
 * hand. It is refused as a whole while the student has an open attempt at it, while an assignment with one of its
 * questions is not over, and to school admins, who may not read the bank's answer keys. Throws `NOT_FOUND`,
 * `PAYMENT_REQUIRED`, `FORBIDDEN`, `ATTEMPT_OPEN`, `ANSWERS_RESERVED`.
 */
export async function readScheme(pool: pg.Pool, viewer: Viewer, id: string, address: ImageUrl): Promise<Paper> {
  const isAuthor = readsBank(viewer, 'questions');
  if (isAdminRole(viewer.role) && !isAuthor) throw new ProductError('FORBIDDEN');
  const paper = await read<SchemeQuestion>(pool, viewer, id, address, READ_SCHEME);
  if (paper.attempts.some(({ submittedAt }) => submittedAt === null)) throw new ProductError('ATTEMPT_OPEN');
  return {
    ...paper,
    sections: paper.sections.map((section) => ({
      ...section,
      items: section.items.map(({ storedKey: stored, reservations, ...item }) => {
        const decision = decideKey({ isAuthor, isMarker: false, isEarned: true, reservations });
        if (!decision.revealed) throw reservedError('ANSWERS_RESERVED', decision.reservation);
        return { ...item, key: new SealedKey(stored).reveal(decision.grant) };
      }),
    })),
  };
}

type SchemeQuestion = PaperQuestion<StoredImage> & {
  readonly storedKey: StoredKey;
  readonly reservations: readonly Reservation[];
};

type PaperOf<Item> = Omit<Paper, 'sections'> & {
  readonly sections: readonly (Omit<PaperSection, 'items'> & { readonly items: readonly Item[] })[];
};

async function read<Item extends { readonly images: readonly StoredImage[] }>(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  address: ImageUrl,
  text: string,
) {
  const { rows } = isUuid(id)
    ? await pool.query<PaperOf<Item>>(text, [viewer.userId, ...accessParameters(viewer, 'examQuestion'), id])
    : { rows: [] };
  const paper = rows[0];
  if (paper === undefined) throw new ProductError('NOT_FOUND');
  if (!paper.isAccessible) throw new ProductError('PAYMENT_REQUIRED');
  return {
    ...paper,
    sections: paper.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => withAddresses(item, address)),
    })),
  };
}
