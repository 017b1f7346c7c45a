import type { TableOf } from './resource-table.ts';

/* Identity providers: one table, and a resource for each protocol. School admins create and see only those of their school. */

const COLUMNS = {
  name: { sql: 'r.name', order: { sql: 'lower(r.name)', type: 'text' }, type: 'text' },
  school: { sql: 'sc.name', type: 'text' },
  userCount: {
    sql: '(select count(*)::int from sign_on_users p where p.provider_id = r.id)',
    type: 'integer',
  },
  updatedAt: { sql: 'r.updated_at', type: 'timestamptz' },
} as const;
const FIELDS = {
  name: 'name',
  school: 'school_id',
  domains: 'domains',
  accounts: 'accounts',
  newRole: 'new_role',
  teacherValues: 'teacher_values',
  refusesPasswords: 'refuses_passwords',
} as const;
const COMMON = {
  table: 'sign_on_providers',
  joins: 'join schools sc on sc.id = r.school_id',
  title: 'r.name',
  search: `lower(' ' || r.name || ' ' || r.issuer)`,
  school: 'r.school_id',
} as const;
const ISSUER = { sql: 'r.issuer', type: 'text' } as const;

/** Providers with OpenID Connect. */
export const signOnTable: TableOf<'sign-on'> = {
  ...COMMON,
  where: `r.protocol = 'oidc'`,
  columns: { ...COLUMNS, issuerUrl: ISSUER },
  fields: {
    ...FIELDS,
    issuerUrl: 'issuer',
    clientId: 'client_id',
    scopes: 'scopes',
    teacherClaim: 'teacher_claim',
  },
  uniqueFields: { sign_on_providers_client: 'clientId' },
};

/** Providers with SAML. */
export const samlTable: TableOf<'saml'> = {
  ...COMMON,
  where: `r.protocol = 'saml'`,
  columns: { ...COLUMNS, entityId: ISSUER },
  fields: { ...FIELDS, entityId: 'issuer', metadata: 'metadata', teacherAttribute: 'teacher_claim' },
  fixed: { protocol: 'saml', client_id: '', scopes: '' },
  uniqueFields: { sign_on_providers_client: 'entityId' },
};
