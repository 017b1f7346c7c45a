import type pg from 'pg';
import { SIGN_ON_CLOCK_TOLERANCE_S } from '#domain/access/sign-on/sign-on.limits.ts';
import { digestOf } from '../../tokens.ts';
import { SignOnProblem } from '../sign-on-problem.ts';
import type { SamlUser } from './saml-service.ts';

/**
 * Accepts an assertion, once, in whichever process: its id is kept until it has expired. Throws `SignOnProblem` if it was
 * accepted before.
 */
export async function claimAssertion(
  pool: pg.Pool,
  providerId: string,
  { id, validUntil }: SamlUser['assertion'],
): Promise<void> {
  const { rowCount } = await pool.query(
    `with ended as (delete from saml_assertions where expires_at < now())
     insert into saml_assertions (provider_id, id_digest, expires_at) values ($1, $2, to_timestamp($3::float8))
     on conflict do nothing`,
    [providerId, digestOf(id), validUntil / 1_000 + 2 * SIGN_ON_CLOCK_TOLERANCE_S],
  );
  if (rowCount !== 1) throw new SignOnProblem('state', 'saml: replayed');
}
