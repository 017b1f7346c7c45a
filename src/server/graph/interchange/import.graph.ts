import { deckFile, deckLosses } from '../../interchange/export/deck-file.ts';
import type { ExportLosses } from '../../interchange/export/export-losses.ts';
import { QUESTION_FORMATS, questionFile, readLosses } from '../../interchange/export/question-export.ts';
import { FILE_FORMATS } from '../../interchange/imports/file-format.ts';
import {
  continueImport,
  type ImportRow,
  readImport,
  readImports,
  startImport,
  startUndo,
  stopImport,
} from '../../interchange/imports/import.commands.ts';
import { DECK, QUESTIONS } from '../../platform/resources/export.address.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries, subscriptions } from '../fields.ts';
import { rerunOnChange } from '../subscription.ts';

type Formats = { readonly read: readonly string[]; readonly written: readonly string[] };

/** Imports of questions from files: for authors of the bank, and for teachers their own. */
export function addImports(builder: GraphBuilder): void {
  const file = builder.objectRef<ImportRow['files'][number]>('ImportedFile').implement({
    fields: (t) => ({
      ...exposed(t, { upload: 'ID', name: 'String', format: 'String' }),
      columns: t.stringList({
        description: 'The names of a table’s columns.',
        resolve: ({ columns }) => [...(columns ?? [])],
      }),
    }),
  });
  const row = builder.objectRef<ImportRow>('Import').implement({
    description: 'An import of files into the question bank, from preview to undo.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        by: 'String | null',
        state: 'ImportState',
        options: 'ImportOptions',
        progress: ['Float', 'From 0 to 1.'],
        stopAsked: 'Boolean',
        report: ['ImportReport | null', 'What was imported, or would be.'],
        problem: ['ImportProblem | null', 'Why it failed.'],
        createdAt: 'Instant',
        finishedAt: 'Instant | null',
        files: [file],
      }),
  });
  const formats = builder.objectRef<Formats>('InterchangeFormats').implement({
    fields: (t) => ({ read: t.exposeStringList('read'), written: t.exposeStringList('written') }),
  });
  const loss = builder.objectRef<ExportLosses['lost'][number]>('ExportLoss').implement({
    fields: (t) => exposed(t, { item: 'String', what: 'ImportReason' }),
  });
  const losses = builder.objectRef<ExportLosses>('ExportLosses').implement({
    fields: (t) => ({
      ...exposed(t, { exported: 'Int', count: 'Int' }),
      lost: t.expose('lost', { type: [loss], description: 'The first hundred.' }),
    }),
  });
  queries(builder, (t) => ({
    questionExport: t.member.string({
      description: 'The address of the questions of a list, in a format. It expires after a minute.',
      args: { format: t.arg.string({ required: true }), filter: t.arg({ type: 'BankFilter', required: true }) },
      resolve: async (_root, { format, filter }, context) => {
        const { viewer } = context;
        await questionFile(context.pool, viewer, { format, filter, imageStore: context.imageStore });
        return context.exportAddress(viewer, { resource: QUESTIONS + format, query: JSON.stringify(filter) });
      },
    }),
    exportLosses: t.member.field({
      type: losses,
      description: 'What a format does not support of the questions of a list.',
      args: { format: t.arg.string({ required: true }), filter: t.arg({ type: 'BankFilter', required: true }) },
      resolve: (_root, { format, filter }, context) => {
        const { viewer } = context;
        return readLosses(context.pool, viewer, { format, filter });
      },
    }),
    deckExport: t.member.string({
      description: 'The address of a deck, in a format. It expires after a minute.',
      args: { format: t.arg.string({ required: true }), deck: t.arg.id({ required: true }) },
      resolve: async (_root, { format, deck }, context) => {
        const { viewer } = context;
        await deckFile(context.pool, viewer, { format, deck, imageStore: context.imageStore });
        return context.exportAddress(viewer, { resource: DECK + format, query: JSON.stringify(deck) });
      },
    }),
    deckExportLosses: t.member.field({
      type: losses,
      description: 'What a format does not support of the cards of a deck.',
      args: { format: t.arg.string({ required: true }), deck: t.arg.id({ required: true }) },
      resolve: (_root, { format, deck }, { pool, viewer }) => deckLosses(pool, viewer, { format, deck }),
    }),
    interchangeFormats: t.member.field({
      type: formats,
      resolve: (_root, _args, context) => {
        context.viewer;
        return { read: FILE_FORMATS, written: QUESTION_FORMATS };
      },
    }),
    imports: t.member.field({
      type: [row],
      description: 'The latest imports; their reports only count.',
      resolve: (_root, _args, context) => readImports(context.pool, context.viewer),
    }),
    import: t.member.field({
      type: row,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readImport(context.pool, context.viewer, id),
    }),
  }));
  subscriptions(builder, (t) => ({
    import: t.member.field({
      type: row,
      description: 'One import, sent again after each progress.',
      args: { id: t.arg.id({ required: true }) },
      subscribe: (_root, { id }, context) =>
        rerunOnChange(context, [`import:${id.toLowerCase()}`], (viewer) => readImport(context.pool, viewer, id)),
      resolve: (update) => update.read(),
    }),
  }));
  mutations(builder, (t) => ({
    startImport: t.member.id({
      description: 'Starts a dry run of uploaded files, which saves nothing. Returns the id of the import.',
      args: { input: t.arg({ type: 'NewImport', required: true }) },
      resolve: async (_root, { input }, context) => {
        const { viewer } = context;
        await context.limits.importByAccount.count(viewer.userId);
        return startImport(context.pool, viewer, input, context.language);
      },
    }),
    checkImport: t.member.field({
      type: row,
      description: 'Repeats the dry run with other options.',
      args: { id: t.arg.id({ required: true }), options: t.arg({ type: 'ImportOptions', required: true }) },
      resolve: async (_root, { id, options }, context) => {
        const { viewer } = context;
        await context.limits.importByAccount.count(viewer.userId);
        return continueImport(context.pool, viewer, id, { state: 'checking', options });
      },
    }),
    runImport: t.member.field({
      type: row,
      description: 'Imports the previewed files.',
      args: { id: t.arg.id({ required: true }), options: t.arg({ type: 'ImportOptions', required: true }) },
      resolve: (_root, { id, options }, context) => {
        const { viewer } = context;
        return continueImport(context.pool, viewer, id, { state: 'running', options });
      },
    }),
    stopImport: t.member.field({
      type: row,
      description: 'Cancels an import in progress; nothing of it is saved.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => stopImport(context.pool, context.viewer, id),
    }),
    undoImport: t.member.field({
      type: row,
      description: 'Undoes an import, except for what was used since.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => startUndo(context.pool, context.viewer, id),
    }),
  }));
}
