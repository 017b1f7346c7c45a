import { offerAnswerFile, requireOwnFile } from '../../platform/media/answer-file.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';

type FileAddress = { readonly id: string; readonly url: string };

/**
 * Images and PDFs of handwritten work that students upload: upload addresses, and addresses to view their own files.
 */
export function addAnswerFiles(builder: GraphBuilder): void {
  const fileAddress = builder.objectRef<FileAddress>('AnswerFileAddress').implement({
    description: 'A signed address that expires soon.',
    fields: (t) => exposed(t, { id: 'ID', url: 'String' }),
  });
  queries(builder, (t) => ({
    answerFile: t.member.field({
      type: fileAddress,
      description: 'The address of a file that the viewer has uploaded, or one of their students for an assignment.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const { viewer } = context;
        await requireOwnFile(context.pool, viewer, id);
        return { id, url: context.answerFileAddress(viewer, id, 'read') };
      },
    }),
  }));
  mutations(builder, (t) => ({
    offerAnswerFile: t.member.field({
      type: fileAddress,
      description: 'Where to send a file: by PUT, with its media type, once.',
      args: {
        name: t.arg.string({ required: true }),
        mime: t.arg.string({ required: true }),
        bytes: t.arg.int({ required: true }),
      },
      resolve: async (_root, file, context) => {
        const { viewer } = context;
        const id = await offerAnswerFile(context.pool, viewer, file);
        return { id, url: context.answerFileAddress(viewer, id, 'send') };
      },
    }),
  }));
}
