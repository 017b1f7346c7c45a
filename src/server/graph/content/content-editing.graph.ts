import { CONTENT_SCHEMAS } from '#domain/content/content.schema.ts';
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
import type { ViewerContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

type Shown = Omit<Written, 'images'> & { readonly images: readonly ContentImage[]; readonly url: string | null };

/** Authoring of notes, lessons, decks, cards and posts: one set of calls, with a schema for each kind. */
export function addContentEditing(builder: GraphBuilder, { imageType }: AttemptTypes): void {
  const choice = builder.objectRef<ParentChoice>('ContentChoice').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String' }),
  });
  const version = builder.objectRef<Written['versions'][number]>('ContentVersion').implement({
    fields: (t) =>
      exposed(t, {
        version: 'Int',
        createdAt: ['Instant | null', 'Null: it was imported.'],
        author: 'String',
        isInForce: ['Boolean', 'Whether it is the published version.'],
      }),
  });
  const content = builder.objectRef<Shown>('Content').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        draft: 'ContentDraft',
        revision: 'Int',
        publishedAt: 'Instant | null',
        isAhead: ['Boolean', 'Students see an older version.'],
        url: ['String | null', 'Of the recording, signed for this session.'],
        versions: [version],
        images: [imageType],
      }),
      mime: t.string({ nullable: true, resolve: ({ file }) => file?.mime ?? null }),
      seconds: t.float({ nullable: true, resolve: ({ file }) => file?.seconds ?? null }),
    }),
  });

  queries(builder, (t) => ({
    contentParents: t.anyPermission('content.write', 'site.write').field({
      type: [choice],
      args: { of: t.arg({ type: 'ContentParent', required: true }) },
      resolve: (_root, { of }, context) => readContentParents(context.pool, of),
    }),
    content: t.anyPermission('content.write', 'site.write').field({
      type: content,
      args: { kind: t.arg({ type: 'ContentKind', required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_root, { kind, id }, context) => {
        const { viewer } = context;
        return shown(context, await readContent(context.pool, viewer, { kind, id }));
      },
    }),
    contentVersion: t.anyPermission('content.write', 'site.write').field({
      type: 'ContentDraft',
      description: 'The content of one version.',
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
      },
      resolve: (_root, { kind, id, version }, context) => {
        const { viewer } = context;
        return readContentVersion(context.pool, viewer, { kind, id, version });
      },
    }),
  }));
  mutations(builder, (t) => ({
    saveContent: t.anyPermission('content.write', 'site.write').field({
      type: content,
      description: 'Saves a draft; a new one without an id. Refused on a conflict.',
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id(),
        base: t.arg.int({ required: true }),
        draft: t.arg({ type: 'ContentDraft', required: true }),
      },
      resolve: async (_root, { kind, id, base, draft: given }, context) => {
        const draft = readInput(CONTENT_SCHEMAS[kind], given);
        const { viewer } = context;
        return shown(context, await saveContent(context.pool, viewer, { kind, id: id ?? null, base, draft }));
      },
    }),
    publishContent: t.anyPermission('content.write', 'site.write').field({
      type: content,
      description: 'Publishes from an instant on; without one, unpublishes.',
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id({ required: true }),
        base: t.arg.int({ required: true }),
        at: t.arg({ type: 'Instant' }),
      },
      resolve: async (_root, { kind, id, base, at }, context) => {
        const { viewer } = context;
        const timestamp = at === null || at === undefined ? null : new Date(at);
        const written = await publishContent(context.pool, viewer, { kind, id, base, at: timestamp });
        return shown(context, written);
      },
    }),
    removeContent: t.anyPermission('content.write', 'site.write').boolean({
      args: {
        kind: t.arg({ type: 'ContentKind', required: true }),
        id: t.arg.id({ required: true }),
        base: t.arg.int({ required: true }),
      },
      resolve: async (_root, { kind, id, base }, context) => {
        const { viewer } = context;
        await removeContent(context.pool, viewer, { kind, id, base });
        return true;
      },
    }),
  }));
}

async function shown(context: ViewerContext, written: Written): Promise<Shown> {
  const { viewer } = context;
  const address = context.imageAddress(viewer);
  const images = written.images.map((image) => ({ ...image, url: address(image.digest) }));
  return { ...written, images, url: written.file === null ? null : context.mediaAddress(viewer)(written.file.digest) };
}
