import { type Find, type SnippetPart, search } from '../../study/search.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { queries } from '../fields.ts';

/** Search over all study content. */
export function addSearch(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes): void {
  const part = builder.objectRef<SnippetPart>('SnippetPart').implement({
    fields: (t) => ({ text: t.exposeString('text'), marked: t.exposeBoolean('marked') }),
  });
  const find = builder.objectRef<Find>('Find').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: 'FindKind' }),
      title: t.exposeString('title'),
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
      locked: t.exposeBoolean('locked', { description: 'No plan of the viewer opens it: there is no snippet then.' }),
      snippet: t.expose('snippet', { type: [part] }),
    }),
  });
  queries(builder, (t) => ({
    search: t.member.field({
      type: [find],
      description: 'Topics, quizzes, notes and media by title and content, best match first.',
      args: { words: t.arg.string({ required: true }) },
      resolve: (_root, { words }, context) => search(context.pool, context.viewer, words),
    }),
  }));
}
