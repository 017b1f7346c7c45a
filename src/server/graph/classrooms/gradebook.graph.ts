import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import type { GradeCategory } from '#domain/classrooms/gradebook/average.rule.ts';
import { enteredMarkSchema, importedMarksSchema } from '#domain/classrooms/gradebook/entered-mark.schema.ts';
import type { GradebookStudent } from '#domain/classrooms/gradebook/gradebook.rule.ts';
import { gradingSchema } from '#domain/classrooms/gradebook/grading.schema.ts';
import { paperWorkSchema } from '#domain/classrooms/gradebook/paper-work.schema.ts';
import {
  type EnterOutcome,
  enterMark,
  type MarkVersion,
  readMarkHistory,
} from '../../classrooms/gradebook/enter-mark.commands.ts';
import { type FormerStudent, readFormerStudents } from '../../classrooms/gradebook/former-students.queries.ts';
import {
  type Gradebook,
  type GradebookEntry,
  type ListedAssignment,
  readGradebook,
} from '../../classrooms/gradebook/gradebook.queries.ts';
import { saveGrading, setCategory } from '../../classrooms/gradebook/grading.commands.ts';
import { importMarks, type PreviewedLine, previewMarks } from '../../classrooms/gradebook/marks-file.commands.ts';
import { addPaperWork, excuseStudent } from '../../classrooms/gradebook/paper-work.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { addStudentWork } from './student-work.graph.ts';

