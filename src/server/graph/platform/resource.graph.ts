import * as z from 'zod/mini';
import { problemText } from '#domain/platform/problem.ts';
import { BULK_RECORDS_MAX } from '#domain/platform/resources/resource.limits.ts';
import { SEARCH_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import {
  applyBulkEdit,
  type BulkChange,
  type BulkEffect,
  type BulkUndone,
  previewBulkEdit,
  undoBulkEdit,
} from '../../platform/resources/bulk-edit.commands.ts';
import { purgeRecords } from '../../platform/resources/purge.commands.ts';
import { createRecord, moveRecords, saveRecord } from '../../platform/resources/record.commands.ts';
import {
  findRecord,
  type ResourceOption,
  readOptions,
  type StoredRecord,
} from '../../platform/resources/record.queries.ts';
import {
  type ResourcePage,
  type ResourceRow,
  readResourcePage,
} from '../../platform/resources/resource-list.queries.ts';
import { type OpenResource, openChoices, openResource } from '../../platform/resources/resource-scope.ts';
import {
  createSavedView,
  dropSavedView,
  readSavedViews,
  type SavedView,
} from '../../platform/resources/saved-view.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ViewerContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF_FOR_PROVIDERS, NEEDS_PROOF_TO_DELETE } from '../needs-proof.ts';

const optionsSchema = z.object({
  search: z.string().check(z.maxLength(SEARCH_MAX_CHARS)),
  ids: z.array(z.string()).check(z.maxLength(100)),
});
const idsSchema = z
  .array(z.string())
  .check(z.minLength(1), z.maxLength(BULK_RECORDS_MAX, problemText('selectionTooLarge')));
const viewSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, problemText('nameMissing')), z.maxLength(NAME_MAX_CHARS)),
  query: z.string().check(z.maxLength(2_000)),
});

/** The resource with the viewer's access: permission and school are checked here, and nowhere else. */
const open = (context: ViewerContext, name: string, action: 'read' | 'write'): OpenResource =>
  openResource(context.viewer, name, action);

