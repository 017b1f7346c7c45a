import type { AssessmentKind } from '#domain/assessments/assessment-kind.ts';
import { type AssessmentTable, assessmentAuthorOf } from '../../assessments/assessment.lock.ts';
import { type AssessmentPage, type AssessmentRow, listAssessments } from '../../assessments/assessment-list.queries.ts';
import type { AssessmentQuestion } from '../../assessments/assessment-question.queries.ts';
import {
  deleteAssessment,
  purgeAssessment,
  restoreAssessment,
  setAssessmentStage,
} from '../../assessments/assessment-stage.commands.ts';
import {
  type AssessmentVersion,
  type AssessmentVersionContent,
  listAssessmentVersions,
  readAssessmentVersion,
} from '../../assessments/assessment-version.queries.ts';
import {
  type AuthoredPaper,
  createPaper,
  readAuthoredPaper,
  savePaper,
} from '../../assessments/authored-paper.commands.ts';
import {
  type AssessmentStatus,
  type AuthoredQuiz,
  createQuiz,
  readAuthoredQuiz,
  saveQuiz,
} from '../../assessments/authored-quiz.commands.ts';
import type { Author } from '../../questions/author.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ViewerContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';

const TABLES: Readonly<Record<AssessmentKind, AssessmentTable>> = { quiz: 'quizzes', paper: 'exam_papers' };

const requireAssessmentAuthor = ({ viewer }: ViewerContext, table: AssessmentTable, right: 'read' | 'write'): Author =>
  assessmentAuthorOf(viewer, table, right);

