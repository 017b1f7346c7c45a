import {
  type Assignable,
  type AssignableContent,
  type AssignableTopic,
  readAssignable,
  readAssignableContent,
  readAssignableTopics,
} from '../../classrooms/assignments/assignable.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { requireViewer } from '../rules.ts';

/** What teachers can assign. */
export function addAssignable(builder: GraphBuilder): void {
  const assignable = builder.objectRef<Assignable>('Assignable').implement({
    fields: (t) => ({
      kind: t.exposeString('kind'),
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      subject: t.exposeString('subject'),
      topic: t.exposeString('topic', { nullable: true }),
      isOwn: t.exposeBoolean('isOwn', { description: 'Created by the viewer, for their own classes.' }),
      sharedBy: t.exposeString('sharedBy', { nullable: true, description: 'The colleague who owns it.' }),
    }),
  });
  const assignableTopic = builder.objectRef<AssignableTopic>('AssignableTopic').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      subject: t.exposeString('subject'),
    }),
  });
  const assignableContent = builder.objectRef<AssignableContent>('AssignableQuestion').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      stem: t.exposeString('stem'),
      type: t.exposeString('type'),
      isOwn: t.exposeBoolean('isOwn', { description: 'Written by the viewer, for their own classes.' }),
      sharedBy: t.exposeString('sharedBy', { nullable: true, description: 'The colleague who owns it.' }),
    }),
  });

  builder.queryFields((t) => ({
    assignableContent: t.field({
      type: [assignable],
      description: 'Everything a teacher can assign.',
      extensions: { rule: 'member' },
      resolve: async (_root, _args, context) => readAssignable(context.pool, await requireViewer(context, 'member')),
    }),
    assignableTopics: t.field({
      type: [assignableTopic],
      description: 'Topics with questions that a teacher can choose, the bank’s or their own.',
      extensions: { rule: 'member' },
      resolve: async (_root, _args, context) =>
        readAssignableTopics(context.pool, await requireViewer(context, 'member')),
    }),
    assignableQuestions: t.field({
      type: [assignableContent],
      extensions: { rule: 'member' },
      args: { topic: t.arg.id({ required: true }) },
      resolve: async (_root, { topic }, context) =>
        readAssignableContent(context.pool, await requireViewer(context, 'member'), topic),
    }),
  }));
}
