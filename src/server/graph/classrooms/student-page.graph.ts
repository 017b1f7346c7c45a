import { studentNoteSchema } from '#domain/classrooms/students/student-note.schema.ts';
import type { GradeRange } from '#domain/study/grade/grade-range.ts';
import { saveStudentNote } from '../../classrooms/students/student-note.commands.ts';
import {
  type Misconception,
  readStudentPage,
  type StudentNote,
  type StudentPage,
  type StudentTopic,
  type StudentWeek,
} from '../../classrooms/students/student-page.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { addStudentWork } from './student-work.graph.ts';

/** A student as the teachers of a class see them. */
export function addStudentPage(builder: GraphBuilder, { classRef }: ReturnType<typeof addStudentWork>): void {
  const topicRef = builder.objectRef<StudentTopic['topic']>('TaughtTopicRef').implement({
    fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
  });
  const mastery = builder.objectRef<StudentTopic['mastery']>('TaughtMastery').implement({
    description: 'Mastery by assigned work alone.',
    fields: (t) => ({
      level: t.expose('level', { type: 'MasteryLevel' }),
      estimate: t.exposeFloat('estimate'),
      low: t.exposeFloat('low'),
      high: t.exposeFloat('high'),
    }),
  });
  const average = { nullable: true, description: 'Of the other students; null if they are too few.' } as const;
  const topic = builder.objectRef<StudentTopic>('TaughtStudentTopic').implement({
    fields: (t) => ({
      topic: t.expose('topic', { type: topicRef }),
      subject: t.exposeString('subject'),
      answers: t.exposeInt('answers'),
      own: t.exposeFloat('own', { description: 'Mean score, 0 to 1.' }),
      classAverage: t.exposeFloat('classAverage', average),
      mastery: t.expose('mastery', { type: mastery }),
    }),
  });
  const week = builder.objectRef<StudentWeek>('TaughtStudentWeek').implement({
    fields: (t) => ({
      week: t.expose('week', { type: 'CalendarDay' }),
      answers: t.exposeInt('answers'),
      own: t.exposeFloat('own'),
      classAverage: t.exposeFloat('classAverage', average),
    }),
  });
  const misconception = builder.objectRef<Misconception>('TaughtMisconception').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      topic: t.exposeString('topic'),
      count: t.exposeInt('count'),
      lastAt: t.expose('lastAt', { type: 'Instant' }),
    }),
  });
  const deck = builder.objectRef<StudentPage['decks'][number]>('TaughtDeck').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      share: t.exposeFloat('share', { description: 'Of its cards that are learnt, 0 to 1.' }),
    }),
  });
  const grade = builder.objectRef<GradeRange>('TaughtGradeRange').implement({
    fields: (t) => ({
      mostLikely: t.exposeString('mostLikely', { nullable: true }),
      best: t.exposeString('best', { nullable: true }),
      worst: t.exposeString('worst', { nullable: true }),
      probability: t.exposeFloat('probability'),
    }),
  });
  const note = builder.objectRef<StudentNote>('StudentNote').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      version: t.exposeInt('version'),
      writtenBy: t.exposeString('writtenBy', { nullable: true }),
      writtenAt: t.expose('writtenAt', { type: 'Instant' }),
    }),
  });
  const page = builder.objectRef<StudentPage>('TaughtStudent').implement({
    description: 'A student by assigned work: practice that students choose themselves is private.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      classroom: t.expose('classroom', { type: classRef }),
      group: t.exposeString('group', { nullable: true }),
      joinedAt: t.expose('joinedAt', { type: 'Instant' }),
      activeDays: t.exposeInt('activeDays', { description: 'Of the last 28.' }),
      secondsOnTask: t.exposeFloat('secondsOnTask', { description: 'In the last 28 days.' }),
      topics: t.expose('topics', { type: [topic] }),
      weeks: t.expose('weeks', { type: [week] }),
      misconceptions: t.expose('misconceptions', { type: [misconception] }),
      decks: t.expose('decks', { type: [deck] }),
      grade: t.expose('grade', { type: grade, nullable: true }),
      note: t.expose('note', { type: note, nullable: true }),
    }),
  });

  queries(builder, (t) => ({
    taughtStudent: t.member.field({
      type: page,
      args: { classroom: t.arg.id({ required: true }), student: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => readStudentPage(context.pool, context.viewer, args, Date.now()),
    }),
  }));
  mutations(builder, (t) => ({
    saveStudentNote: t.member.int({
      description: 'Saves the note about a student that only the teachers of the class see. Returns its version.',
      args: {
        classroom: t.arg.id({ required: true }),
        student: t.arg.id({ required: true }),
        text: t.arg.string({ required: true }),
        version: t.arg.int({ required: true }),
      },
      resolve: (_root, { text, version, ...of }, context) =>
        saveStudentNote(context.pool, context.viewer, of, readInput(studentNoteSchema, { text, version })),
    }),
  }));
}
