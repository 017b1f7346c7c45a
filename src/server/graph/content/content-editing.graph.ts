import { CONTENT_SCHEMAS, type Draft } from '#domain/content/content.schema.ts';
import {
  publishWriting,
  readContent,
  readContentVersion,
  removeWriting,
  saveWriting,
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

/** What authors write: notes, lessons, decks, cards and posts; by one protocol, each read by its own schema. */
export function addContentEditing(builder: GraphBuilder, { figure }: AttemptTypes): void {
  const choice = builder.objectRef<ParentChoice>('WritingChoice').implement({
    fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
  });
  const version = builder.objectRef<Written['versions'][number]>('WritingVersion').implement({
    fields: (t) => ({
      version: t.exposeInt('version'),
      createdAt: t.expose('createdAt', { type: 'Instant', nullable: true, description: 'Null: an import brought it.' }),
      author: t.exposeString('author'),
      isInForce: t.exposeBoolean('isInForce', { description: 'Whether students have it.' }),
    }),
  });
  const writing = builder.objectRef<Shown>('Writing').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      draft: t.expose('draft', { type: 'ContentDraft' }),
      revision: t.exposeInt('revision'),
      publishedAt: t.expose('publishedAt', { type: 'Instant', nullable: true }),
      isAhead: t.exposeBoolean('isAhead', { description: 'Students get an older version.' }),
      versions: t.expose('versions', { type: [version] }),
      figures: t.expose('figures', { type: [figure] }),
      url: t.exposeString('url', { nullable: true, description: 'Of the recording, signed for this session.' }),
      mime: t.string({ nullable: true, resolve: ({ file }) => file?.mime ?? null }),
      seconds: t.float({ nullable: true, resolve: ({ file }) => file?.seconds ?? null }),
    }),
  });

  builder.queryFields((t) => ({
    writingPlaces: t.field({
      type: [choice],
      extensions: AUTHORS,
      args: { of: t.arg({ type: 'ContentParent', required: true }) },
      resolve: (_root, { of }, context) => readContentParents(context.pool, of),
    }),
    writing: t.field({
      type: writing,
      extensions: AUTHORS,
      args: { kind: t.arg({ type: 'ContentKind', required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_root, { kind, id }, context) => {
        const viewer = await requireViewer(context, 'member');
        return shown(context, await readContent(context.pool, viewer, { kind, id }));
      },
    }),
    writingVersion: t.field({
      type: 'ContentDraft',
      description: 'What one version said.',
      extensions: AUTHORS,
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
      },
      resolve: async (_root, { kind, id, version }, context) => {
        const viewer = await requireViewer(context, 'member');
        return readContentVersion(context.pool, viewer, { kind, id, version });
      },
    }),
  }));
  builder.mutationFields((t) => ({
    saveWriting: t.field({
      type: writing,
      description: 'Saves a draft; a new one without an id. Refused on a conflict.',
      extensions: AUTHORS,
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id(),
        base: t.arg.int({ required: true }),
        draft: t.arg({ type: 'ContentDraft', required: true }),
      },
      resolve: async (_root, { kind, id, base, draft: given }, context) => {
        const draft = readInput(CONTENT_SCHEMAS[kind], given) as Draft;
        const viewer = await requireViewer(context, 'member');
        return shown(context, await saveWriting(context.pool, viewer, { kind, id: id ?? null, base, draft }));
      },
    }),
    publishWriting: t.field({
      type: writing,
      description: 'From a moment on; without one it is taken back.',
      extensions: AUTHORS,
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id({ required: true }),
        base: t.arg.int({ required: true }),
        at: t.arg({ type: 'Instant' }),
      },
      resolve: async (_root, { kind, id, base, at }, context) => {
        const viewer = await requireViewer(context, 'member');
        const timestamp = at === null || at === undefined ? null : new Date(at);
        const written = await publishWriting(context.pool, viewer, { kind, id, base, at: timestamp });
        return shown(context, written);
      },
    }),
    removeWriting: t.boolean({
      extensions: AUTHORS,
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id({ required: true }),
        base: t.arg.int({ required: true }),
      },
      resolve: async (_root, { kind, id, base }, context) => {
        const viewer = await requireViewer(context, 'member');
        await removeWriting(context.pool, viewer, { kind, id, base });
        return true;
      },
    }),
  }));
}

async function shown(context: GraphContext, written: Written): Promise<Shown> {
  const viewer = await requireViewer(context, 'member');
  const address = context.figureAddress(viewer);
  const figures = written.figures.map((figure) => ({ ...figure, url: address(figure.digest) }));
  return { ...written, figures, url: written.file === null ? null : context.mediaAddress(viewer)(written.file.digest) };
}
