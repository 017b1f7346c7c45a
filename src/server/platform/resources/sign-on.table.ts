import type { TableOf } from './resource-table.ts';

/** Identity providers. School admins create and see only those of their school. */
export const signOnTable: TableOf<'sign-on'> = {
  table: 'sign_on_providers',
  joins: 'join schools sc on sc.id = r.school_id',
  columns: {
    name: { sql: 'r.name', order: { sql: 'lower(r.name)', type: 'text' }, type: 'text' },
    issuerUrl: { sql: 'r.issuer', type: 'text' },
    school: { sql: 'sc.name', type: 'text' },
    userCount: {
      sql: '(select count(*)::int from sign_on_users p where p.provider_id = r.id)',
      type: 'integer',
    },
    updatedAt: { sql: 'r.updated_at', type: 'timestamptz' },
  },
  fields: {
    name: 'name',
    school: 'school_id',
    issuerUrl: 'issuer',
    clientId: 'client_id',
    scopes: 'scopes',
    domains: 'domains',
    accounts: 'accounts',
    newRole: 'new_role',
    teacherClaim: 'teacher_claim',
    teacherValues: 'teacher_values',
    refusesPasswords: 'refuses_passwords',
  },
  title: 'r.name',
  search: `lower(' ' || r.name || ' ' || r.issuer)`,
  school: 'r.school_id',
  uniqueFields: { sign_on_providers_client: 'clientId' },
};
