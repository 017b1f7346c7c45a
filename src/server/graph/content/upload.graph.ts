import { sendsEverything } from '../../platform/media/sender.rule.ts';
import { ownUpload, type UploadRow } from '../../platform/media/upload.commands.ts';
import { type Use, whereUsed } from '../../platform/media/where-used.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ViewerContext } from '../context.ts';
import { queries } from '../fields.ts';

type Received = UploadRow & {
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly usedIn: readonly Use[];
};

/** The status of uploads. The bytes are sent to `/uploads`. */
export function addUploads(builder: GraphBuilder): void {
  const use = builder.objectRef<Use>('FileUse').implement({
    description: 'A place where a file is used.',
    fields: (t) => ({
      kind: t.expose('kind', { type: 'FileUseKind' }),
      id: t.exposeID('id'),
      title: t.exposeString('title'),
    }),
  });
  const upload = builder.objectRef<Received>('Upload').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      byteCount: t.exposeFloat('byteCount'),
      isFinished: t.exposeBoolean('isFinished'),
      problem: t.expose('problem', { type: 'UploadProblem', nullable: true, description: 'Why it was refused.' }),
      digest: t.exposeString('digest', { nullable: true }),
      mime: t.exposeString('mime', { nullable: true }),
      seconds: t.exposeFloat('seconds', { nullable: true }),
      width: t.exposeInt('width', { nullable: true }),
      height: t.exposeInt('height', { nullable: true }),
      url: t.exposeString('url', { nullable: true, description: 'Signed for this session; it expires.' }),
      thumbnailUrl: t.exposeString('thumbnailUrl', { nullable: true }),
      usedIn: t.expose('usedIn', { type: [use], description: 'Where the same bytes are already used.' }),
    }),
  });
  queries(builder, (t) => ({
    upload: t.member.field({
      type: upload,
      description: 'A file that the viewer uploaded, and its detected format.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readReceived(context, id),
    }),
  }));
}

async function readReceived(context: ViewerContext, id: string): Promise<Received> {
  const { viewer } = context;
  const row = await ownUpload(context.pool, viewer, id);
  if (row.digest === null) return { ...row, url: null, thumbnailUrl: null, usedIn: [] };
  const addressOf = context.imageAddress(viewer);
  return {
    ...row,
    url: row.purpose === 'picture' ? addressOf(row.digest) : context.mediaAddress(viewer)(row.digest),
    thumbnailUrl: row.thumbnail === null ? null : addressOf(row.thumbnail),
    // Where else the same bytes are used is shown only to users who may see it.
    usedIn: sendsEverything(viewer) ? await whereUsed(context.pool, row.digest) : [],
  };
}
