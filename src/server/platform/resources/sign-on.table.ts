import type { ClientBase } from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';
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

/**
 * Lets a provider refuse passwords only if it works: somebody has signed in with it, as it is saved now, or it refused
 * them before. Otherwise a typing error would lock the users of a school out. Throws `INVALID_INPUT`.
 * @param issuer the field of the issuer
 */
const refusesOnceTried =
  (issuer: 'issuerUrl' | 'entityId') =>
  async (client: ClientBase, values: ResourceValues): Promise<ResourceValues> => {
    if (values.refusesPasswords !== true) return values;
    const { rowCount } = await client.query(
      `select from sign_on_providers p
       where p.issuer = $1 and p.client_id = $2 and ($3::uuid is null or p.school_id = $3) and p.deleted_at is null
         and (p.refuses_passwords or exists (
           select from sign_on_users u where u.provider_id = p.id and u.issuer = p.issuer))`,
      [
        String(values[issuer] ?? ''),
        String(values.clientId ?? ''),
        typeof values.school === 'string' ? values.school : null,
      ],
    );
    if (rowCount !== 0) return values;
    throw new ProductError('INVALID_INPUT', { fields: { refusesPasswords: problemText('signOnUntried') } });
  };

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
  fill: refusesOnceTried('issuerUrl'),
  uniqueFields: { sign_on_providers_client: 'clientId' },
};

/** Providers with SAML. */
export const samlTable: TableOf<'saml'> = {
  ...COMMON,
  where: `r.protocol = 'saml'`,
  columns: { ...COLUMNS, entityId: ISSUER },
  fields: { ...FIELDS, entityId: 'issuer', metadata: 'metadata', teacherAttribute: 'teacher_claim' },
  fixed: { protocol: 'saml', client_id: '', scopes: '' },
  fill: refusesOnceTried('entityId'),
  uniqueFields: { sign_on_providers_client: 'entityId' },
};
