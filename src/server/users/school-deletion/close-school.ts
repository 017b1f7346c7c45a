import type pg from 'pg';
import type { PaymentGateway } from '../../billing/gateways/payment-gateway.ts';
import { cancelRenewalsOfSchool } from '../../billing/renewal.commands.ts';

/*
 * Closing a school is the first step of its deletion, in one transaction: from then on nobody can use its accounts, and
 * nothing can create new ones.
 */

/** What opens accounts of the school, creates new ones, or sends events about them. */
const ENTRANCES = [
  'delete from webhook_endpoints where school_id = $1',
  'delete from record_stores where school_id = $1',
  'delete from scim_tokens where school_id = $1',
  'delete from api_tokens where school_id = $1',
  'delete from platform_registrations where school_id = $1',
  'update sign_on_providers set deleted_at = now() where school_id = $1 and deleted_at is null',
  'update platforms set deleted_at = now() where school_id = $1 and deleted_at is null',
  `delete from classroom_invitations i using classrooms c where c.id = i.classroom_id and c.school_id = $1`,
  `delete from classroom_codes i using classrooms c where c.id = i.classroom_id and c.school_id = $1`,
  // Admins of Lectern belong to no school: their accounts stay.
  `update users set school_id = null where school_id = $1 and role = 'admin'`,
  `update users set disabled_at = coalesce(disabled_at, now()) where school_id = $1`,
  `update sessions s set revoked_at = now() from users u
   where u.id = s.user_id and s.revoked_at is null and (u.school_id = $1 or s.school_id = $1)`,
  `update support_visits v set ended_at = now() from users u
   where u.id = v.user_id and v.ended_at is null and u.school_id = $1`,
  'update schools set deleted_at = coalesce(deleted_at, now()), organisation_id = null where id = $1',
] as const;

/**
 * Closes a school whose deletion is due, and cancels what renews. The caller holds the lock of its deletion. Throws
 * `PAYMENT_UNAVAILABLE`.
 */
export async function closeSchool(client: pg.PoolClient, gateway: PaymentGateway, school: string): Promise<void> {
  for (const statement of ENTRANCES) await client.query(statement, [school]);
  await cancelRenewalsOfSchool(client, gateway, school);
  await client.query('update school_deletions set started_at = now() where school_id = $1', [school]);
}
