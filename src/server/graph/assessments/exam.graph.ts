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
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Types that other parts of the schema refer to. */
export type ExamTypes = ReturnType<typeof addExams>;

/** Exams that students create for themselves. */
export function addExams(builder: GraphBuilder, { subjectRef }: ContentTypes) {
  const attemptLine = builder.objectRef<AttemptLine>('AttemptLine').implement({
    description: 'An attempt in a list.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        startedAt: 'Instant',
        submittedAt: 'Instant | null',
        marks: 'Float | null',
        marksOutOf: 'Float | null',
        answeredCount: 'Int',
        questionCount: 'Int',
      }),
  });
  const recipe = builder.objectRef<ExamRecipe>('ExamRecipe').implement({
    fields: (t) => ({
      ...exposed(t, { prefer: 'Preference', length: 'Int', seconds: ['Int | null', 'Null: no time limit.'] }),
      topics: t.exposeIDList('topics'),
      types: t.expose('types', { type: ['QuestionType'], description: 'None: all of them.' }),
      difficulties: t.expose('difficulties', { type: ['Difficulty'], description: 'None: all of them.' }),
    }),
  });
  const summaryFields = builder.interfaceRef<ExamSummary>('ExamLine').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        title: 'String',
        seconds: 'Int | null',
        createdAt: 'Instant',
        questionCount: 'Int',
        subjects: [subjectRef],
      }),
      lastAttempt: t.expose('lastAttempt', { type: attemptLine, nullable: true }),
    }),
  });
  const summary = builder.objectRef<ExamSummary>('ExamSummary').implement({ interfaces: [summaryFields] });
  const typeCount = builder.objectRef<TypeCount>('TypeCount').implement({
    fields: (t) => exposed(t, { type: 'QuestionType', count: 'Int' }),
  });
  const examTopic = builder.objectRef<Exam['topics'][number]>('ExamTopic').implement({
    fields: (t) => exposed(t, { id: 'ID', slug: 'String', title: 'String', subject: subjectRef }),
  });
  const exam = builder.objectRef<Exam>('Exam').implement({
    interfaces: [summaryFields],
    fields: (t) =>
      exposed(t, {
        isShared: 'Boolean',
        isAccessible: 'Boolean',
        timeFactor: ['Float', 'The time with the student’s access arrangements.'],
        recipe: recipe,
        types: [typeCount],
        topics: [examTopic],
        attempts: [attemptLine],
      }),
  });
  const sharedExam = builder.objectRef<SharedExam>('SharedExam').implement({
    fields: (t) =>
      exposed(t, {
        title: 'String',
        topicsExcluded: ['Int', 'Topics that the viewer’s plan does not open.'],
        recipe: recipe,
      }),
  });
  const matchCount = builder.objectRef<MatchCount>('MatchCount').implement({
    fields: (t) => exposed(t, { matching: 'Int', unseen: 'Int', weak: 'Int' }),
  });
  const topicChoice = builder.objectRef<TopicChoice>('TopicChoice').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        slug: 'String',
        title: 'String',
        isAccessible: 'Boolean',
        questionCount: 'Int',
        quizCount: 'Int',
        answers: 'Int',
        accuracy: 'Float | null',
        subject: subjectRef,
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
      resolve: (_root, { id }, context) => done(deleteExam(context.pool, context.viewer, id)),
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
