import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hasPermission } from '#domain/access/permission.ts';
import {
  type ContentKind,
  type ContentListName,
  contentPermission,
  type Draft,
} from '#domain/content/content.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { CARD_CONTENT, DECK_CONTENT } from './card.content.ts';
import type { ContentStore, Written } from './content-type.ts';
import { MEDIA_CONTENT } from './media.content.ts';
import { NOTE_CONTENT } from './note.content.ts';
import { POST_CONTENT } from './post.content.ts';

const STORES: { readonly [Kind in ContentKind]: ContentStore<Kind> } = {
  note: NOTE_CONTENT,
  media: MEDIA_CONTENT,
  deck: DECK_CONTENT,
  card: CARD_CONTENT,
  post: POST_CONTENT,
};

/** The resource's name in the audit log, the same as that of its list. */
const resourceOf = ({ draft }: Written): ContentListName => {
  if ('content' in draft) return 'flash-card';
  if ('slug' in draft) return 'blog-post';
  if ('tracks' in draft) return draft.kind === 'audio' ? 'audio' : 'video';
  return 'body' in draft ? 'notes' : 'flash-card-deck';
};

const storeOf = (kind: ContentKind) => STORES[kind] as unknown as ContentStore<ContentKind>;

function requireAuthor(viewer: Viewer, kind: ContentKind): void {
  if (!hasPermission(viewer, contentPermission(kind))) throw new ProductError('FORBIDDEN');
}

type ContentRef = { readonly kind: ContentKind; readonly id: string };

/** Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readContent(pool: pg.Pool, viewer: Viewer, { kind, id }: ContentRef): Promise<Written> {
  requireAuthor(viewer, kind);
  if (!isUuid(id)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, (client) => readOr404(client, { kind, id }));
}

/** The content of a version. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readContentVersion(
  pool: pg.Pool,
  viewer: Viewer,
  { kind, id, version }: ContentRef & { readonly version: number },
): Promise<Draft> {
  requireAuthor(viewer, kind);
  const read = storeOf(kind).readVersion;
  if (!isUuid(id) || read === undefined) throw new ProductError('NOT_FOUND');
  const draft = await inTransaction(pool, (client) => read(client, id, version));
  if (draft === null) throw new ProductError('NOT_FOUND');
  return draft;
}

async function readOr404(client: pg.ClientBase, { kind, id }: ContentRef): Promise<Written> {
  const written = await storeOf(kind).read(client, id);
  if (written === null) throw new ProductError('NOT_FOUND');
  return written;
}

/**
 * Saves a draft, a new one if `id` is null. Throws `CHANGED_MEANWHILE` if it has changed since `base`, the revision
 * that the author started from; `INVALID_INPUT` with fields; `NOT_FOUND`; `FORBIDDEN`.
 */
export async function saveContent(
  pool: pg.Pool,
  viewer: Viewer,
  {
    kind,
    id,
    base,
    draft,
  }: { readonly kind: ContentKind; readonly id: string | null; readonly base: number; readonly draft: Draft },
): Promise<Written> {
  requireAuthor(viewer, kind);
  if (id !== null && !isUuid(id)) throw new ProductError('NOT_FOUND');
  const target = { kind, id: id ?? randomUUID() };
  return inTransaction(pool, async (client) => {
    const before = id === null ? null : await startChange(client, target, base);
    await storeOf(kind).save(client, viewer, target.id, draft, id === null);
    return recorded(client, viewer, target, before, before === null ? 'created' : 'changed');
  });
}

/** Locks the content, checks that nobody has changed it meanwhile, and returns its previous state. */
async function startChange(client: pg.ClientBase, target: ContentRef, base: number): Promise<Written> {
  const revision = await storeOf(target.kind).lock(client, target.id);
  if (revision === null) throw new ProductError('NOT_FOUND');
  if (revision !== base) throw new ProductError('CHANGED_MEANWHILE');
  return readOr404(client, target);
}

async function recorded(
  client: pg.ClientBase,
  viewer: Viewer,
  target: ContentRef,
  before: Written | null,
  action: string,
): Promise<Written> {
  const after = await readOr404(client, target);
  const loggedFields = (written: Written) => ({ ...written.draft, publishedAt: written.publishedAt });
  await recordChange(client, viewer, {
    action,
    resource: resourceOf(after),
    id: target.id,
    title: titleOf(after),
    before: before === null ? null : loggedFields(before),
    after: loggedFields(after),
    revision: after.revision,
  });
  return after;
}

const titleOf = ({ draft }: Written): string => {
  if ('title' in draft) return draft.title;
  return draft.content.kind === 'cloze' ? draft.content.text : draft.content.front;
};

/** Publishes at an instant, which may be in the future, or unpublishes (`at` null). Throws as `saveContent` does. */
export async function publishContent(
  pool: pg.Pool,
  viewer: Viewer,
  { base, at, ...target }: ContentRef & { readonly base: number; readonly at: Date | null },
): Promise<Written> {
  requireAuthor(viewer, target.kind);
  if (!isUuid(target.id)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const before = await startChange(client, target, base);
    await storeOf(target.kind).publish(client, target.id, at);
    return recorded(client, viewer, target, before, at === null ? 'withdrawn' : 'published');
  });
}

/** Moves it to the recycle bin. Throws as `saveContent` does. */
export async function removeContent(
  pool: pg.Pool,
  viewer: Viewer,
  { base, ...target }: ContentRef & { readonly base: number },
): Promise<void> {
  requireAuthor(viewer, target.kind);
  if (!isUuid(target.id)) throw new ProductError('NOT_FOUND');
  await inTransaction(pool, async (client) => {
    const before = await startChange(client, target, base);
    await storeOf(target.kind).remove(client, target.id);
    const { id } = target;
    const change = { action: 'deleted', resource: resourceOf(before), id, title: titleOf(before) };
    await recordChange(client, viewer, { ...change, before: before.draft, after: null });
  });
}
