import {
  type ExamFocus,
  type ExamFocusPaper,
  type ExamFocusPoint,
  readExamFocus,
} from '../../study/exam-focus.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { queries } from '../fields.ts';

/** Exam focus of a topic. */
export function addExamFocus(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes): void {
  const paper = builder.objectRef<ExamFocusPaper>('ExamFocusPaper').implement({
    description: 'A past paper that asks for a point of exam focus.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      year: t.exposeInt('year'),
      session: t.exposeString('session'),
      isAccessible: t.exposeBoolean('isAccessible'),
      questions: t.exposeIntList('questions', { description: 'The questions’ numbers in the paper.' }),
    }),
  });
  const point = builder.objectRef<ExamFocusPoint>('ExamFocusPoint').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      body: t.exposeString('body', { description: 'Markdown.' }),
      weight: t.exposeInt('weight', { description: '1: rarely asked, 5: in almost every paper.' }),
      noteId: t.exposeID('noteId', { nullable: true }),
      noteHeading: t.exposeString('noteHeading', { nullable: true }),
      quizId: t.exposeID('quizId', { nullable: true }),
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
