import type pg from 'pg';
import type { SignOnProblemKind } from '#domain/access/sign-on/sign-on-problem-kind.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { linesOf } from '#domain/platform/resources/lines.rule.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { openResource } from '../../platform/resources/resource-scope.ts';
import type { Viewer } from '../viewer.ts';
import { domainProof, type TxtRecords } from './domain-proof.ts';
import { type Provider, type ProviderRow, providerColumns, providerOf } from './provider.queries.ts';
import type { SamlService } from './saml/saml-service.ts';
import { SignOnProblem } from './sign-on-problem.ts';
import type { SignOnService } from './sign-on-service.ts';

/** What the form of a provider shows besides its fields. The secret itself is never read. */
export type SignOnSetup = SignOnDomains & {
  readonly hasSecret: boolean;
  readonly returnPath: string;
  readonly logoutPath: string;
};
/** The same for SAML, which needs no secret. */
export type SamlSetup = SignOnDomains & {
  readonly returnPath: string;
  /** Of our metadata, and the entity id of this service. */
  readonly metadataPath: string;
};
export type SignOnDomains = {
  readonly confirmedDomains: readonly string[];
  readonly openDomains: readonly string[];
  /** The TXT record that confirms a domain. */
  readonly domainRecord: string;
};

type Own<Of extends Provider> = { readonly provider: Of; readonly domains: string };

/** The provider with a protocol, if the viewer may change it. Throws `NOT_FOUND`, `FORBIDDEN`. */
async function findOwn<Protocol extends Provider['protocol']>(
  client: pg.Pool | pg.ClientBase,
  viewer: Viewer,
  { id, protocol }: { readonly id: string; readonly protocol: Protocol },
): Promise<Own<Extract<Provider, { protocol: Protocol }>>> {
  const { school } = openResource(viewer, RESOURCE_OF[protocol], 'write');
  const { rows } = await client.query<ProviderRow & { domains: string }>(
    `select ${providerColumns('p')}, p.domains from sign_on_providers p
     where p.id = $1 and p.deleted_at is null and ($2::uuid is null or p.school_id = $2)`,
    [isUuid(id) ? id : null, school],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  const { domains, ...row } = rows[0];
  const provider = providerOf(row);
  if (!hasProtocol(provider, protocol)) throw new ProductError('NOT_FOUND');
  return { provider, domains };
}

const RESOURCE_OF = { oidc: 'sign-on', saml: 'saml' } as const;

const hasProtocol = <Protocol extends Provider['protocol']>(
  provider: Provider,
  protocol: Protocol,
): provider is Extract<Provider, { protocol: Protocol }> => provider.protocol === protocol;

const domainsOf = ({ provider, domains }: Own<Provider>): SignOnDomains => ({
  confirmedDomains: provider.confirmedDomains,
  openDomains: linesOf(domains).filter((domain) => !provider.confirmedDomains.includes(domain)),
  domainRecord: domainProof(provider.id),
});

/** What an admin needs to set a provider up. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readSignOnSetup(pool: pg.Pool, viewer: Viewer, id: string): Promise<SignOnSetup> {
  const own = await findOwn(pool, viewer, { id, protocol: 'oidc' });
  return {
    ...domainsOf(own),
    hasSecret: own.provider.sealedSecret !== null,
    returnPath: `/sign-on/return/${own.provider.id}`,
    logoutPath: `/sign-on/logout/${own.provider.id}`,
  };
}

/** The same for SAML. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readSamlSetup(pool: pg.Pool, viewer: Viewer, id: string): Promise<SamlSetup> {
  const own = await findOwn(pool, viewer, { id, protocol: 'saml' });
  return {
    ...domainsOf(own),
    returnPath: `/sign-on/return/${own.provider.id}`,
    metadataPath: `/sign-on/metadata/${own.provider.id}`,
  };
}

/** Replaces the client secret; an empty one removes it. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function saveClientSecret(
  pool: pg.Pool,
  viewer: Viewer,
  { id, secret, seal }: { readonly id: string; readonly secret: string; readonly seal: SignOnService['seal'] },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { provider } = await findOwn(client, viewer, { id, protocol: 'oidc' });
    await client.query('update sign_on_providers set sealed_secret = $2 where id = $1', [
      ...([provider.id, secret === '' ? null : seal(provider, secret)] as const),
    ]);
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'sign-on', id: provider.id, title: provider.name },
      ...{ before: { hasSecret: provider.sealedSecret !== null }, after: { hasSecret: secret !== '' } },
      schoolId: provider.schoolId,
    });
  });
}

export type SignOnTest = SignOnSetup & { readonly problem: SignOnProblemKind | null };
export type SamlTest = SamlSetup & {
  readonly problem: SignOnProblemKind | null;
  /** The days until which the provider's certificates are valid; empty after a problem. */
  readonly certificateDays: readonly string[];
};

