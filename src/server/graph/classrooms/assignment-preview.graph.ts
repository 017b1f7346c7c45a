import {
  type AssignmentPreview,
  type PreviewPool,
  type PreviewQuestion,
  type PreviewSchool,
  readAssignmentPreview,
} from '../../classrooms/assignments/assignment-preview.queries.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';

/** The questions of an assignment, for its teachers to preview and to print. */
export function addAssignmentPreview(builder: GraphBuilder, { imageType }: Pick<AttemptTypes, 'imageType'>): void {
  const question = builder.objectRef<PreviewQuestion>('PreviewQuestion').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        type: 'QuestionType',
        stem: 'String',
        body: 'QuestionBody',
        images: [imageType],
        marks: 'Float',
      }),
      pool: t.exposeInt('pool', { nullable: true, description: 'The pool that it is drawn from.' }),
      key: t.field({ type: 'AnswerKey', resolve: ({ key }) => key.answer }),
      explanation: t.string({ nullable: true, resolve: ({ key }) => key.explanation }),
    }),
  });
  const pool = builder.objectRef<PreviewPool>('PreviewPool').implement({
    description: 'Questions of which each student gets as many as are drawn.',
    fields: (t) => exposed(t, { pool: 'Int', draws: 'Int', count: 'Int' }),
  });
  const school = builder.objectRef<PreviewSchool>('PreviewSchool').implement({
    fields: (t) => exposed(t, { name: 'String', logo: ['String | null', 'The digest of a public image.'] }),
  });
  const preview = builder.objectRef<AssignmentPreview>('AssignmentPreview').implement({
    description: 'The questions of an assignment as students see them, with their answers.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        title: 'String',
        instructions: 'String',
        classroom: 'String',
        pools: [pool],
        questions: [question],
      }),
      school: t.expose('school', {
        type: school,
        nullable: true,
        description: 'Null: the class belongs to no school.',
      }),
      materials: t.exposeStringList('materials', { description: 'Titles of the parts to read, watch or learn.' }),
    }),
  });

  queries(builder, (t) => ({
    assignmentPreview: t.member.field({
      type: preview,
      description: 'The questions of an assignment of the viewer’s classes, with their answers.',
      args: { id: t.arg.id({ required: true }), version: t.arg({ type: 'WorksheetVersion', defaultValue: 'A' }) },
      resolve: (_root, { id, version }, context) =>
        readAssignmentPreview(
          context.pool,
          context.viewer,
          { id, version: version ?? 'A' },
          context.imageAddress(context.viewer),
        ),
    }),
  }));
}
