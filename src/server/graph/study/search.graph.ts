import { type Find, type SnippetPart, search } from '../../study/search.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';

/** Search over all study content. */
export function addSearch(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes): void {
  const part = builder.objectRef<SnippetPart>('SnippetPart').implement({
    fields: (t) => exposed(t, { text: 'String', marked: 'Boolean' }),
  });
  const find = builder.objectRef<Find>('Find').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        kind: 'FindKind',
        title: 'String',
        locked: ['Boolean', 'No plan of the viewer opens it: there is no snippet then.'],
        subject: subjectRef,
        topic: topicRef,
        snippet: [part],
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
