import type pg from 'pg';
import type { SignOnProtocol } from '#domain/access/sign-on/sign-on-protocol.ts';
import type { SignOnAccounts, SignOnRole } from '#domain/access/sign-on/sign-on-role.rule.ts';
import { isUuid } from '../../platform/db/uuid.ts';

type CommonProvider = {
  readonly id: string;
  readonly name: string;
  readonly schoolId: string;
  /** With SAML its entity id. */
  readonly issuer: string;
  readonly accounts: SignOnAccounts;
  readonly newRole: SignOnRole;
  /** With SAML an attribute. */
  readonly teacherClaim: string;
  /** One per line. */
  readonly teacherValues: string;
  /** Requested and confirmed. */
  readonly confirmedDomains: string[];
};
export type OidcProvider = CommonProvider & {
  readonly protocol: 'oidc';
  readonly clientId: string;
  readonly sealedSecret: Buffer | null;
  readonly scopes: string;
};
export type SamlProvider = CommonProvider & {
  readonly protocol: 'saml';
  /** Its address, or the document. */
  readonly metadata: string;
};
/** A school's identity provider. */
export type Provider = OidcProvider | SamlProvider;

/** A row of either protocol. */
export type ProviderRow = Omit<OidcProvider, 'protocol'> &
  Omit<SamlProvider, 'protocol'> & { readonly protocol: SignOnProtocol };

/** @param p alias of its row */
export const providerColumns = (p: string): string => `
  ${p}.id, ${p}.name, ${p}.school_id as "schoolId", ${p}.protocol, ${p}.issuer, ${p}.client_id as "clientId",
  ${p}.sealed_secret as "sealedSecret", ${p}.scopes, ${p}.metadata, ${p}.accounts, ${p}.new_role as "newRole",
  ${p}.teacher_claim as "teacherClaim", ${p}.teacher_values as "teacherValues",
  array(select coalesce(d, '') from unnest(${p}.confirmed_domains) d
    where d = any(string_to_array(${p}.domains, E'\\n'))) as "confirmedDomains"`;

/** The provider of a row. */
export function providerOf({ protocol, clientId, sealedSecret, scopes, metadata, ...common }: ProviderRow): Provider {
  return protocol === 'saml'
    ? { ...common, protocol, metadata }
    : { ...common, protocol, clientId, sealedSecret, scopes };
}

/** The provider with an id; null if it is unknown or deleted. */
export async function findProvider(pool: pg.Pool, id: string): Promise<Provider | null> {
  const { rows } = await pool.query<ProviderRow>(
    `select ${providerColumns('p')} from sign_on_providers p where p.id = $1 and p.deleted_at is null`,
    [isUuid(id) ? id : null],
  );
  return rows[0] === undefined ? null : providerOf(rows[0]);
}

export type NamedProvider = { readonly id: string; readonly name: string };

/** The providers to which users with an email address of this domain are led. No account is looked up. */
export async function findProvidersOfDomain(pool: pg.Pool, domain: string): Promise<NamedProvider[]> {
  const { rows } = await pool.query<NamedProvider>(
    `select p.id, p.name from sign_on_providers p
     where p.confirmed_domains @> array[$1] and $1 = any(string_to_array(p.domains, E'\\n')) and p.deleted_at is null
     order by lower(p.name), p.id limit 10`,
    [domain],
  );
  return rows;
}

/**
 * Whether an account has to sign in with a provider of its school. School admins never have to: somebody has to be able
 * to correct a provider that no longer works.
 */
export async function mustSignOn(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query<{ must: boolean }>(
    `select exists (select from sign_on_providers p where p.school_id = u.school_id and p.refuses_passwords
       and p.deleted_at is null) and u.role in ('student', 'teacher') as must from users u where u.id = $1`,
    [userId],
  );
  return rows[0]?.must === true;
}
