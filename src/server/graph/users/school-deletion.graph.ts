import { schoolDeletionSchema } from '#domain/users/school-deletion.schema.ts';
import { SCHOOL_DATA } from '../../platform/resources/export.address.ts';
import { readSchoolContent, type SchoolContent } from '../../users/school-deletion/school-content.queries.ts';
import {
  cancelSchoolDeletion,
  requestSchoolDeletion,
  type SchoolDeletionNotice,
} from '../../users/school-deletion/school-deletion.commands.ts';
import { schoolDeletionMail } from '../../users/school-deletion/school-deletion.mail.ts';
import { readSchoolDeletion, type SchoolDeletion } from '../../users/school-deletion/school-deletion.queries.ts';
import { recordSchoolExport, schoolToExport } from '../../users/school-export/school-export.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

const mailsOf = ({ recipients, ...reported }: SchoolDeletionNotice) =>
  recipients.map((recipient) => schoolDeletionMail(recipient, reported));

/** The export of a school's data, and the deletion of a school with everything that belongs to it. */
export function addSchoolDeletion(builder: GraphBuilder): void {
  const deletion = builder.objectRef<SchoolDeletion>('SchoolDeletion').implement({
    fields: (t) =>
      exposed(t, {
        dueAt: ['Instant', 'Until then it can be cancelled.'],
        requestedBy: ['String | null', 'The admin who requested it; null if that account was deleted.'],
      }),
  });
  const content = builder.objectRef<SchoolContent>('SchoolContent').implement({
    fields: (t) =>
      exposed(t, {
        studentCount: 'Int',
        teacherCount: 'Int',
        adminCount: 'Int',
        classCount: ['Int', 'Including archived classes.'],
        assignmentCount: 'Int',
        attemptCount: 'Int',
        answerCount: ['Int', 'Answers of submitted attempts.'],
        fileCount: ['Int', 'Images and PDFs that students have sent.'],
        questionCount: ['Int', 'Questions of teachers.'],
        quizCount: ['Int', 'Quizzes of teachers.'],
        orderCount: ['Int', 'Orders, which are retained.'],
      }),
  });
  queries(builder, (t) => ({
    schoolDeletion: t.permission('schools.read').field({
      type: deletion,
      nullable: true,
      description: 'The scheduled deletion of a school; for a school admin, of their own.',
      args: { school: t.arg.id({ required: true }) },
      resolve: (_root, { school }, { pool, viewer }) => readSchoolDeletion(pool, viewer, school),
    }),
    schoolContent: t.permission('schools.read').field({
      type: content,
      description: 'What is deleted with a school; for a school admin, with their own.',
      args: { school: t.arg.id({ required: true }) },
      resolve: (_root, { school }, { pool, viewer }) => readSchoolContent(pool, viewer, school),
    }),
  }));
  mutations(builder, (t) => ({
    schoolDataAddress: t.permission('users.write').string({
      extensions: NEEDS_PROOF,
      description:
        'The address of a zip with everything of a school; for a school admin, of their own. It expires soon; requests are limited.',
      args: { school: t.arg.id({ required: true }) },
      resolve: async (_root, { school }, { pool, viewer, limits, exportAddress }) => {
        await schoolToExport(pool, viewer, school);
        await limits.ownExportByAccount.count(viewer.userId);
        await recordSchoolExport(pool, viewer, school);
        return exportAddress(viewer, { resource: SCHOOL_DATA, query: school });
      },
    }),
    deleteSchool: t.permission('schools.write').field({
      type: 'Instant',
      extensions: NEEDS_PROOF,
      description:
        'Schedules the deletion of a school with everything that belongs to it, and emails its admins; only for admins. Returns the time of deletion.',
      args: { school: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: async (_root, { school, ...args }, { pool, viewer, language, postAll }) => {
        const { name } = readInput(schoolDeletionSchema, args);
        const notice = await requestSchoolDeletion(pool, viewer, { id: school, name, fallback: language });
        postAll(mailsOf(notice));
        return notice.dueAt.toISOString();
      },
    }),
    cancelSchoolDeletion: t.permission('schools.write').boolean({
      description: 'Keeps a school whose deletion has not started, and emails its admins; only for admins.',
      args: { school: t.arg.id({ required: true }) },
      resolve: async (_root, { school }, { pool, viewer, language, postAll }) => {
        postAll(mailsOf(await cancelSchoolDeletion(pool, viewer, { id: school, fallback: language })));
        return true;
      },
    }),
  }));
}
