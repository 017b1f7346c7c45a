import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/errors.ts';
import { type Draft, type WritingKind, type WritingList, writingPermission } from '#domain/writing/writing.schema.ts';
import { recordChange } from '../audit/audit.log.ts';
import type { Viewer } from '../auth/viewer.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { CARD_WRITING, DECK_WRITING } from './card.writing.ts';
import { MEDIA_WRITING } from './media.writing.ts';
import { NOTE_WRITING } from './note.writing.ts';
import { POST_WRITING } from './post.writing.ts';
import type { WritingStore, Written } from './writing.ts';

const STORES: { readonly [Kind in WritingKind]: WritingStore<Kind> } = {
  note: NOTE_WRITING,
  media: MEDIA_WRITING,
  deck: DECK_WRITING,
  card: CARD_WRITING,
  post: POST_WRITING,
};

/** What the log of changes calls it: as its list is called. */
const resourceOf = ({ draft }: Written): WritingList => {
  if ('content' in draft) return 'flash-card';
  if ('slug' in draft) return 'blog-post';
  if ('tracks' in draft) return draft.kind === 'audio' ? 'audio' : 'video';
  return 'body' in draft ? 'notes' : 'flash-card-deck';
};

const storeOf = (kind: WritingKind) => STORES[kind] as unknown as WritingStore<WritingKind>;

function requireAuthor(viewer: Viewer, kind: WritingKind): void {
  if (!hasPermission(viewer, writingPermission(kind))) throw new ProductError('FORBIDDEN');
}

type Place = { readonly kind: WritingKind; readonly id: string };

/** Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readWriting(pool: pg.Pool, viewer: Viewer, { kind, id }: Place): Promise<Written> {
  requireAuthor(viewer, kind);
  if (!isUuid(id)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, (client) => readOr404(client, { kind, id }));
}

/** What a version said. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readWritingVersion(
  pool: pg.Pool,
  viewer: Viewer,
  { kind, id, version }: Place & { readonly version: number },
): Promise<Draft> {
  requireAuthor(viewer, kind);
  const read = storeOf(kind).readVersion;
  if (!isUuid(id) || read === undefined) throw new ProductError('NOT_FOUND');
  const draft = await inTransaction(pool, (client) => read(client, id, version));
  if (draft === null) throw new ProductError('NOT_FOUND');
  return draft;
}

async function readOr404(client: pg.ClientBase, { kind, id }: Place): Promise<Written> {
  const written = await storeOf(kind).read(client, id);
  if (written === null) throw new ProductError('NOT_FOUND');
  return written;
}

/**
 * Keeps a draft, a new one where `id` is null. Throws `CHANGED_MEANWHILE` where somebody has changed it since `base`,
 * the revision that the author began with; `INVALID_INPUT` with fields; `NOT_FOUND`; `FORBIDDEN`.
 */
export async function saveWriting(
  pool: pg.Pool,
  viewer: Viewer,
  {
    kind,
    id,
    base,
    draft,
  }: { readonly kind: WritingKind; readonly id: string | null; readonly base: number; readonly draft: Draft },
): Promise<Written> {
  requireAuthor(viewer, kind);
  if (id !== null && !isUuid(id)) throw new ProductError('NOT_FOUND');
  const place = { kind, id: id ?? randomUUID() };
  return inTransaction(pool, async (client) => {
    const before = id === null ? null : await begin(client, place, base);
    await storeOf(kind).save(client, viewer, place.id, draft as never, id === null);
    return recorded(client, viewer, place, before, before === null ? 'created' : 'changed');
  });
}

/** Locks it, sees that nobody was faster, and gives what it was. */
async function begin(client: pg.ClientBase, place: Place, base: number): Promise<Written> {
  const revision = await storeOf(place.kind).lock(client, place.id);
  if (revision === null) throw new ProductError('NOT_FOUND');
  if (revision !== base) throw new ProductError('CHANGED_MEANWHILE');
  return readOr404(client, place);
}

async function recorded(
  client: pg.ClientBase,
  viewer: Viewer,
  place: Place,
  before: Written | null,
  action: string,
): Promise<Written> {
  const after = await readOr404(client, place);
  const said = (written: Written) => ({ ...written.draft, publishedAt: written.publishedAt });
  await recordChange(client, viewer, {
    action,
    resource: resourceOf(after),
    id: place.id,
    title: titleOf(after),
    before: before === null ? null : said(before),
    after: said(after),
    revision: after.revision,
  });
  return after;
}

const titleOf = ({ draft }: Written): string => {
  if ('title' in draft) return draft.title;
  return draft.content.kind === 'cloze' ? draft.content.text : draft.content.front;
};

/** Publishes at a moment, which may come yet, or takes back (`at` null). Throws as `saveWriting` does. */
export async function publishWriting(
  pool: pg.Pool,
  viewer: Viewer,
  { base, at, ...place }: Place & { readonly base: number; readonly at: Date | null },
): Promise<Written> {
  requireAuthor(viewer, place.kind);
  if (!isUuid(place.id)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const before = await begin(client, place, base);
    await storeOf(place.kind).publish(client, place.id, at);
    return recorded(client, viewer, place, before, at === null ? 'withdrawn' : 'published');
  });
}

/** Puts it into the recycle bin. Throws as `saveWriting` does. */
export async function removeWriting(
  pool: pg.Pool,
  viewer: Viewer,
  { base, ...place }: Place & { readonly base: number },
): Promise<void> {
  requireAuthor(viewer, place.kind);
  if (!isUuid(place.id)) throw new ProductError('NOT_FOUND');
  await inTransaction(pool, async (client) => {
    const before = await begin(client, place, base);
    await storeOf(place.kind).remove(client, place.id);
    const { id } = place;
    const change = { action: 'deleted', resource: resourceOf(before), id, title: titleOf(before) };
    await recordChange(client, viewer, { ...change, before: before.draft, after: null });
  });
}
