import type pg from 'pg';
import { RENEWAL_GRACE_DAYS } from '#domain/billing/payment.limits.ts';
import type { Language } from '#domain/platform/language.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { INSTALLATION_ZONE } from '../platform/settings/app-setting.commands.ts';
import { dayText } from './receipts/receipt.lines.ts';
import { RENEWAL_TEXTS } from './renewal.texts.ts';

export type FailedRenewal = {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** Until then the user has access. */
  readonly openUntil: Date;
  /** The time zone of the installation. */
  readonly zone: string;
};

/** Who is notified of a failed renewal; null if there is no such order. */
export async function readFailedRenewal(pool: pg.Pool, orderId: string): Promise<FailedRenewal | null> {
  const { rows } = await pool.query<FailedRenewal>(
    `select o.buyer_name as name, o.buyer_email as email, coalesce(u.language, 'en') as language,
       o.period_ends_at + make_interval(days => $2) as "openUntil", ${INSTALLATION_ZONE} as zone
     from orders o left join users u on u.id = o.user_id where o.id = $1 and o.period_ends_at is not null`,
    [orderId, RENEWAL_GRACE_DAYS],
  );
  return rows[0] ?? null;
}

/** Says until when the user has access, in the buyer's language. */
export function failedRenewalMail({ name, email, language, openUntil, zone }: FailedRenewal): Mail {
  const t = RENEWAL_TEXTS[language];
  return composeMail({
    to: email,
    language,
    subject: t.subject,
    parts: [t.greeting({ name }), t.failed({ day: dayText(language, openUntil, zone) }), t.next, t.saved],
  });
}
