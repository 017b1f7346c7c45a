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
import { type Provider, providerColumns } from './provider.queries.ts';
import { SignOnProblem } from './sign-on-problem.ts';
import type { SignOnService } from './sign-on-service.ts';

/** What the form of a provider shows besides its fields. The secret itself is never read. */
export type SignOnSetup = {
  readonly hasSecret: boolean;
  readonly returnPath: string;
  readonly logoutPath: string;
  readonly confirmedDomains: readonly string[];
  readonly openDomains: readonly string[];
  /** The TXT record that confirms a domain. */
  readonly domainRecord: string;
};

type Row = Provider & { readonly domains: string };

/** The provider, if the viewer may change it. Throws `NOT_FOUND`, `FORBIDDEN`. */
async function findOwn(client: pg.Pool | pg.ClientBase, viewer: Viewer, id: string): Promise<Row> {
  const { school } = openResource(viewer, 'sign-on', 'write');
  const { rows } = await client.query<Row>(
    `select ${providerColumns('p')}, p.domains from sign_on_providers p
     where p.id = $1 and p.deleted_at is null and ($2::uuid is null or p.school_id = $2)`,
    [isUuid(id) ? id : null, school],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** What an admin needs to set a provider up. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readSignOnSetup(pool: pg.Pool, viewer: Viewer, id: string): Promise<SignOnSetup> {
  const { id: provider, sealedSecret, confirmedDomains, domains } = await findOwn(pool, viewer, id);
  return {
    hasSecret: sealedSecret !== null,
    returnPath: `/sign-on/return/${provider}`,
    logoutPath: `/sign-on/logout/${provider}`,
    confirmedDomains,
    openDomains: linesOf(domains).filter((domain) => !confirmedDomains.includes(domain)),
    domainRecord: domainProof(provider),
  };
}

/** Replaces the client secret; an empty one removes it. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function saveClientSecret(
  pool: pg.Pool,
  viewer: Viewer,
  { id, secret, seal }: { readonly id: string; readonly secret: string; readonly seal: SignOnService['seal'] },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const provider = await findOwn(client, viewer, id);
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
  const provider = await findOwn(pool, viewer, id);
  const isConfirmed = async (domain: string): Promise<boolean> =>
    viewer.role === 'admin' || (await txtRecords(domain)).includes(domainProof(provider.id));
  const problem = await problemOf(service, provider);
  const checked = await Promise.all(
    linesOf(provider.domains).map(async (domain) => ({
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
        ...{ action: 'changed', resource: 'sign-on', id: provider.id, title: provider.name },
        ...{ before: { confirmedDomains: provider.confirmedDomains }, after: { confirmedDomains: confirmed } },
        schoolId: provider.schoolId,
      });
    });
  return { ...(await readSignOnSetup(pool, viewer, id)), problem };
}

async function problemOf(service: SignOnService, provider: Provider): Promise<SignOnProblemKind | null> {
  try {
    await service.check(provider);
    return null;
  } catch (cause) {
    if (cause instanceof SignOnProblem) return cause.kind;
    throw cause;
  }
}