/**
 * Reads the provider's configuration, and confirms its domains: a domain by its TXT record, or all of them if an admin
 * of the installation asks. Throws `NOT_FOUND`, `FORBIDDEN`.
 */
export async function testSignOn(
  pool: pg.Pool,
  viewer: Viewer,
  {
    id,
    service,
    txtRecords,
  }: { readonly id: string; readonly service: SignOnService; readonly txtRecords: TxtRecords },
): Promise<SignOnTest> {
  const own = await findOwn(pool, viewer, { id, protocol: 'oidc' });
  const { problem } = await outcomeOf(() => service.check(own.provider));
  await confirmDomains(pool, viewer, { own, txtRecords });
  return { ...(await readSignOnSetup(pool, viewer, id)), problem };
}

/** The same for SAML: reads the provider's metadata. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function testSaml(
  pool: pg.Pool,
  viewer: Viewer,
  { id, service, txtRecords }: { readonly id: string; readonly service: SamlService; readonly txtRecords: TxtRecords },
): Promise<SamlTest> {
  const own = await findOwn(pool, viewer, { id, protocol: 'saml' });
  const { problem, result } = await outcomeOf(() => service.check(own.provider));
  await confirmDomains(pool, viewer, { own, txtRecords });
  const days = (result?.certificates ?? []).map(({ validTo }) => new Date(validTo).toISOString().slice(0, 10));
  return { ...(await readSamlSetup(pool, viewer, id)), problem, certificateDays: days };
}

async function confirmDomains(
  pool: pg.Pool,
  viewer: Viewer,
  { own: { provider, domains }, txtRecords }: { readonly own: Own<Provider>; readonly txtRecords: TxtRecords },
): Promise<void> {
  const isConfirmed = async (domain: string): Promise<boolean> =>
    viewer.role === 'admin' || (await txtRecords(domain)).includes(domainProof(provider.id));
  const checked = await Promise.all(
    linesOf(domains).map(async (domain) => ({
      domain,
      // Confirmed once is enough: records are often removed afterwards.
      isConfirmed: provider.confirmedDomains.includes(domain) || (await isConfirmed(domain)),
    })),
  );
  const confirmed = checked.filter((each) => each.isConfirmed).map(({ domain }) => domain);
  if (confirmed.length > provider.confirmedDomains.length)
    await inTransaction(pool, async (client) => {
      await client.query('update sign_on_providers set confirmed_domains = $2 where id = $1', [provider.id, confirmed]);
      await recordChange(client, viewer, {
        ...{ action: 'changed', resource: RESOURCE_OF[provider.protocol], id: provider.id, title: provider.name },
        ...{ before: { confirmedDomains: provider.confirmedDomains }, after: { confirmedDomains: confirmed } },
        schoolId: provider.schoolId,
      });
    });
}

type Outcome<Result> = { readonly problem: SignOnProblemKind | null; readonly result: Result | null };

async function outcomeOf<Result>(check: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { problem: null, result: await check() };
  } catch (cause) {
    if (cause instanceof SignOnProblem) return { problem: cause.kind, result: null };
    throw cause;
  }
}
