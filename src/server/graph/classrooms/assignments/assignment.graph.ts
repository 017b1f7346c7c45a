import { assignmentTargetsSchema } from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { assignToClasses } from '../../../classrooms/assignments/assign-classes.commands.ts';
import {
  changeAssignment,
  createAssignment,
  deleteAssignment,
  duplicateAssignment,
  type ExceptionFor,
  publishAssignment,
  releaseMarks,
  storeException,
} from '../../../classrooms/assignments/assignment.commands.ts';
import { readAssignedWork, readTeacherAssignment } from '../../../classrooms/assignments/assignment.queries.ts';
import type { GraphBuilder } from '../../builder.ts';
import { done, mutations, queries } from '../../fields.ts';
import { readInput } from '../../input.ts';
import { addAssignmentInputs } from './assignment.inputs.ts';
import { type AssignmentRefs, addAssignmentTypes } from './assignment.types.ts';

/** Assignments, for teachers. */
export function addAssignments(builder: GraphBuilder, refs: AssignmentRefs) {
  const { assignedWork, teacherAssignment, draft, choice } = addAssignmentTypes(builder, refs);
  const { draftInput, draftOf, datesInput, datesOf, targetInput, exceptionInput, exceptionOf } =
    addAssignmentInputs(builder);

  queries(builder, (t) => ({
    assignedWork: t.member.field({
      type: [assignedWork],
      description: 'The assignments of the viewer’s classes.',
      resolve: (_root, _args, context) => readAssignedWork(context.pool, context.viewer),
    }),
    teacherAssignment: t.member.field({
      type: teacherAssignment,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readTeacherAssignment(context.pool, context.viewer, id),
    }),
  }));

  mutations(builder, (t) => ({
    createAssignment: t.member.id({
      description: 'Creates an assignment, as a draft.',
      args: { classroom: t.arg.id({ required: true }), draft: t.arg({ type: draftInput, required: true }) },
      resolve: (_root, { classroom, draft: input }, context) =>
        createAssignment(context.pool, context.viewer, classroom, draftOf(input)),
    }),
    assignToClasses: t.member.idList({
      description: 'Creates an assignment in each of the classes, all or none.',
      args: {
        targets: t.arg({ type: [targetInput], required: true }),
        draft: t.arg({ type: draftInput, required: true }),
        publishing: t.arg({ type: 'Publishing', required: true }),
        planned: t.arg.id({ description: 'The planned assignment of a scheme of work that it was created from.' }),
      },
      resolve: (_root, { targets, draft: input, publishing, planned = null }, context) =>
        assignToClasses(context.pool, context.viewer, {
          targets: readInput(
            assignmentTargetsSchema,
            targets.map(({ classroom, opensAt = null, dueAt = null }) => ({ classroom, opensAt, dueAt })),
          ),
          draft: draftOf(input),
          publishing,
          planned,
        }),
    }),
    changeAssignment: t.member.boolean({
      args: { id: t.arg.id({ required: true }), draft: t.arg({ type: draftInput, required: true }) },
      resolve: (_root, { id, draft: input }, context) =>
        done(changeAssignment(context.pool, context.viewer, id, draftOf(input))),
    }),
    publishAssignment: t.member.boolean({
      description: 'Publishes an assignment: students see it from its opening time.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(publishAssignment(context.pool, context.viewer, id)),
    }),
    deleteAssignment: t.member.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(deleteAssignment(context.pool, context.viewer, id)),
    }),
    duplicateAssignment: t.member.id({
      description: 'Copies an assignment as a draft, into the same or another class.',
      args: { id: t.arg.id({ required: true }), classroom: t.arg.id(), dates: t.arg({ type: datesInput }) },
      resolve: (_root, { id, classroom, dates }, context) =>
        duplicateAssignment(context.pool, context.viewer, id, {
          classroom: classroom ?? null,
          dates: dates == null ? null : datesOf(dates),
        }),
    }),
    setException: t.member.boolean({
      description: 'An exception for one student or one group; without values, the exception is removed.',
      args: {
        assignment: t.arg.id({ required: true }),
        student: t.arg.id(),
        group: t.arg.id(),
        exception: t.arg({ type: exceptionInput }),
      },
      resolve: async (_root, { assignment, student, group, exception: given }, context) => {
        const read = given == null ? null : exceptionOf(given);
        await storeException(context.pool, context.viewer, assignment, audienceOf(student, group), read);
        return true;
      },
    }),
    releaseMarks: t.member.boolean({
      description: 'Releases marks and feedback to all students.',
      args: { id: t.arg.id({ required: true }), released: t.arg.boolean({ required: true }) },
      resolve: (_root, { id, released }, context) => done(releaseMarks(context.pool, context.viewer, id, released)),
    }),
  }));
  return { draft, choice };
}

/** Exactly one of the two has to be given. */
function audienceOf(student: string | null | undefined, group: string | null | undefined): ExceptionFor {
  if (student != null && group == null) return { student };
  if (group != null && student == null) return { group };
  throw new ProductError('INVALID_INPUT');
}
