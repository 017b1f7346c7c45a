import {
  organisationAdminSchema,
  organisationSchema,
  organisationSchoolSchema,
} from '#domain/users/organisation.schema.ts';
import { workInSchool } from '../../access/organisations/working-school.commands.ts';
import {
  readOrganisationSchools,
  readWorkingSchools,
  type WorkingSchool,
  type WorkingSchools,
} from '../../access/organisations/working-school.queries.ts';
import {
  addOrganisationSchool,
  appointOrganisationAdmin,
  createOrganisation,
  deleteOrganisation,
  dismissOrganisationAdmin,
  removeOrganisationSchool,
  renameOrganisation,
} from '../../users/organisations/organisation.commands.ts';
import {
  type NamedSchool,
  type Organisation,
  type OrganisationAdmin,
  type OrganisationSummary,
  readFreeSchools,
  readOrganisation,
  readOrganisations,
} from '../../users/organisations/organisation.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';
import { SCHOOL_COUNT_FIELDS } from './school-counts.ts';

/** Organisations of schools, for admins; and the schools in which an admin of an organisation works. */
export function addOrganisations(builder: GraphBuilder): void {
  const summary = builder.objectRef<OrganisationSummary>('OrganisationSummary').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String', schoolCount: 'Int', adminCount: 'Int' }),
  });
  const named = builder.objectRef<NamedSchool>('NamedSchool').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const admin = builder.objectRef<OrganisationAdmin>('OrganisationAdmin').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        email: 'String',
        school: ['String | null', 'Their own school.'],
        grantedBy: ['String | null', 'The admin who appointed them; null if that account was deleted.'],
        grantedAt: 'Instant',
      }),
  });
  const organisation = builder.objectRef<Organisation>('Organisation').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String', schools: [named], admins: [admin] }),
  });
  const working = builder.objectRef<WorkingSchools>('WorkingSchools').implement({
    fields: (t) => ({
      ...exposed(t, {
        current: ['ID | null', 'The school in which the session works.'],
        own: ['ID | null', 'The school of the account.'],
        schools: [named],
        deletionAt: ['Instant | null', 'When the school in which the session works is deleted.'],
      }),
      organisations: t.exposeStringList('organisations'),
    }),
  });
  const counted = builder.objectRef<WorkingSchool>('OrganisationSchool').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        ...SCHOOL_COUNT_FIELDS,
      }),
  });
  queries(builder, (t) => ({
    organisations: t.permission('schools.read').field({
      type: [summary],
      description: 'All organisations; only for admins.',
      resolve: (_root, _args, { pool, viewer }) => readOrganisations(pool, viewer),
    }),
    organisation: t.permission('schools.read').field({
      type: organisation,
      description: 'An organisation; only for admins.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => readOrganisation(pool, viewer, id),
    }),
    freeSchools: t.permission('schools.read').field({
      type: [named],
      description: 'Schools without an organisation; only for admins.',
      resolve: (_root, _args, { pool, viewer }) => readFreeSchools(pool, viewer),
    }),
    workingSchools: t.member.field({
      type: working,
      description: 'The schools in which an admin of an organisation may work; none for others.',
      resolve: (_root, _args, { pool, viewer }) => readWorkingSchools(pool, viewer),
    }),
    organisationSchools: t.member.field({
      type: [counted],
      description: 'The same schools with their numbers.',
      resolve: (_root, _args, { pool, viewer }) => readOrganisationSchools(pool, viewer),
    }),
  }));
  mutations(builder, (t) => ({
    createOrganisation: t.permission('schools.write').id({
      description: 'Returns its id.',
      args: { name: t.arg.string({ required: true }) },
      resolve: (_root, args, { pool, viewer }) =>
        createOrganisation(pool, viewer, readInput(organisationSchema, args).name),
    }),
    renameOrganisation: t.permission('schools.write').boolean({
      args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: (_root, { id, ...args }, { pool, viewer }) =>
        done(renameOrganisation(pool, viewer, id, readInput(organisationSchema, args).name)),
    }),
    deleteOrganisation: t.permission('schools.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Its schools stay; its admins may only work in their own.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => done(deleteOrganisation(pool, viewer, id)),
    }),
    addOrganisationSchool: t.permission('schools.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'From now on, the admins of the organisation may work in the school.',
      args: { id: t.arg.id({ required: true }), school: t.arg.id({ required: true }) },
      resolve: (_root, { id, ...args }, { pool, viewer }) =>
        done(addOrganisationSchool(pool, viewer, id, readInput(organisationSchoolSchema, args).school)),
    }),
    removeOrganisationSchool: t.permission('schools.write').boolean({
      extensions: NEEDS_PROOF,
      args: { id: t.arg.id({ required: true }), school: t.arg.id({ required: true }) },
      resolve: (_root, { id, school }, { pool, viewer }) => done(removeOrganisationSchool(pool, viewer, id, school)),
    }),
    appointOrganisationAdmin: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Lets a school admin work in every school of the organisation.',
      args: { id: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
      resolve: (_root, { id, ...args }, { pool, viewer }) =>
        done(appointOrganisationAdmin(pool, viewer, id, readInput(organisationAdminSchema, args).email)),
    }),
    dismissOrganisationAdmin: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      args: { id: t.arg.id({ required: true }), user: t.arg.id({ required: true }) },
      resolve: (_root, { id, user }, { pool, viewer }) => done(dismissOrganisationAdmin(pool, viewer, id, user)),
    }),
    workInSchool: t.member.boolean({
      description:
        'From now on, this session works in a school of the viewer’s organisation; without one, in their own.',
      args: { school: t.arg.id() },
      resolve: (_root, { school = null }, { pool, viewer }) => done(workInSchool(pool, viewer, school)),
    }),
  }));
}
