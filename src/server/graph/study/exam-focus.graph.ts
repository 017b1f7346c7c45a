import {
  type ExamFocus,
  type ExamFocusPaper,
  type ExamFocusPoint,
  readExamFocus,
} from '../../study/exam-focus.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';

/** Exam focus of a topic. */
export function addExamFocus(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes): void {
  const paper = builder.objectRef<ExamFocusPaper>('ExamFocusPaper').implement({
    description: 'A past paper that asks for a point of exam focus.',
    fields: (t) => ({
      ...exposed(t, { id: 'ID', title: 'String', year: 'Int', session: 'String', isAccessible: 'Boolean' }),
      questions: t.exposeIntList('questions', { description: 'The questions’ numbers in the paper.' }),
    }),
  });
  const point = builder.objectRef<ExamFocusPoint>('ExamFocusPoint').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        title: 'String',
        body: ['String', 'Markdown.'],
        weight: ['Int', '1: rarely asked, 5: in almost every paper.'],
        noteId: 'ID | null',
        noteHeading: 'String | null',
        quizId: 'ID | null',
      }),
      askedIn: t.expose('askedIn', { type: [paper], description: 'Newest first.' }),
    }),
  });
  const focus = builder.objectRef<ExamFocus>('ExamFocus').implement({
    fields: (t) => ({
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
      points: t.expose('points', { type: [point], description: 'Highest weight first.' }),
    }),
  });
  queries(builder, (t) => ({
    examFocus: t.member.field({
      type: focus,
      description: 'The exam focus of a topic. 402 if no plan includes it.',
      args: { subject: t.arg.string({ required: true }), topic: t.arg.string({ required: true }) },
      resolve: (_root, { subject, topic }, context) => readExamFocus(context.pool, context.viewer, subject, topic),
    }),
  }));
}