/** For authors of quizzes and exam papers: of the bank, with its permissions, and of a teacher's own quizzes. */
export function addAssessmentAuthoring(builder: GraphBuilder): void {
  const setItem = builder.objectRef<AssessmentQuestion>('AssessmentQuestion').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        type: 'QuestionType',
        stem: 'String',
        topic: 'String',
        difficulty: 'Difficulty',
        marks: 'Int',
        isLive: 'Boolean',
      }),
  });
  const assessmentStatus = builder.interfaceRef<AssessmentStatus>('AssessmentStatus').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        revision: 'Int',
        stage: 'Stage',
        publishAt: 'Instant | null',
        deletedAt: 'Instant | null',
        openAttempts: 'Int',
        pastAttempts: 'Int',
      }),
  });
  const quiz = builder.objectRef<AuthoredQuiz>('AuthoredQuiz').implement({
    interfaces: [assessmentStatus],
    fields: (t) =>
      exposed(t, {
        draft: 'QuizDraft',
        isShared: ['Boolean | null', 'Null: there is no school to share it with.'],
        items: [setItem],
      }),
  });
  const paper = builder.objectRef<AuthoredPaper>('AuthoredPaper').implement({
    interfaces: [assessmentStatus],
    fields: (t) => ({
      draft: t.expose('draft', { type: 'PaperDraft' }),
      items: t.expose('items', { type: [setItem] }),
      outdated: t.exposeIDList('outdated', { description: 'Questions that have changed since they were added.' }),
    }),
  });
  const version = builder.objectRef<AssessmentVersion>('AssessmentVersion').implement({
    fields: (t) =>
      exposed(t, {
        number: 'Int',
        createdAt: ['Instant | null', 'Null: before changes were logged.'],
        author: 'String',
      }),
  });
  const versionText = builder.objectRef<AssessmentVersionContent>('AssessmentVersionContent').implement({
    fields: (t) => ({
      draft: t.expose('draft', { type: 'AssessmentDraft' }),
      items: t.expose('items', { type: [setItem] }),
    }),
  });
  const row = builder.objectRef<AssessmentRow>('AssessmentRow').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        title: 'String',
        detail: 'String',
        subject: 'String',
        stage: 'Stage',
        questionCount: 'Int',
        isShared: 'Boolean',
        revision: 'Int',
        changedAt: 'Instant',
      }),
  });
  const page = builder.objectRef<AssessmentPage>('AssessmentPage').implement({
    fields: (t) => ({ rows: t.expose('rows', { type: [row] }), next: t.exposeString('next', { nullable: true }) }),
  });

  queries(builder, (t) => ({
    authoredQuiz: t.member.field({
      type: quiz,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        readAuthoredQuiz(context.pool, requireAssessmentAuthor(context, 'quizzes', 'read'), id),
    }),
    authoredPaper: t.permission('quiz.read').field({
      type: paper,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        readAuthoredPaper(context.pool, requireAssessmentAuthor(context, 'exam_papers', 'read'), id),
    }),
    assessmentVersions: t.member.field({
      type: [version],
      description: 'Versions of a quiz or paper: one for each change of its content, latest first.',
      args: { kind: t.arg({ type: 'AssessmentKind', required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { kind, id }, context) => {
        const table = TABLES[kind];
        return listAssessmentVersions(context.pool, requireAssessmentAuthor(context, table, 'read'), { table, id });
      },
    }),
    assessmentVersion: t.member.field({
      type: versionText,
      description: 'The content of one version of a quiz or paper.',
      args: {
        kind: t.arg({ type: 'AssessmentKind', required: true }),
        id: t.arg.id({ required: true }),
        number: t.arg.int({ required: true }),
      },
      resolve: (_root, { kind, id, number }, context) => {
        const table = TABLES[kind];
        return readAssessmentVersion(context.pool, requireAssessmentAuthor(context, table, 'read'), {
          table,
          id,
          number,
        });
      },
    }),
    assessments: t.member.field({
      type: page,
      description: 'Quizzes or papers as their authors see them, most recently changed first.',
      args: {
        kind: t.arg({ type: 'AssessmentKind', required: true }),
        filter: t.arg({ type: 'AssessmentFilter', required: true }),
        after: t.arg.string(),
      },
      resolve: (_root, { kind, filter, after }, context) => {
        const author = requireAssessmentAuthor(context, TABLES[kind], 'read');
        return listAssessments(context.pool, author, TABLES[kind], filter, after ?? null);
      },
    }),
  }));

  mutations(builder, (t) => {
    const target = { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }) };
    const quizDraft = t.arg({ type: 'QuizDraft', required: true });
    const paperDraft = t.arg({ type: 'PaperDraft', required: true });
    const kind = t.arg({ type: 'AssessmentKind', required: true });
    return {
      createQuiz: t.member.id({
        args: { draft: quizDraft },
        resolve: (_root, args, context) =>
          createQuiz(context.pool, requireAssessmentAuthor(context, 'quizzes', 'write'), args.draft),
      }),
      saveQuiz: t.member.int({
        args: { ...target, draft: quizDraft },
        resolve: (_root, args, context) =>
          saveQuiz(context.pool, requireAssessmentAuthor(context, 'quizzes', 'write'), args, args.draft),
      }),
      createPaper: t.permission('quiz.write').id({
        args: { draft: paperDraft },
        resolve: (_root, args, context) =>
          createPaper(context.pool, requireAssessmentAuthor(context, 'exam_papers', 'write'), args.draft),
      }),
      savePaper: t.permission('quiz.write').int({
        args: { ...target, draft: paperDraft },
        resolve: (_root, args, context) =>
          savePaper(context.pool, requireAssessmentAuthor(context, 'exam_papers', 'write'), args, args.draft),
      }),
      setAssessmentStage: t.member.int({
        description: 'Publishes, schedules or unpublishes a quiz or paper.',
        args: {
          kind,
          ...target,
          stage: t.arg({ type: 'Stage', required: true }),
          publishAt: t.arg({ type: 'Instant' }),
        },
        resolve: (_root, { kind: assessmentKind, stage, publishAt = null, ...at }, context) =>
          setAssessmentStage(
            context.pool,
            requireAssessmentAuthor(context, TABLES[assessmentKind], 'write'),
            TABLES[assessmentKind],
            at,
            {
              stage,
              publishAt,
            },
          ),
      }),
      deleteAssessment: t.member.boolean({
        args: { kind, ...target },
        resolve: (_root, { kind: assessmentKind, ...at }, context) =>
          done(
            deleteAssessment(
              context.pool,
              requireAssessmentAuthor(context, TABLES[assessmentKind], 'write'),
              TABLES[assessmentKind],
              at,
            ),
          ),
      }),
      purgeAssessment: t.member.boolean({
        description: 'Deletes permanently from the recycle bin.',
        args: { kind, id: t.arg.id({ required: true }) },
        resolve: (_root, { kind: assessmentKind, id }, context) =>
          done(
            purgeAssessment(
              context.pool,
              requireAssessmentAuthor(context, TABLES[assessmentKind], 'write'),
              TABLES[assessmentKind],
              id,
            ),
          ),
      }),
      restoreAssessment: t.member.boolean({
        args: { kind, id: t.arg.id({ required: true }) },
        resolve: (_root, { kind: assessmentKind, id }, context) =>
          done(
            restoreAssessment(
              context.pool,
              requireAssessmentAuthor(context, TABLES[assessmentKind], 'write'),
              TABLES[assessmentKind],
              id,
            ),
          ),
      }),
    };
  });
}