/** The gradebook of a class, for its teachers. */
export function addGradebook(builder: GraphBuilder, { classRef }: ReturnType<typeof addStudentWork>): void {
  const assignment = builder.objectRef<ListedAssignment>('GradebookAssignment').implement({
    description: 'A column of the gradebook.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      state: t.expose('state', { type: 'AssignmentState' }),
      dueAt: t.expose('dueAt', { type: 'Instant', nullable: true }),
      weight: t.exposeFloat('weight', { description: '0: ungraded practice, which is in no average.' }),
      marksOutOf: t.exposeFloat('marksOutOf', {
        nullable: true,
        description: 'Marks that can be earned; null if there are none, or before the first student has started.',
      }),
      maxMarks: t.exposeFloat('maxMarks', { description: 'The largest mark that can be entered; 0: none can.' }),
      category: t.exposeID('category', { nullable: true }),
      isWithheld: t.exposeBoolean('isWithheld', { description: 'Whether students can’t see their marks yet.' }),
      isReleasedByHand: t.exposeBoolean('isReleasedByHand', { description: 'Whether `releaseMarks` shows them.' }),
      isOnPaper: t.exposeBoolean('isOnPaper'),
    }),
  });
  const student = builder.objectRef<GradebookStudent>('GradebookStudent').implement({
    description: 'A row of the gradebook.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      group: t.exposeID('group', { nullable: true }),
      cells: t.expose('cells', { type: 'GradebookCells' }),
    }),
  });
  const entry = builder.objectRef<GradebookEntry>('GradebookEntry').implement({
    description: 'What was entered for a student’s work: the latest version.',
    fields: (t) => ({
      assignment: t.exposeID('assignment'),
      student: t.exposeID('student'),
      version: t.exposeInt('version'),
      marks: t.exposeFloat('marks', { nullable: true }),
      comment: t.exposeString('comment'),
    }),
  });
  const category = builder.objectRef<GradeCategory>('GradeCategory').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      weight: t.exposeFloat('weight'),
      dropLowest: t.exposeInt('dropLowest', { description: 'How many of a student’s lowest results don’t count.' }),
    }),
  });
  const boundary = builder.objectRef<GradeBoundary>('ClassGradeBoundary').implement({
    fields: (t) => ({ grade: t.exposeString('grade'), from: t.exposeFloat('from', { description: '0 to 1.' }) }),
  });
  const gradebook = builder.objectRef<Gradebook>('Gradebook').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      isArchived: t.exposeBoolean('isArchived'),
      groups: t.expose('groups', { type: [classRef] }),
      categories: t.expose('categories', { type: [category] }),
      boundaries: t.expose('boundaries', { type: [boundary] }),
      assignments: t.expose('assignments', { type: [assignment] }),
      students: t.expose('students', { type: [student] }),
      entries: t.expose('entries', { type: [entry] }),
    }),
  });
  const version = builder.objectRef<MarkVersion>('EnteredMarkVersion').implement({
    fields: (t) => ({
      version: t.exposeInt('version'),
      marks: t.exposeFloat('marks', { nullable: true }),
      comment: t.exposeString('comment'),
      enteredBy: t.exposeString('enteredBy', { nullable: true, description: 'A name; null: the account was deleted.' }),
      enteredAt: t.expose('enteredAt', { type: 'Instant' }),
    }),
  });
  const outcome = builder.objectRef<EnterOutcome>('EnterMarkOutcome').implement({
    fields: (t) => ({
      isSaved: t.exposeBoolean('isSaved', { description: 'False: another teacher saved a version in the meantime.' }),
      latest: t.expose('latest', { type: version, nullable: true, description: 'What is stored now.' }),
    }),
  });
  const previewedLine = builder.objectRef<PreviewedLine>('PreviewedMarksLine').implement({
    description: 'A line of a file with marks, next to what is stored now.',
    fields: (t) => ({
      line: t.exposeInt('line'),
      written: t.exposeString('written', { description: 'The student as written in the file.' }),
      student: t.exposeID('student', { nullable: true }),
      name: t.exposeString('name', { nullable: true }),
      marks: t.exposeFloat('marks', { nullable: true }),
      problem: t.expose('problem', { type: 'MarksLineProblem', nullable: true }),
      storedMarks: t.exposeFloat('storedMarks', { nullable: true }),
      version: t.exposeInt('version', { description: 'The version that the import would replace.' }),
    }),
  });
  const importedMarkInput = builder.inputType('ImportedMarkInput', {
    fields: (t) => ({
      student: t.id({ required: true }),
      marks: t.float({ required: true }),
      version: t.int({ required: true }),
    }),
  });
  const categoryInput = builder.inputType('GradeCategoryInput', {
    fields: (t) => ({
      id: t.id(),
      name: t.string({ required: true }),
      weight: t.float({ required: true }),
      dropLowest: t.int({ required: true }),
    }),
  });
  const boundaryInput = builder.inputType('GradeBoundaryInput', {
    fields: (t) => ({ grade: t.string({ required: true }), from: t.float({ required: true }) }),
  });

  const result = builder.objectRef<FormerStudent['results'][number]>('FormerResult').implement({
    fields: (t) => ({
      assignment: t.exposeID('assignment'),
      title: t.exposeString('title'),
      marks: t.exposeFloat('marks', { nullable: true, description: 'Null while an answer waits to be marked.' }),
      marksOutOf: t.exposeFloat('marksOutOf'),
    }),
  });
  const former = builder.objectRef<FormerStudent>('FormerStudent').implement({
    description: 'A student who has left a class, with the marks that stay.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      leftAt: t.expose('leftAt', { type: 'Instant' }),
      results: t.expose('results', { type: [result] }),
    }),
  });

  queries(builder, (t) => ({
    formerStudents: t.member.field({
      type: [former],
      description: 'Students who have left a class of the viewer’s, with completed work.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => readFormerStudents(context.pool, context.viewer, classroom),
    }),
    gradebook: t.member.field({
      type: gradebook,
      description: 'The students of a class that the viewer teaches, with their work on every published assignment.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => readGradebook(context.pool, context.viewer, classroom),
    }),
    enteredMarkHistory: t.member.field({
      type: [version],
      description: 'What teachers entered for a student’s work, the latest first.',
      args: { assignment: t.arg.id({ required: true }), student: t.arg.id({ required: true }) },
      resolve: (_root, target, context) => readMarkHistory(context.pool, context.viewer, target),
    }),
  }));

  mutations(builder, (t) => ({
    enterMark: t.member.field({
      type: outcome,
      description:
        'Enters marks and a comment, unless `version` is no longer the latest one. Without marks, those of attempts count.',
      args: {
        assignment: t.arg.id({ required: true }),
        student: t.arg.id({ required: true }),
        marks: t.arg.float(),
        comment: t.arg.string({ required: true }),
        version: t.arg.int({ required: true }),
      },
      resolve: (_root, { assignment: of, student: whose, marks, ...entered }, context) => {
        const mark = readInput(enteredMarkSchema, { ...entered, marks: marks ?? null });
        return enterMark(context.pool, context.viewer, { assignment: of, student: whose }, mark);
      },
    }),
    previewMarks: t.member.field({
      type: [previewedLine],
      description: 'What importing a file with marks would enter. Saves nothing.',
      args: { assignment: t.arg.id({ required: true }), csv: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => previewMarks(context.pool, context.viewer, args),
    }),
    importMarks: t.member.idList({
      description:
        'Enters previewed marks. Returns the students whose marks have changed since the preview; those are not overwritten.',
      args: {
        assignment: t.arg.id({ required: true }),
        marks: t.arg({ type: [importedMarkInput], required: true }),
      },
      resolve: (_root, { assignment: of, marks }, context) =>
        importMarks(context.pool, context.viewer, {
          assignment: of,
          marks: readInput(importedMarksSchema, { marks }).marks,
        }),
    }),
    addPaperWork: t.member.id({
      description: 'Adds work on paper: an assignment without tasks, whose marks are entered in the gradebook.',
      args: {
        classroom: t.arg.id({ required: true }),
        title: t.arg.string({ required: true }),
        marksOutOf: t.arg.float({ required: true }),
        dueAt: t.arg({ type: 'Instant' }),
        withholdsMarks: t.arg.boolean({ required: true }),
      },
      resolve: (_root, { classroom, dueAt, ...work }, context) =>
        addPaperWork(
          context.pool,
          context.viewer,
          classroom,
          readInput(paperWorkSchema, { ...work, dueAt: dueAt ?? null }),
        ),
    }),
    excuseStudent: t.member.boolean({
      description: 'Excuses a student from an assignment, or ends that; other exceptions stay.',
      args: {
        assignment: t.arg.id({ required: true }),
        student: t.arg.id({ required: true }),
        isExcused: t.arg.boolean({ required: true }),
      },
      resolve: (_root, args, context) => done(excuseStudent(context.pool, context.viewer, args)),
    }),
    saveGrading: t.member.boolean({
      description:
        'Saves the categories of a class and its grade boundaries. Categories that are left out are deleted.',
      args: {
        classroom: t.arg.id({ required: true }),
        categories: t.arg({ type: [categoryInput], required: true }),
        boundaries: t.arg({ type: [boundaryInput], required: true }),
      },
      resolve: async (_root, { classroom, categories, boundaries }, context) => {
        const known = categories.map(({ id, ...given }) => ({ ...given, id: id ?? null }));
        const grading = readInput(gradingSchema, { categories: known, boundaries });
        await saveGrading(context.pool, context.viewer, classroom, grading);
        return true;
      },
    }),
    setCategory: t.member.boolean({
      description: 'Puts an assignment into a category of its class, or into none.',
      args: { assignment: t.arg.id({ required: true }), category: t.arg.id() },
      resolve: (_root, { assignment: of, category: chosen }, context) =>
        done(setCategory(context.pool, context.viewer, { assignment: of, category: chosen ?? null })),
    }),
  }));
}
