import type { TableOf } from './resource-table.ts';

/** LTI platforms. School admins create and see only those of their school. */
export const platformTable: TableOf<'platform'> = {
  table: 'platforms',
  joins: 'left join schools sc on sc.id = r.school_id',
  columns: {
    name: { sql: 'r.name', order: { sql: 'lower(r.name)', type: 'text' }, type: 'text' },
    issuer: { sql: 'r.issuer', type: 'text' },
    school: { sql: `coalesce(sc.name, '')`, type: 'text' },
    userCount: {
      sql: '(select count(*)::int from platform_people p where p.platform_id = r.id)',
      type: 'integer',
    },
    updatedAt: { sql: 'r.updated_at', type: 'timestamptz' },
  },
  fields: {
    name: 'name',
    school: 'school_id',
    issuer: 'issuer',
    clientId: 'client_id',
    deployments: 'deployments',
    authorizationUrl: 'authorization_url',
    tokenUrl: 'token_url',
    keysUrl: 'keys_url',
    audience: 'audience',
  },
  title: 'r.name',
  search: `lower(' ' || r.name || ' ' || r.issuer)`,
  school: 'r.school_id',
  uniqueFields: { platforms_client: 'clientId' },
};
