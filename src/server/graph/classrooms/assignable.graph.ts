import {
  type Assignable,
  type AssignableContent,
  type AssignableTopic,
  readAssignable,
  readAssignableContent,
  readAssignableTopics,
} from '../../classrooms/assignments/assignable.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';

/** What teachers can assign. */
export function addAssignable(builder: GraphBuilder): void {
  const assignable = builder.objectRef<Assignable>('Assignable').implement({
    fields: (t) =>
      exposed(t, {
        kind: 'PartKind',
        id: 'ID',
        title: 'String',
        subject: 'String',
        topic: 'String | null',
        isOwn: ['Boolean', 'Created by the viewer, for their own classes.'],
        sharedBy: ['String | null', 'The colleague who owns it.'],
      }),
  });
  const assignableTopic = builder.objectRef<AssignableTopic>('AssignableTopic').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String', subject: 'String' }),
  });
  const assignableContent = builder.objectRef<AssignableContent>('AssignableQuestion').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        stem: 'String',
        type: 'QuestionType',
        topic: 'String',
        subtopic: 'String | null',
        difficulty: 'Difficulty',
        marks: 'Float',
        isUsed: ['Boolean', 'One of the classes has been assigned it before.'],
        isOwn: ['Boolean', 'Written by the viewer, for their own classes.'],
        sharedBy: ['String | null', 'The colleague who owns it.'],
      }),
  });

  queries(builder, (t) => ({
    assignableContent: t.member.field({
      type: [assignable],
      description: 'Everything a teacher can assign.',
      resolve: (_root, _args, context) => readAssignable(context.pool, context.viewer),
    }),
    assignableTopics: t.member.field({
      type: [assignableTopic],
      description: 'Topics with questions that a teacher can choose, the bank’s or their own.',
      resolve: (_root, _args, context) => readAssignableTopics(context.pool, context.viewer),
    }),
    assignableQuestions: t.member.field({
      type: [assignableContent],
      args: { topic: t.arg.id({ required: true }), classrooms: t.arg.idList() },
      resolve: (_root, { topic, classrooms }, context) =>
        readAssignableContent(context.pool, context.viewer, { topic, classrooms: classrooms ?? [] }),
    }),
  }));
}
