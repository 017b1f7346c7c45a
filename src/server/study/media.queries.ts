import type pg from 'pg';
import { type AccessFacts, decideAccess } from '#domain/access/content-access.rule.ts';
import { SHORTS_MAX } from '#domain/content/media/media.limits.ts';
import type { MediaKind, MediaType } from '#domain/content/media/media-type.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';
import type { ImageUrl } from '../content/content-image.ts';
import type { QuestionSource } from '../platform/db/schema/questions/questions.ts';
import { isUuid } from '../platform/db/uuid.ts';

/** An audio, video or short in a list, without content that needs a plan. */
export type MediaSummary = {
  readonly id: string;
  readonly kind: MediaKind;
  readonly title: string;
  readonly summary: string;
  readonly seconds: number;
  readonly subject: SubjectRef;
  readonly topic: TopicRef;
  readonly hasCaptions: boolean;
  /** The second to continue at, and the share that was played (0 to 1). */
  readonly position: number;
  readonly share: number;
  readonly doneAt: string | null;
};

export type MediaTrack = { readonly language: string; readonly text: string };

/** Everything that the player needs. */
export type Media = MediaSummary & {
  readonly url: string;
  /** Address of the poster image. */
  readonly poster: string | null;
  readonly mime: MediaType;
  /** Whether it is known to have no sound. */
  readonly isSilent: boolean;
  readonly width: number | null;
  readonly height: number | null;
  readonly source: QuestionSource;
  readonly tracks: readonly MediaTrack[];
};

const REF = (table: string): string =>
  `json_build_object('id', ${table}.id, 'slug', ${table}.slug, 'title', ${table}.title)`;

// $1 is the user whose position is read.
const SUMMARY = `
  m.id, m.kind, m.title, m.summary, f.seconds, ${REF('s')} as subject, ${REF('t')} as topic,
  exists (select 1 from media_tracks mt where mt.material_id = m.id) as "hasCaptions",
  coalesce((p.place ->> 'seconds')::float8, 0) as position, coalesce(p.share, 0) as share, ${instantJson('p.done_at')} as "doneAt"`;
const FROM = `
  from materials m
  join media_files f on f.material_id = m.id
  join live_topics t on t.id = m.topic_id
  join live_subjects s on s.id = t.subject_id
  left join material_progress p on p.material_id = m.id and p.user_id = $1`;

/** The published media of one kind in a topic, in order; empty if there is no such topic. */
export async function readTopicMedia(
  pool: pg.Pool,
  viewer: Viewer,
  { subject, topic, kind }: { readonly subject: string; readonly topic: string; readonly kind: MediaKind },
): Promise<readonly MediaSummary[]> {
  const { rows } = await pool.query<MediaSummary>(
    `select ${SUMMARY} ${FROM} where s.slug = $2 and t.slug = $3 and m.kind = $4 and m.published_at <= now()
     order by m.position, m.id`,
    [viewer.userId, subject, topic, kind],
  );
  return rows;
}

/** Shorts of every subject, ordered by subject and topic, unseen ones first. */
export async function readShorts(pool: pg.Pool, viewer: Viewer): Promise<readonly MediaSummary[]> {
  const { rows } = await pool.query<MediaSummary>(
    `select ${SUMMARY} ${FROM} where m.kind = 'short' and m.published_at <= now()
     order by p.done_at is not null, m.position, t.position, s.position, m.id limit ${SHORTS_MAX}`,
    [viewer.userId],
  );
  return rows;
}

type MediaRow = Omit<Media, 'url'> & { readonly digest: string; readonly free: boolean; readonly anyFree: boolean };

const READ_MEDIA = `
  select ${SUMMARY}, f.digest, f.poster, f.mime, f.has_sound is false as "isSilent", f.width, f.height, m.source, t.free,
    exists (select 1 from live_topics where free) as "anyFree", (
      select coalesce(json_agg(json_build_object('language', mt.language, 'text', mt.text) order by mt.language), '[]')
      from media_tracks mt where mt.material_id = m.id
    ) as tracks
  ${FROM} where m.id = $2 and m.kind in ('audio', 'video', 'short') and m.published_at <= now()`;

/** One audio, video or short with its address. Throws `NOT_FOUND`, or `PAYMENT_REQUIRED` if no plan opens it. */
export async function readMedia(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  address: (digest: string) => string,
  imageAddress: ImageUrl,
): Promise<Media> {
  const { digest, free: _free, anyFree: _anyFree, ...media } = await openMedia(pool, viewer, id);
  return { ...media, url: address(digest), poster: media.poster === null ? null : imageAddress(media.poster) };
}

/**
 * Saves a user's position in an audio, video or short: the second to continue at, and whether the end was reached, from
 * when it counts as done. The last write wins, on any device. Throws as `readMedia` does.
 */
export async function saveMediaPosition(
  pool: pg.Pool,
  viewer: Viewer,
  { id, seconds, isEnd }: { readonly id: string; readonly seconds: number; readonly isEnd: boolean },
): Promise<void> {
  const media = await openMedia(pool, viewer, id);
  if (!(seconds >= 0)) throw new ProductError('INVALID_INPUT');
  const index = Math.min(seconds, media.seconds);
  const share = isEnd ? 1 : Math.min(1, index / media.seconds);
  await pool.query(
    `insert into material_progress (user_id, material_id, place, share, done_at)
     values ($1, $2, $3, $4, case when $5 then now() end)
     on conflict (user_id, material_id) do update set place = excluded.place, share = excluded.share,
       done_at = coalesce(material_progress.done_at, excluded.done_at), updated_at = now()`,
    [viewer.userId, id, JSON.stringify({ seconds: index }), share, isEnd],
  );
}

async function openMedia(pool: pg.Pool, viewer: Viewer, id: string): Promise<MediaRow> {
  const row = isUuid(id)
    ? (await pool.query<MediaRow>({ name: 'read-media', text: READ_MEDIA, values: [viewer.userId, id] })).rows[0]
    : undefined;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const decision = decideAccess(factsFor(viewer, row), {
    type: row.kind,
    topic: row.topic.id,
    subject: row.subject.id,
  });
  if (!decision.allowed) throw new ProductError('PAYMENT_REQUIRED');
  return row;
}

/** A short is open to users with any free topic, so this has to check whether there is one elsewhere. */
function factsFor(viewer: Viewer, { topic, free, anyFree }: MediaRow): AccessFacts {
  const facts = accessFacts(viewer, { id: topic.id, free });
  return free || !anyFree ? facts : { ...facts, free_topics: ['another'] };
}
