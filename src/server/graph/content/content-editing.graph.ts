import { CONTENT_SCHEMAS, type ContentKind, type Draft, isContentKind } from '#domain/content/content.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  publishContent,
  readContent,
  readContentVersion,
  removeContent,
  saveContent,
} from '../../content/content.commands.ts';
import type { ContentImage } from '../../content/content-image.ts';
import { type ParentChoice, readContentParents } from '../../content/content-parents.queries.ts';
import type { Written } from '../../content/content-type.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

type Shown = Omit<Written, 'figures'> & { readonly figures: readonly ContentImage[]; readonly url: string | null };

const AUTHORS = { rule: { anyPermission: ['content.write', 'site.write'] } } as const;
const CONTENT_PARENTS = ['topic', 'deck', 'category'] as const;

/** Authoring of notes, lessons, decks, cards and posts: one set of calls, with a schema for each kind. */
export function addContentEditing(builder: GraphBuilder, { figure }: AttemptTypes): void {
  const choice = builder.objectRef<ParentChoice>('ContentChoice').implement({
    fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
  });
  const version = builder.objectRef<Written['versions'][number]>('ContentVersion').implement({
    fields: (t) => ({
      version: t.exposeInt('version'),
      createdAt: t.expose('createdAt', { type: 'Instant', nullable: true, description: 'Null: it was imported.' }),
      author: t.exposeString('author'),
      isInForce: t.exposeBoolean('isInForce', { description: 'Whether it is the published version.' }),
    }),
  });
  const writing = builder.objectRef<Shown>('Content').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      draft: t.expose('draft', { type: 'JSON', description: 'In the form of the domain’s schema for its kind.' }),
      revision: t.exposeInt('revision'),
      publishedAt: t.expose('publishedAt', { type: 'Instant', nullable: true }),
      isAhead: t.exposeBoolean('isAhead', { description: 'Students see an older version.' }),
      versions: t.expose('versions', { type: [version] }),
      figures: t.expose('figures', { type: [figure] }),
      url: t.exposeString('url', { nullable: true, description: 'Of the recording, signed for this session.' }),
      mime: t.string({ nullable: true, resolve: ({ file }) => file?.mime ?? null }),
      seconds: t.float({ nullable: true, resolve: ({ file }) => file?.seconds ?? null }),
    }),
  });

  builder.queryFields((t) => ({
    contentParents: t.field({
      type: [choice],
      extensions: AUTHORS,
      args: { of: t.arg.string({ required: true }) },
      resolve: (_root, { of }, context) => {
        const known = CONTENT_PARENTS.find((parent) => parent === of);
        if (known === undefined) throw new ProductError('INVALID_INPUT');
        return readContentParents(context.pool, known);
      },
    }),
    writing: t.field({
      type: writing,
      extensions: AUTHORS,
      args: { kind: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_root, { kind, id }, context) => {
        const viewer = await requireViewer(context, 'member');
        return shown(context, await readContent(context.pool, viewer, { kind: knownKind(kind), id }));
      },
    }),
    contentVersion: t.field({
      type: 'JSON',
      description: 'The content of one version, in the form of the domain’s schema for its kind.',
      extensions: AUTHORS,
      args: {
        kind: t.arg.string({ required: true }),
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
      },
      resolve: async (_root, { kind, id, version }, context) => {
        const viewer = await requireViewer(context, 'member');
        return readContentVersion(context.pool, viewer, { kind: knownKind(kind), id, version });
      },
    }),
  }));
  builder.mutationFields((t) => ({
    saveContent: t.field({
      type: writing,
      description: 'Saves a draft; a new one without an id. Refused on a conflict.',
      extensions: AUTHORS,
      args: {
        kind: t.arg.string({ required: true }),
        id: t.arg.id(),
        base: t.arg.int({ required: true }),
        draft: t.arg({ type: 'JSON', required: true }),
      },
      resolve: async (_root, { kind: named, id, base, draft: given }, context) => {
        const kind = knownKind(named);
        const draft = readInput(CONTENT_SCHEMAS[kind], given) as Draft;
        const viewer = await requireViewer(context, 'member');
        return shown(context, await saveContent(context.pool, viewer, { kind, id: id ?? null, base, draft }));
      },
    }),
    publishContent: t.field({
      type: writing,
      description: 'Publishes from an instant on; without one, unpublishes.',
      extensions: AUTHORS,
      args: {
        kind: t.arg.string({ required: true }),
        id: t.arg.id({ required: true }),
        base: t.arg.int({ required: true }),
        at: t.arg.string(),
      },
      resolve: async (_root, { kind, id, base, at }, context) => {
        const viewer = await requireViewer(context, 'member');
        const timestamp = at === null || at === undefined ? null : new Date(at);
        if (timestamp !== null && Number.isNaN(timestamp.getTime())) throw new ProductError('INVALID_INPUT');
        const written = await publishContent(context.pool, viewer, { kind: knownKind(kind), id, base, at: timestamp });
        return shown(context, written);
      },
    }),
    removeContent: t.boolean({
      extensions: AUTHORS,
      args: {
        kind: t.arg.string({ required: true }),
        id: t.arg.id({ required: true }),
        base: t.arg.int({ required: true }),
      },
      resolve: async (_root, { kind, id, base }, context) => {
        const viewer = await requireViewer(context, 'member');
        await removeContent(context.pool, viewer, { kind: knownKind(kind), id, base });
        return true;
      },
    }),
  }));
}

function knownKind(kind: string): ContentKind {
  if (!isContentKind(kind)) throw new ProductError('INVALID_INPUT');
  return kind;
}

async function shown(context: GraphContext, written: Written): Promise<Shown> {
  const viewer = await requireViewer(context, 'member');
  const address = context.imageAddress(viewer);
  const figures = written.figures.map((figure) => ({ ...figure, url: address(figure.digest) }));
  return { ...written, figures, url: written.file === null ? null : context.mediaAddress(viewer)(written.file.digest) };
}
