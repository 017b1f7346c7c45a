import type { Agreement } from '#domain/attempts/marking/agreement.rule.ts';
import { isMarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import { markCommentSchema, teacherMarkSchema } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { readShortAnswers, type ShortAnswer, type ShortAnswers } from '../../attempts/marking/answer-groups.queries.ts';
import { type AnswerToMark, type GivenMark, nextToMark } from '../../attempts/marking/answer-to-mark.queries.ts';
import { type Marking, type MarkingLine, readMarking } from '../../attempts/marking/marking.queries.ts';
import {
  type PhotoAnswers,
  readPhotoAnswers,
  type SubmittedFile,
  type SubmittedPhotos,
} from '../../attempts/marking/photo-answers.queries.ts';
import { type ReleasedMark, readReleasedMarks } from '../../attempts/marking/released-marks.queries.ts';
import { replyToRemark, requestRemark, saveMarkComment } from '../../attempts/marking/remark.commands.ts';
import { type SavedMark, saveTeacherMark } from '../../attempts/marking/teacher-mark.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, type QueryRules, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { AttemptTypes } from './attempt.graph.ts';

/** Answers that teachers mark with a mark scheme, and what students see of the marking. */
export function addMarking(
  builder: GraphBuilder,
  { imageType, userRef }: AttemptTypes,
): { agreement: ReturnType<typeof agreementRef> } {
  const agreement = agreementRef(builder);
  const line = builder.objectRef<MarkingLine>('MarkingLine').implement({
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Of the student, or of the part that the question is in.' }),
      position: t.exposeInt('position', { nullable: true }),
      title: t.exposeString('title'),
      answers: t.exposeInt('answers'),
      marked: t.exposeInt('marked'),
      second: t.exposeInt('second', { description: 'Answers that the viewer may mark as second marker.' }),
      differing: t.exposeInt('differing', { description: 'Answers whose markers differ.' }),
      groupable: t.exposeInt('groupable', {
        description: 'Short answers that nobody has marked yet, and that can be grouped.',
      }),
      photos: t.exposeInt('photos', { description: 'Answers with photos that nobody has marked yet.' }),
    }),
  });
  const marking = builder.objectRef<Marking>('Marking').implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      questions: t.expose('questions', { type: [line] }),
      students: t.expose('students', { type: [line] }),
      remarkRequests: t.exposeInt('remarkRequests', { description: 'Re-mark requests that are not answered yet.' }),
      agreement: t.expose('agreement', { type: agreement, nullable: true }),
    }),
  });
  const given = builder.objectRef<GivenMark>('GivenMark').implement({
    fields: (t) => ({
      round: t.exposeInt('round'),
      awards: t.expose('awards', { type: 'Awards' }),
      marks: t.exposeFloat('marks'),
      comment: t.exposeString('comment'),
      sequence: t.exposeInt('sequence'),
      marker: t.exposeString('marker', { nullable: true }),
      isOwn: t.exposeBoolean('isOwn'),
    }),
  });
  const remarkRequest = builder.objectRef<{ text: string; answer: string | null }>('RemarkRequest').implement({
    fields: (t) => ({ text: t.exposeString('text'), answer: t.exposeString('answer', { nullable: true }) }),
  });
  const comment = builder.objectRef<AnswerToMark['comments'][number]>('MarkComment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      point: t.exposeString('point', { nullable: true }),
      text: t.exposeString('text'),
    }),
  });
  const shortAnswer = builder.objectRef<ShortAnswer>('ShortAnswer').implement({
    fields: (t) =>
      exposed(t, { attempt: 'ID', text: 'String', student: ['String | null', 'Null with anonymous marking.'] }),
  });
  const shortAnswers = builder.objectRef<ShortAnswers>('ShortAnswers').implement({
    description: 'The short answers to one question that nobody has marked yet.',
    fields: (t) => ({
      ...exposed(t, { itemId: 'ID', stem: 'String', images: [imageType], answers: [shortAnswer] }),
      key: t.field({ type: 'AnswerKey', resolve: ({ key }) => key.answer }),
    }),
  });
  const submittedFile = builder.objectRef<SubmittedFile>('SubmittedFile').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: ['String | null', 'Null with anonymous marking.'],
        mime: 'String',
        digest: ['String | null', 'Of its content; null for a file that is no longer stored.'],
      }),
  });
  const submittedPhotos = builder.objectRef<SubmittedPhotos>('SubmittedPhotos').implement({
    fields: (t) =>
      exposed(t, { attempt: 'ID', student: ['String | null', 'Null with anonymous marking.'], files: [submittedFile] }),
  });
  const photoAnswers = builder.objectRef<PhotoAnswers>('PhotoAnswers').implement({
    description: 'The uploaded answers to one question that nobody has marked yet.',
    fields: (t) => ({
      ...exposed(t, { itemId: 'ID', stem: 'String', images: [imageType], answers: [submittedPhotos] }),
      key: t.field({ type: 'AnswerKey', resolve: ({ key }) => key.answer }),
    }),
  });
  const answer = builder.objectRef<AnswerToMark>('AnswerToMark').implement({
    fields: (t) => ({
      entryId: t.exposeString('entryId'),
      attempt: t.exposeID('attempt'),
      position: t.exposeInt('position'),
      student: t.expose('student', {
        type: userRef,
        nullable: true,
        description: 'Null with anonymous marking.',
      }),
      itemId: t.exposeID('itemId'),
      type: t.expose('type', { type: 'QuestionType' }),
      stem: t.exposeString('stem'),
      body: t.expose('body', { type: 'QuestionBody' }),
      key: t.field({ type: 'AnswerKey', resolve: ({ key }) => key.answer }),
      explanation: t.string({ nullable: true, resolve: ({ key }) => key.explanation }),
      images: t.expose('images', { type: [imageType] }),
      response: t.expose('response', { type: 'QuestionResponse', nullable: true }),
      selfAwards: t.expose('selfAwards', { type: 'Awards', nullable: true }),
      rounds: t.expose('rounds', { type: [given] }),
      remarkRequest: t.expose('remarkRequest', { type: remarkRequest, nullable: true }),
      comments: t.expose('comments', { type: [comment] }),
      left: t.exposeInt('left'),
    }),
  });
  const savedMark = builder.objectRef<SavedMark>('SavedMark').implement({
    fields: (t) => ({
      operationId: t.exposeID('operationId'),
      marks: t.exposeFloat('marks'),
      outOf: t.exposeFloat('outOf'),
      isSettled: t.exposeBoolean('isSettled'),
      sequence: t.exposeInt('sequence'),
    }),
  });
  const releasedMark = builder.objectRef<ReleasedMark>('ReleasedMark').implement({
    fields: (t) => ({
      number: t.exposeInt('number', { description: 'Its number among the questions of the attempt.' }),
      position: t.exposeInt('position'),
      stem: t.exposeString('stem'),
      images: t.expose('images', { type: [imageType] }),
      scheme: t.expose('scheme', { type: 'MarkScheme', nullable: true }),
      marks: t.exposeFloat('marks'),
      outOf: t.exposeFloat('outOf'),
      awards: t.expose('awards', { type: 'Awards' }),
      comment: t.exposeString('comment'),
      remarkRequest: t.expose('remarkRequest', { type: remarkRequest, nullable: true }),
    }),
  });

  queries(builder, (t) => ({
    marking: t.member.field({
      type: marking,
      description: 'The marking progress of an assignment of the viewer’s classes.',
      args: { assignment: t.arg.id({ required: true }) },
      resolve: (_root, { assignment }, context) => {
        const { userId } = context.viewer;
        return readMarking(context.pool, userId, assignment);
      },
    }),
    answerToMark: t.member.field({
      type: answer,
      nullable: true,
      description: 'The next answer of a marking queue, in a random but stable order; null at its end.',
      args: {
        assignment: t.arg.id({ required: true }),
        round: t.arg.int({ required: true }),
        part: t.arg.id(),
        position: t.arg.int(),
        student: t.arg.id(),
        anonymous: t.arg.boolean({ required: true }),
        waitingOnly: t.arg.boolean({ required: true }),
        askedOnly: t.arg.boolean({ required: true, defaultValue: false }),
        after: t.arg.string(),
      },
      resolve: (_root, { round, part, position, student, after, ...args }, context) => {
        const { viewer } = context;
        if (!isMarkingRound(round)) throw new ProductError('INVALID_INPUT');
        const scope = {
          ...{ ...args, round, part: part ?? null, position: position ?? null },
          ...{ student: student ?? null, after: after ?? null },
        };
        return nextToMark(context.pool, viewer.userId, scope, context.imageAddress(viewer));
      },
    }),
    shortAnswers: t.member.field({
      type: shortAnswers,
      description: 'The short answers to a question of an assignment, to be marked in groups.',
      args: questionToMark(t),
      resolve: (_root, question, context) => {
        const { viewer } = context;
        return readShortAnswers(context.pool, viewer.userId, question, context.imageAddress(viewer));
      },
    }),
    photoAnswers: t.member.field({
      type: photoAnswers,
      description: 'The uploaded answers to a question of an assignment, to be marked in groups.',
      args: questionToMark(t),
      resolve: (_root, question, context) => {
        const { viewer } = context;
        return readPhotoAnswers(context.pool, viewer.userId, question, context.imageAddress(viewer));
      },
    }),
    releasedMarks: t.member.field({
      type: [releasedMark],
      description: 'The mark points of the viewer’s attempt, once released.',
      args: { attempt: t.arg.id({ required: true }) },
      resolve: (_root, { attempt }, context) => {
        const { viewer } = context;
        return readReleasedMarks(context.pool, viewer.userId, attempt, context.imageAddress(viewer));
      },
    }),
  }));

  mutations(builder, (t) => ({
    saveTeacherMark: t.member.field({
      type: savedMark,
      description: 'Saves a teacher’s marks for an answer. The same operation counts once.',
      args: {
        attempt: t.arg.id({ required: true }),
        position: t.arg.int({ required: true }),
        round: t.arg.int({ required: true }),
        awards: t.arg({ type: 'Awards', required: true }),
        comment: t.arg.string({ required: true }),
        operationId: t.arg.id({ required: true }),
        sequence: t.arg.int({ required: true }),
      },
      resolve: (_root, args, context) => {
        const { userId } = context.viewer;
        return saveTeacherMark(context.pool, userId, readInput(teacherMarkSchema, args));
      },
    }),
    saveMarkComment: t.member.id({
      description: 'Saves a comment to reuse for this question.',
      args: { item: t.arg.id({ required: true }), point: t.arg.string(), text: t.arg.string({ required: true }) },
      resolve: (_root, { item, point, text }, context) => {
        const { userId } = context.viewer;
        return saveMarkComment(context.pool, userId, {
          item,
          point: point ?? null,
          ...readInput(markCommentSchema, { text }),
        });
      },
    }),
    requestRemark: t.member.boolean({
      description: 'Requests a re-mark of an answer.',
      args: {
        attempt: t.arg.id({ required: true }),
        position: t.arg.int({ required: true }),
        text: t.arg.string({ required: true }),
      },
      resolve: async (_root, { text, ...of }, context) => {
        const { userId } = context.viewer;
        await requestRemark(context.pool, userId, { ...of, ...readInput(markCommentSchema, { text }) });
        return true;
      },
    }),
    replyToRemark: t.member.boolean({
      description: 'Replies to a student’s request for a re-mark.',
      args: {
        attempt: t.arg.id({ required: true }),
        position: t.arg.int({ required: true }),
        text: t.arg.string({ required: true }),
      },
      resolve: async (_root, { text, ...of }, context) => {
        const { userId } = context.viewer;
        await replyToRemark(context.pool, userId, { ...of, ...readInput(markCommentSchema, { text }) });
        return true;
      },
    }),
  }));
  return { agreement };
}

const agreementRef = (builder: GraphBuilder) =>
  builder.objectRef<Agreement>('MarkAgreement').implement({
    description: 'How far self-marking and teacher’s marks agree.',
    fields: (t) => ({
      answers: t.exposeInt('answers'),
      same: t.exposeFloat('same'),
      bias: t.exposeFloat('bias', { description: 'Above 0: students award themselves more than their teacher.' }),
      distance: t.exposeFloat('distance'),
    }),
  });

/** A question of a task of an assignment, and whether its students are named. */
const questionToMark = (t: QueryRules) => ({
  assignment: t.arg.id({ required: true }),
  part: t.arg.id({ required: true }),
  position: t.arg.int({ required: true }),
  anonymous: t.arg.boolean({ required: true }),
});
