import * as z from 'zod/mini';
import { type Annotation, annotationSchema } from '#domain/content/notes/annotation.schema.ts';
import { HEADING_MAX_CHARS } from '#domain/content/notes/note.limits.ts';
import { type Note, type Notes, readNotes } from '../../study/note.queries.ts';
import { markMaterial, saveAnnotation, saveReadingPosition } from '../../study/reading.commands.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const positionSchema = z.object({
  material: z.string(),
  heading: z.nullable(z.string().check(z.maxLength(HEADING_MAX_CHARS))),
  share: z.number(),
});

/** Reading: note booklets and one-page summaries, reading positions, highlights and notes. */
export function addNotes(
  builder: GraphBuilder,
  { subjectRef, topicRef, materialSummary }: ContentTypes,
  { imageType, source }: AttemptTypes,
): void {
  const annotation = builder.objectRef<Annotation>('Annotation').implement({
    description: 'A highlight in a note, found again by its words and the text around them.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        quote: 'String',
        before: 'String',
        after: 'String',
        start: 'Int',
        comment: 'String',
        revision: ['Int', 'The highest counts, in whatever order saves arrive.'],
        removed: 'Boolean',
      }),
  });
  const note = builder.objectRef<Note>('Note').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        body: ['String', 'Markdown.'],
        version: 'Int',
        heading: ['String | null', 'The last reading position.'],
        images: [imageType],
        source: source,
        annotations: [annotation],
      }),
  });
  const notes = builder.objectRef<Notes>('Notes').implement({
    fields: (t) => ({
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
      notes: t.expose('notes', { type: [materialSummary] }),
      shown: t.expose('shown', { type: note, nullable: true }),
    }),
  });
  queries(builder, (t) => ({
    notes: t.member.field({
      type: notes,
      description: 'The notes of a topic and the one to show. 402 if no plan includes it.',
      args: {
        subject: t.arg.string({ required: true }),
        topic: t.arg.string({ required: true }),
        noteId: t.arg.id({ description: 'The note to show; otherwise the first open one.' }),
      },
      resolve: (_root, { subject, topic, noteId }, context) => {
        const { viewer } = context;
        const location = { subject, topic, noteId: noteId ?? null };
        return readNotes(context.pool, viewer, location, context.imageAddress(viewer));
      },
    }),
  }));

  const annotationInput = builder.inputType('AnnotationInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      quote: t.string({ required: true }),
      before: t.string({ required: true }),
      after: t.string({ required: true }),
      start: t.int({ required: true }),
      comment: t.string({ required: true }),
      revision: t.int({ required: true }),
      removed: t.boolean({ required: true }),
    }),
  });
  mutations(builder, (t) => ({
    saveReadingPosition: t.member.boolean({
      description: 'Saves the reading position; the furthest one counts for the progress.',
      args: {
        material: t.arg.id({ required: true }),
        heading: t.arg.string(),
        share: t.arg.float({ required: true }),
      },
      resolve: async (_root, { material, heading, share }, context) => {
        const { viewer } = context;
        const target = readInput(positionSchema, { material, heading: heading ?? null, share });
        await saveReadingPosition(context.pool, viewer, target);
        return true;
      },
    }),
    markMaterial: t.member.boolean({
      description: 'Marks a material as done or not done.',
      args: { material: t.arg.id({ required: true }), done: t.arg.boolean({ required: true }) },
      resolve: async (_root, { material, done }, context) => {
        await markMaterial(context.pool, context.viewer, material, done);
        return done;
      },
    }),
    saveAnnotation: t.member.boolean({
      description: 'Saves a highlight in a note, changed or removed. The same revision counts once.',
      args: { material: t.arg.id({ required: true }), annotation: t.arg({ type: annotationInput, required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        await saveAnnotation(context.pool, viewer, args.material, readInput(annotationSchema, args.annotation));
        return true;
      },
    }),
  }));
}
