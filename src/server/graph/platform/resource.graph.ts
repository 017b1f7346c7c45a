import * as z from 'zod/mini';
import { problemText } from '#domain/platform/problem.ts';
import { BULK_RECORDS_MAX } from '#domain/platform/resources/resource.limits.ts';
import { resourceQuerySchema } from '#domain/platform/resources/resource-query.schema.ts';
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
import type { GraphContext } from '../context.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

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
const open = async (context: GraphContext, name: string, action: 'read' | 'write'): Promise<OpenResource> =>
  openResource(await requireViewer(context, 'member'), name, action);

/** Lists and forms of all resources of `domain/platform/resources`. */
export function addResources(builder: GraphBuilder): void {
  const row = builder.objectRef<ResourceRow>('ResourceRow').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      revision: t.exposeInt('revision'),
      title: t.exposeString('title'),
      deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
      cells: t.expose('cells', { type: 'JSON', description: 'By column.' }),
    }),
  });
  const page = builder.objectRef<ResourcePage>('ResourcePage').implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [row] }),
      total: t.exposeFloat('total', { description: 'The total; an estimate if it is not exact.' }),
      totalIsExact: t.exposeBoolean('totalIsExact'),
      before: t.exposeString('before', { nullable: true }),
      after: t.exposeString('after', { nullable: true }),
    }),
  });
  const record = builder.objectRef<StoredRecord>('ResourceRecord').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      revision: t.exposeInt('revision'),
      title: t.exposeString('title'),
      deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
      updatedAt: t.expose('updatedAt', { type: 'Instant' }),
      changedBy: t.exposeString('changedBy', { nullable: true }),
      values: t.expose('values', { type: 'JSON', description: 'By field of the form.' }),
    }),
  });
  const option = builder.objectRef<ResourceOption>('ResourceOption').implement({
    fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
  });
  const bulkChange = builder.objectRef<BulkChange>('BulkChange').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      before: t.expose('before', { type: 'JSON' }),
      after: t.expose('after', { type: 'JSON' }),
    }),
  });
  const bulkEffect = builder.objectRef<BulkEffect>('BulkEffect').implement({
    fields: (t) => ({
      changes: t.expose('changes', { type: [bulkChange] }),
      unchanged: t.exposeInt('unchanged'),
      batch: t.exposeID('batch', {
        nullable: true,
        description: 'Identifies the changes, to undo them; null in a preview.',
      }),
    }),
  });
  const bulkUndone = builder.objectRef<BulkUndone>('BulkUndone').implement({
    fields: (t) => ({ undone: t.exposeInt('undone'), kept: t.exposeInt('kept') }),
  });
  const savedView = builder.objectRef<SavedView>('SavedView').implement({
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), query: t.exposeString('query') }),
  });

  const member = { extensions: { rule: 'member' } } as const;
  builder.queryFields((t) => ({
    resourceList: t.field({
      ...member,
      type: page,
      args: { resource: t.arg.string({ required: true }), query: t.arg({ type: 'JSON', required: true }) },
      resolve: async (_root, { resource, query }, context) =>
        readResourcePage(context.reading, await open(context, resource, 'read'), readInput(resourceQuerySchema, query)),
    }),
    resourceRecord: t.field({
      ...member,
      type: record,
      args: { resource: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_root, { resource, id }, context) =>
        findRecord(context.pool, await open(context, resource, 'read'), id),
    }),
    resourceOptions: t.field({
      ...member,
      type: [option],
      description: 'Records to choose as a reference; those in `ids` are included.',
      args: {
        resource: t.arg.string({ required: true }),
        search: t.arg.string({ required: true }),
        ids: t.arg.idList({ required: true }),
      },
      resolve: async (_root, { resource, ...args }, context) => [
        ...(await readOptions(
          context.pool,
          openChoices(await requireViewer(context, 'member'), resource),
          readInput(optionsSchema, args),
        )),
      ],
    }),
    bulkEdit: t.field({
      ...member,
      type: bulkEffect,
      description: 'What the same values would change in records. Changes nothing.',
      args: {
        resource: t.arg.string({ required: true }),
        ids: t.arg.idList({ required: true }),
        changes: t.arg({ type: 'JSON', required: true }),
      },
      resolve: async (_root, { resource, ids, changes }, context) =>
        previewBulkEdit(context.pool, await open(context, resource, 'write'), {
          ids: readInput(idsSchema, ids),
          changes,
        }),
    }),
    resourceExport: t.string({
      ...member,
      description: 'The address of all results of a query as CSV. It expires after a minute.',
      args: { resource: t.arg.string({ required: true }), query: t.arg({ type: 'JSON', required: true }) },
      resolve: async (_root, { resource, query }, context) => {
        const { name, viewer } = await open(context, resource, 'read');
        const args = readInput(resourceQuerySchema, query);
        return context.exportAddress(viewer, { resource: name, query: JSON.stringify(args) });
      },
    }),
    savedViews: t.field({
      ...member,
      type: [savedView],
      args: { resource: t.arg.string({ required: true }) },
      resolve: async (_root, { resource }, context) => [
        ...(await readSavedViews(context.pool, await open(context, resource, 'read'))),
      ],
    }),
  }));

  builder.mutationFields((t) => ({
    createResource: t.field({
      ...member,
      type: record,
      args: { resource: t.arg.string({ required: true }), values: t.arg({ type: 'JSON', required: true }) },
      resolve: async (_root, { resource, values }, context) =>
        createRecord(context.pool, await open(context, resource, 'write'), values),
    }),
    saveResource: t.field({
      ...member,
      type: record,
      description: 'Refused if the record was changed since this revision.',
      args: {
        resource: t.arg.string({ required: true }),
        id: t.arg.id({ required: true }),
        revision: t.arg.int({ required: true }),
        values: t.arg({ type: 'JSON', required: true }),
      },
      resolve: async (_root, { resource, ...change }, context) =>
        saveRecord(context.pool, await open(context, resource, 'write'), change),
    }),
    deleteResources: t.int({
      ...member,
      description: 'Moves to the recycle bin. Returns the number.',
      args: { resource: t.arg.string({ required: true }), ids: t.arg.idList({ required: true }) },
      resolve: async (_root, { resource, ids }, context) =>
        moveRecords(context.pool, await open(context, resource, 'write'), readInput(idsSchema, ids), 'bin'),
    }),
    restoreResources: t.int({
      ...member,
      description: 'Restores from the recycle bin. Returns the number.',
      args: { resource: t.arg.string({ required: true }), ids: t.arg.idList({ required: true }) },
      resolve: async (_root, { resource, ids }, context) =>
        moveRecords(context.pool, await open(context, resource, 'write'), readInput(idsSchema, ids), 'use'),
    }),
    purgeResources: t.int({
      ...member,
      description: 'Deletes permanently from the recycle bin: all or none. Returns the number.',
      args: { resource: t.arg.string({ required: true }), ids: t.arg.idList({ required: true }) },
      resolve: async (_root, { resource, ids }, context) =>
        purgeRecords(context.pool, await open(context, resource, 'write'), readInput(idsSchema, ids)),
    }),
    applyBulkEdit: t.field({
      ...member,
      type: bulkEffect,
      description: '`expected` is the number of changes in the preview.',
      args: {
        resource: t.arg.string({ required: true }),
        ids: t.arg.idList({ required: true }),
        changes: t.arg({ type: 'JSON', required: true }),
        expected: t.arg.int({ required: true }),
      },
      resolve: async (_root, { resource, ids, changes, expected }, context) =>
        applyBulkEdit(context.pool, await open(context, resource, 'write'), {
          ...{ ids: readInput(idsSchema, ids), changes, expected },
        }),
    }),
    undoBulkEdit: t.field({
      ...member,
      type: bulkUndone,
      args: { resource: t.arg.string({ required: true }), batch: t.arg.id({ required: true }) },
      resolve: async (_root, { resource, batch }, context) =>
        undoBulkEdit(context.pool, await open(context, resource, 'write'), batch),
    }),
    createSavedView: t.field({
      ...member,
      type: [savedView],
      args: {
        resource: t.arg.string({ required: true }),
        name: t.arg.string({ required: true }),
        query: t.arg.string({ required: true }),
      },
      resolve: async (_root, { resource, ...view }, context) => [
        ...(await createSavedView(context.pool, await open(context, resource, 'read'), readInput(viewSchema, view))),
      ],
    }),
    dropSavedView: t.field({
      ...member,
      type: [savedView],
      args: { resource: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_root, { resource, id }, context) => [
        ...(await dropSavedView(context.pool, await open(context, resource, 'read'), id)),
      ],
    }),
  }));
}