/** Lists and forms of all resources of `domain/platform/resources`. */
export function addResources(builder: GraphBuilder): void {
  const row = builder.objectRef<ResourceRow>('ResourceRow').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        revision: 'Int',
        title: 'String',
        deletedAt: 'Instant | null',
        cells: 'ResourceCells',
      }),
  });
  const page = builder.objectRef<ResourcePage>('ResourcePage').implement({
    fields: (t) =>
      exposed(t, {
        total: ['Float', 'The total; an estimate if it is not exact.'],
        totalIsExact: 'Boolean',
        before: 'String | null',
        after: 'String | null',
        rows: [row],
      }),
  });
  const record = builder.objectRef<StoredRecord>('ResourceRecord').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        revision: 'Int',
        title: 'String',
        deletedAt: 'Instant | null',
        updatedAt: 'Instant',
        changedBy: 'String | null',
        values: 'ResourceValues',
      }),
  });
  const option = builder.objectRef<ResourceOption>('ResourceOption').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String' }),
  });
  const bulkChange = builder.objectRef<BulkChange>('BulkChange').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String', before: 'ResourceValues', after: 'ResourceValues' }),
  });
  const bulkEffect = builder.objectRef<BulkEffect>('BulkEffect').implement({
    fields: (t) =>
      exposed(t, {
        unchanged: 'Int',
        batch: ['ID | null', 'Identifies the changes, to undo them; null in a preview.'],
        changes: [bulkChange],
      }),
  });
  const bulkUndone = builder.objectRef<BulkUndone>('BulkUndone').implement({
    fields: (t) => exposed(t, { undone: 'Int', kept: 'Int' }),
  });
  const savedView = builder.objectRef<SavedView>('SavedView').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String', query: 'String' }),
  });

  queries(builder, (t) => ({
    resourceList: t.member.field({
      type: page,
      args: {
        resource: t.arg({ type: 'ResourceName', required: true }),
        query: t.arg({ type: 'ResourceQuery', required: true }),
      },
      resolve: (_root, { resource, query }, context) =>
        readResourcePage(context.reading, open(context, resource, 'read'), query),
    }),
    resourceRecord: t.member.field({
      type: record,
      args: { resource: t.arg({ type: 'ResourceName', required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { resource, id }, context) => findRecord(context.pool, open(context, resource, 'read'), id),
    }),
    resourceOptions: t.member.field({
      type: [option],
      description: 'Records to choose as a reference; those in `ids` are included.',
      args: {
        resource: t.arg({ type: 'Referable', required: true }),
        search: t.arg.string({ required: true }),
        ids: t.arg.idList({ required: true }),
      },
      resolve: async (_root, { resource, ...args }, context) => [
        ...(await readOptions(context.pool, openChoices(context.viewer, resource), readInput(optionsSchema, args))),
      ],
    }),
    bulkEdit: t.member.field({
      type: bulkEffect,
      description: 'What the same values would change in records. Changes nothing.',
      args: {
        resource: t.arg({ type: 'ResourceName', required: true }),
        ids: t.arg.idList({ required: true }),
        changes: t.arg({ type: 'ResourceValues', required: true }),
      },
      resolve: (_root, { resource, ids, changes }, context) =>
        previewBulkEdit(context.pool, open(context, resource, 'write'), {
          ids: readInput(idsSchema, ids),
          changes,
        }),
    }),
    resourceExport: t.member.string({
      description: 'The address of all results of a query as CSV. It expires after a minute.',
      args: {
        resource: t.arg({ type: 'ResourceName', required: true }),
        query: t.arg({ type: 'ResourceQuery', required: true }),
      },
      resolve: (_root, { resource, query }, context) => {
        const { name, viewer } = open(context, resource, 'read');
        return context.exportAddress(viewer, { resource: name, query: JSON.stringify(query) });
      },
    }),
    savedViews: t.member.field({
      type: [savedView],
      args: { resource: t.arg({ type: 'ResourceName', required: true }) },
      resolve: async (_root, { resource }, context) => [
        ...(await readSavedViews(context.pool, open(context, resource, 'read'))),
      ],
    }),
  }));

  mutations(builder, (t) => ({
    createResource: t.member.field({
      extensions: NEEDS_PROOF_FOR_PROVIDERS,
      type: record,
      args: {
        resource: t.arg({ type: 'ResourceName', required: true }),
        values: t.arg({ type: 'ResourceValues', required: true }),
      },
      resolve: (_root, { resource, values }, context) =>
        createRecord(context.pool, open(context, resource, 'write'), values),
    }),
    saveResource: t.member.field({
      extensions: NEEDS_PROOF_FOR_PROVIDERS,
      type: record,
      description: 'Refused if the record was changed since this revision.',
      args: {
        resource: t.arg({ type: 'ResourceName', required: true }),
        id: t.arg.id({ required: true }),
        revision: t.arg.int({ required: true }),
        values: t.arg({ type: 'ResourceValues', required: true }),
      },
      resolve: (_root, { resource, ...change }, context) =>
        saveRecord(context.pool, open(context, resource, 'write'), change),
    }),
    deleteResources: t.member.int({
      extensions: NEEDS_PROOF_TO_DELETE,
      description: 'Moves to the recycle bin. Returns the number.',
      args: { resource: t.arg({ type: 'ResourceName', required: true }), ids: t.arg.idList({ required: true }) },
      resolve: (_root, { resource, ids }, context) =>
        moveRecords(context.pool, open(context, resource, 'write'), readInput(idsSchema, ids), 'bin'),
    }),
    restoreResources: t.member.int({
      description: 'Restores from the recycle bin. Returns the number.',
      args: { resource: t.arg({ type: 'ResourceName', required: true }), ids: t.arg.idList({ required: true }) },
      resolve: (_root, { resource, ids }, context) =>
        moveRecords(context.pool, open(context, resource, 'write'), readInput(idsSchema, ids), 'use'),
    }),
    purgeResources: t.member.int({
      extensions: NEEDS_PROOF_TO_DELETE,
      description: 'Deletes permanently from the recycle bin: all or none. Returns the number.',
      args: { resource: t.arg({ type: 'ResourceName', required: true }), ids: t.arg.idList({ required: true }) },
      resolve: (_root, { resource, ids }, context) =>
        purgeRecords(context.pool, open(context, resource, 'write'), readInput(idsSchema, ids)),
    }),
    applyBulkEdit: t.member.field({
      extensions: NEEDS_PROOF_FOR_PROVIDERS,
      type: bulkEffect,
      description: '`expected` is the number of changes in the preview.',
      args: {
        resource: t.arg({ type: 'ResourceName', required: true }),
        ids: t.arg.idList({ required: true }),
        changes: t.arg({ type: 'ResourceValues', required: true }),
        expected: t.arg.int({ required: true }),
      },
      resolve: (_root, { resource, ids, changes, expected }, context) =>
        applyBulkEdit(context.pool, open(context, resource, 'write'), {
          ...{ ids: readInput(idsSchema, ids), changes, expected },
        }),
    }),
    undoBulkEdit: t.member.field({
      type: bulkUndone,
      args: { resource: t.arg({ type: 'ResourceName', required: true }), batch: t.arg.id({ required: true }) },
      resolve: (_root, { resource, batch }, context) =>
        undoBulkEdit(context.pool, open(context, resource, 'write'), batch),
    }),
    createSavedView: t.member.field({
      type: [savedView],
      args: {
        resource: t.arg({ type: 'ResourceName', required: true }),
        name: t.arg.string({ required: true }),
        query: t.arg.string({ required: true }),
      },
      resolve: async (_root, { resource, ...view }, context) => [
        ...(await createSavedView(context.pool, open(context, resource, 'read'), readInput(viewSchema, view))),
      ],
    }),
    dropSavedView: t.member.field({
      type: [savedView],
      args: { resource: t.arg({ type: 'ResourceName', required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_root, { resource, id }, context) => [
        ...(await dropSavedView(context.pool, open(context, resource, 'read'), id)),
      ],
    }),
  }));
}
