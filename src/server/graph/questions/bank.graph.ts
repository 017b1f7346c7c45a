import { type AuthorTopic, readAuthorTopics } from '../../content/author-topics.queries.ts';
import { authoredPages } from '../../interchange/export/authored.csv.ts';
import { authorOf } from '../../questions/author.ts';
import { type BankPage, type BankRow, readBank } from '../../questions/bank.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';

/** The bank as its authors browse it. */
export function addBank(builder: GraphBuilder, { subjectRef }: Pick<ContentTypes, 'subjectRef'>): void {
  const bankRow = builder.objectRef<BankRow>('BankRow').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        isOwn: ['Boolean', 'Not in the bank: visible to its author only.'],
        sharedBy: ['String | null', 'The colleague who owns it.'],
        isShared: 'Boolean',
        externalId: 'String',
        type: 'QuestionType',
        stage: 'Stage',
        isLive: 'Boolean',
        stem: 'String',
        topic: 'String',
        subject: 'String',
        difficulty: 'Difficulty',
        marks: 'Int',
        openReports: 'Int',
        changedAt: 'Instant',
      }),
      tags: t.exposeStringList('tags'),
    }),
  });
  const bankPage = builder.objectRef<BankPage>('BankPage').implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [bankRow] }),
      next: t.exposeString('next', { nullable: true }),
    }),
  });
  const authorTopic = builder.objectRef<AuthorTopic>('AuthorTopic').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String', subject: subjectRef }),
  });

  queries(builder, (t) => ({
    bank: t.member.field({
      type: bankPage,
      description: 'Questions, most recently changed first.',
      args: { filter: t.arg({ type: 'BankFilter', required: true }), after: t.arg.string() },
      resolve: (_root, { filter, after }, context) =>
        readBank(context.pool, authorOf(context.viewer, 'read'), filter, after ?? null),
    }),
    authoredExport: t.member.string({
      description: 'The address of all rows of a list, as CSV. It expires after a minute.',
      args: {
        kind: t.arg({ type: 'AuthoredList', required: true }),
        filter: t.arg({ type: 'AuthoredFilter', required: true }),
      },
      resolve: (_root, { kind, filter }, context) => {
        const { viewer } = context;
        authoredPages(context.pool, viewer, kind, filter);
        return context.exportAddress(viewer, { resource: kind, query: JSON.stringify(filter) });
      },
    }),
    authorTopics: t.member.field({
      type: [authorTopic],
      description: 'Every topic that a question can be in.',
      resolve: (_root, _args, context) => {
        authorOf(context.viewer, 'read');
        return readAuthorTopics(context.pool);
      },
    }),
  }));
}
