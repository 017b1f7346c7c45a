import {
  announcementSchema,
  studentAnswerSchema,
  studentQuestionSchema,
} from '#domain/classrooms/stream/stream.schema.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
} from '../../classrooms/stream/announcement.commands.ts';
import {
  type Announcement,
  type ClassStream,
  type RecentAnnouncement,
  readAssignmentQuestions,
  readClassStream,
  readRecentAnnouncements,
  type StudentQuestion,
} from '../../classrooms/stream/stream.queries.ts';
import {
  answerStudentQuestion,
  askAboutAssignment,
  deleteStudentQuestion,
} from '../../classrooms/stream/student-question.commands.ts';
import type { ContentImage } from '../../content/content-image.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { addStudentWork } from './student-work.graph.ts';

/** The stream of a class: announcements of its teachers, and questions of its students about assignments. */
export function addStream(builder: GraphBuilder, { classRef }: ReturnType<typeof addStudentWork>): void {
  const image = builder.objectRef<ContentImage>('AnnouncementImage').implement({
    fields: (t) => exposed(t, { digest: 'String', url: 'String', width: 'Int', height: 'Int' }),
  });
  const announcement = builder.objectRef<Announcement>('Announcement').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        text: ['String', 'Markdown.'],
        images: [image],
        author: 'String | null',
        publishAt: 'Instant',
        editedAt: 'Instant | null',
        isScheduled: ['Boolean', 'Whether students don’t see it yet.'],
      }),
  });
  const assignmentRef = builder.objectRef<StudentQuestion['assignment']>('AssignmentRef').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String' }),
  });
  const question = builder.objectRef<StudentQuestion>('StudentQuestion').implement({
    description: 'What a student asked the teachers about an assignment.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        assignment: assignmentRef,
        text: 'String',
        askedAt: 'Instant',
        student: ['String | null', 'Who asked; null for other students.'],
        isOwn: ['Boolean', 'Whether the viewer asked it.'],
        answer: 'String | null',
        answeredBy: 'String | null',
        answeredAt: 'Instant | null',
        isPublic: ['Boolean', 'Whether everyone who has the assignment sees it.'],
      }),
  });
  const stream = builder.objectRef<ClassStream>('ClassStream').implement({
    fields: (t) => exposed(t, { announcements: [announcement], questions: [question] }),
  });
  const recent = builder.objectRef<RecentAnnouncement>('RecentAnnouncement').implement({
    fields: (t) => ({
      ...exposed(t, { id: 'ID', text: ['String', 'The start of it, Markdown.'], publishAt: 'Instant' }),
      classroom: t.expose('classroom', { type: classRef }),
    }),
  });

  queries(builder, (t) => ({
    assignmentQuestions: t.member.field({
      type: [question],
      description: 'Questions about an assignment, as far as the viewer may see them.',
      args: { assignment: t.arg.id({ required: true }) },
      resolve: (_root, { assignment }, context) => readAssignmentQuestions(context.pool, context.viewer, assignment),
    }),
    classStream: t.member.field({
      type: stream,
      description: 'Announcements and questions of a class that the viewer teaches or is a student of.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) =>
        readClassStream(context.pool, context.viewer, classroom, context.imageAddress(context.viewer)),
    }),
    recentAnnouncements: t.member.field({
      type: [recent],
      description: 'What was announced in the last days in classes that the viewer is a student of.',
      resolve: (_root, _args, context) => readRecentAnnouncements(context.pool, context.viewer),
    }),
  }));

  mutations(builder, (t) => {
    const draft = { text: t.arg.string({ required: true }), publishAt: t.arg({ type: 'Instant' }) };
    const draftOf = ({
      text,
      publishAt = null,
    }: {
      readonly text: string;
      readonly publishAt?: string | null | undefined;
    }) => readInput(announcementSchema, { text, publishAt });
    return {
      createAnnouncement: t.member.id({
        description: 'Publishes an announcement now, or at a time to come.',
        args: { classroom: t.arg.id({ required: true }), ...draft },
        resolve: (_root, { classroom, ...given }, context) =>
          createAnnouncement(context.pool, context.viewer, classroom, draftOf(given)),
      }),
      changeAnnouncement: t.member.boolean({
        args: { id: t.arg.id({ required: true }), ...draft },
        resolve: (_root, { id, ...given }, context) =>
          done(changeAnnouncement(context.pool, context.viewer, id, draftOf(given))),
      }),
      deleteAnnouncement: t.member.boolean({
        args: { id: t.arg.id({ required: true }) },
        resolve: (_root, { id }, context) => done(deleteAnnouncement(context.pool, context.viewer, id)),
      }),
      askAboutAssignment: t.member.id({
        description: 'Asks the teachers about an assignment that the viewer has.',
        args: { assignment: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
        resolve: (_root, { assignment, text }, context) => {
          const asked = readInput(studentQuestionSchema, { text });
          return askAboutAssignment(context.pool, context.viewer, assignment, asked.text);
        },
      }),
      answerStudentQuestion: t.member.boolean({
        description: 'Answers a student’s question, or changes the answer.',
        args: {
          id: t.arg.id({ required: true }),
          answer: t.arg.string({ required: true }),
          isPublic: t.arg.boolean({ required: true }),
        },
        resolve: (_root, { id, ...given }, context) =>
          done(answerStudentQuestion(context.pool, context.viewer, id, readInput(studentAnswerSchema, given))),
      }),
      deleteStudentQuestion: t.member.boolean({
        args: { id: t.arg.id({ required: true }) },
        resolve: (_root, { id }, context) => done(deleteStudentQuestion(context.pool, context.viewer, id)),
      }),
    };
  });
}
