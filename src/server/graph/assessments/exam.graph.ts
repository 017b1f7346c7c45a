import { type ExamRecipe, examDraftSchema, examRecipeSchema } from '#domain/assessments/exam-recipe.schema.ts';
import type { AttemptLine } from '../../assessments/attempt-line.ts';
import { changeExam, createExam, deleteExam, repeatExam, shareExam } from '../../assessments/exam.commands.ts';
import {
  type Exam,
  type ExamSummary,
  readExam,
  readExams,
  readSharedExam,
  type SharedExam,
  type TypeCount,
} from '../../assessments/exam.queries.ts';
import { countMatches, type MatchCount } from '../../assessments/exam-draw.ts';
import { startExam } from '../../assessments/start-exam.ts';
import { readTopicChoices, type TopicChoice } from '../../assessments/topic-choice.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Types that other parts of the schema refer to. */
export type ExamTypes = ReturnType<typeof addExams>;

/** Exams that students create for themselves. */
export function addExams(builder: GraphBuilder, { subjectRef }: ContentTypes) {
  const attemptLine = builder.objectRef<AttemptLine>('AttemptLine').implement({
    description: 'An attempt in a list.',
    fields: (t) => ({
      id: t.exposeID('id'),
      startedAt: t.expose('startedAt', { type: 'Instant' }),
      submittedAt: t.expose('submittedAt', { type: 'Instant', nullable: true }),
      marks: t.exposeFloat('marks', { nullable: true }),
      marksOutOf: t.exposeFloat('marksOutOf', { nullable: true }),
      answeredCount: t.exposeInt('answeredCount'),
      questionCount: t.exposeInt('questionCount'),
    }),
  });
  const recipe = builder.objectRef<ExamRecipe>('ExamRecipe').implement({
    fields: (t) => ({
      topics: t.exposeIDList('topics'),
      types: t.expose('types', { type: ['QuestionType'], description: 'None: all of them.' }),
      difficulties: t.expose('difficulties', { type: ['Difficulty'], description: 'None: all of them.' }),
      prefer: t.expose('prefer', { type: 'Preference' }),
      length: t.exposeInt('length'),
      seconds: t.exposeInt('seconds', { nullable: true, description: 'Null: no time limit.' }),
    }),
  });
  const summaryFields = builder.interfaceRef<ExamSummary>('ExamLine').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      seconds: t.exposeInt('seconds', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'Instant' }),
      questionCount: t.exposeInt('questionCount'),
      subjects: t.expose('subjects', { type: [subjectRef] }),
      lastAttempt: t.expose('lastAttempt', { type: attemptLine, nullable: true }),
    }),
  });
  const summary = builder.objectRef<ExamSummary>('ExamSummary').implement({ interfaces: [summaryFields] });
  const typeCount = builder.objectRef<TypeCount>('TypeCount').implement({
    fields: (t) => ({ type: t.expose('type', { type: 'QuestionType' }), count: t.exposeInt('count') }),
  });
  const examTopic = builder.objectRef<Exam['topics'][number]>('ExamTopic').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      title: t.exposeString('title'),
      subject: t.expose('subject', { type: subjectRef }),
    }),
  });
  const exam = builder.objectRef<Exam>('Exam').implement({
    interfaces: [summaryFields],
    fields: (t) => ({
      recipe: t.expose('recipe', { type: recipe }),
      isShared: t.exposeBoolean('isShared'),
      types: t.expose('types', { type: [typeCount] }),
      topics: t.expose('topics', { type: [examTopic] }),
      isAccessible: t.exposeBoolean('isAccessible'),
      timeFactor: t.exposeFloat('timeFactor', { description: 'The time with the student’s access arrangements.' }),
      attempts: t.expose('attempts', { type: [attemptLine] }),
    }),
  });
  const sharedExam = builder.objectRef<SharedExam>('SharedExam').implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      recipe: t.expose('recipe', { type: recipe }),
      topicsExcluded: t.exposeInt('topicsExcluded', { description: 'Topics that the viewer’s plan does not open.' }),
    }),
  });
  const matchCount = builder.objectRef<MatchCount>('MatchCount').implement({
    fields: (t) => ({
      matching: t.exposeInt('matching'),
      unseen: t.exposeInt('unseen'),
      weak: t.exposeInt('weak'),
    }),
  });
  const topicChoice = builder.objectRef<TopicChoice>('TopicChoice').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      title: t.exposeString('title'),
      subject: t.expose('subject', { type: subjectRef }),
      isAccessible: t.exposeBoolean('isAccessible'),
      questionCount: t.exposeInt('questionCount'),
      quizCount: t.exposeInt('quizCount'),
      answers: t.exposeInt('answers'),
      accuracy: t.exposeFloat('accuracy', { nullable: true }),
    }),
  });
  const recipeInput = builder.inputType('ExamRecipeInput', {
    fields: (t) => ({
      topics: t.idList({ required: true }),
      types: t.field({ type: ['QuestionType'], required: true }),
      difficulties: t.field({ type: ['Difficulty'], required: true }),
      prefer: t.field({ type: 'Preference', required: true }),
      length: t.int({ required: true }),
      seconds: t.int(),
    }),
  });
  const draftInput = builder.inputType('ExamDraftInput', {
    fields: (t) => ({ title: t.string({ required: true }), recipe: t.field({ type: recipeInput, required: true }) }),
  });

  queries(builder, (t) => ({
    exams: t.member.field({
      type: [summary],
      description: 'The viewer’s own exams, newest first.',
      resolve: (_root, _args, context) => readExams(context.pool, context.viewer),
    }),
    exam: t.member.field({
      type: exam,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readExam(context.pool, context.viewer, id),
    }),
    sharedExam: t.member.field({
      type: sharedExam,
      description: 'The recipe of a link. 402 if no plan of the viewer includes any of its topics.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }, context) => readSharedExam(context.pool, context.viewer, token),
    }),
    examMatches: t.member.field({
      type: matchCount,
      description: 'How many questions that the viewer may open match a recipe.',
      args: { recipe: t.arg({ type: recipeInput, required: true }) },
      resolve: (_root, args, context) =>
        countMatches(context.pool, context.viewer, readInput(examRecipeSchema, withClock(args.recipe))),
    }),
    topicChoices: t.member.field({
      type: [topicChoice],
      description: 'Topics that exam questions can be drawn from, with the viewer’s results.',
      resolve: (_root, _args, context) => readTopicChoices(context.pool, context.viewer),
    }),
  }));

  mutations(builder, (t) => ({
    createExam: t.member.id({
      description: 'Creates an exam and draws its questions; returns its id.',
      args: { draft: t.arg({ type: draftInput, required: true }) },
      resolve: (_root, { draft }, context) => {
        const { viewer } = context;
        return createExam(
          context.pool,
          viewer,
          readInput(examDraftSchema, { ...draft, recipe: withClock(draft.recipe) }),
        );
      },
    }),
    changeExam: t.member.boolean({
      args: { id: t.arg.id({ required: true }), draft: t.arg({ type: draftInput, required: true }) },
      resolve: async (_root, { id, draft }, context) => {
        const { viewer } = context;
        const read = readInput(examDraftSchema, { ...draft, recipe: withClock(draft.recipe) });
        await changeExam(context.pool, viewer, id, read);
        return true;
      },
    }),
    deleteExam: t.member.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await deleteExam(context.pool, context.viewer, id);
        return true;
      },
    }),
    repeatExam: t.member.id({
      description: 'Creates another exam of the same recipe with new questions; returns its id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => repeatExam(context.pool, context.viewer, id),
    }),
    shareExam: t.member.string({
      description: 'The token of the link with which others copy the recipe.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => shareExam(context.pool, context.viewer, id),
    }),
    startExam: t.member.id({
      description: 'Starts an attempt at an exam, or finds the open one; returns the attempt’s id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => startExam(context.pool, context.viewer, id),
    }),
  }));
  return { attemptLine };
}

/** An input without a time limit requests none. */
const withClock = <Recipe extends { seconds?: number | null | undefined }>(recipe: Recipe) => ({
  ...recipe,
  seconds: recipe.seconds ?? null,
});
