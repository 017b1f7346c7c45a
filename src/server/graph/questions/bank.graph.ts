import { ProductError } from '#domain/platform/errors.ts';
import { bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';
import { type AuthorTopic, readAuthorTopics } from '../../content/author-topics.queries.ts';
import { authoredPages, isAuthored } from '../../interchange/export/authored.csv.ts';
import { type BankPage, type BankRow, readBank } from '../../questions/bank.queries.ts';
import { requireAuthor } from '../author.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

/** The bank as its authors browse it. */
export function addBank(builder: GraphBuilder, { subjectRef }: Pick<ContentTypes, 'subjectRef'>): void {
  const bankRow = builder.objectRef<BankRow>('BankRow').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      isOwn: t.exposeBoolean('isOwn', { description: 'Not in the bank: visible to its author only.' }),
      sharedBy: t.exposeString('sharedBy', { nullable: true, description: 'The colleague who owns it.' }),
      isShared: t.exposeBoolean('isShared'),
      externalId: t.exposeString('externalId'),
      type: t.exposeString('type'),
      stage: t.exposeString('stage'),
      isLive: t.exposeBoolean('isLive'),
      stem: t.exposeString('stem'),
      topic: t.exposeString('topic'),
      subject: t.exposeString('subject'),
      difficulty: t.exposeString('difficulty'),
      marks: t.exposeInt('marks'),
      tags: t.exposeStringList('tags'),
      openReports: t.exposeInt('openReports'),
      changedAt: t.expose('changedAt', { type: 'Instant' }),
    }),
  });
  const bankPage = builder.objectRef<BankPage>('BankPage').implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [bankRow] }),
      next: t.exposeString('next', { nullable: true }),
    }),
  });
  const authorTopic = builder.objectRef<AuthorTopic>('AuthorTopic').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      subject: t.expose('subject', { type: subjectRef }),
    }),
  });

  builder.queryFields((t) => ({
    bank: t.field({
      type: bankPage,
      description: 'Questions, most recently changed first. `filter` has the domain’s schema for bank filters.',
      extensions: { rule: 'member' },
      args: { filter: t.arg({ type: 'JSON', required: true }), after: t.arg.string() },
      resolve: async (_root, { filter, after }, context) =>
        readBank(
          context.pool,
          await requireAuthor(context, 'read'),
          readInput(bankFilterSchema, filter),
          after ?? null,
        ),
    }),
    authoredExport: t.string({
      description:
        'The address of all rows of a list, as CSV: question-bank, quiz or exam-paper. It expires after a minute.',
      extensions: { rule: 'member' },
      args: { kind: t.arg.string({ required: true }), filter: t.arg({ type: 'JSON', required: true }) },
      resolve: async (_root, { kind, filter }, context) => {
        const viewer = await requireViewer(context, 'member');
        if (!isAuthored(kind)) throw new ProductError('INVALID_INPUT');
        authoredPages(context.pool, viewer, kind, filter);
        return context.exportAddress(viewer, { resource: kind, query: JSON.stringify(filter) });
      },
    }),
    authorTopics: t.field({
      type: [authorTopic],
      description: 'Every topic that a question can be in.',
      extensions: { rule: 'member' },
      resolve: async (_root, _args, context) => {
        await requireAuthor(context, 'read');
        return readAuthorTopics(context.pool);
      },
    }),
  }));
}
