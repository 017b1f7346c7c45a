import type pg from 'pg';
import { RENEWAL_GRACE_DAYS } from '#domain/billing/payment.limits.ts';
import type { Language } from '#domain/platform/language.ts';
import { letterMail } from '../platform/mail/letter.mail.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { dayText } from './receipts/receipt.lines.ts';

export type FailedRenewal = {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** Until then the user has access. */
  readonly openUntil: Date;
};

type Texts = {
  readonly subject: string;
  readonly greeting: (name: string) => string;
  readonly failed: (until: string) => string;
  readonly next: string;
  readonly kept: string;
};

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Your plan renewal payment failed',
    greeting: (name) => `Hello ${name},`,
    failed: (until) =>
      `We couldn’t take the payment to renew your plan. You keep access until ${until}, and we’ll try the payment again automatically.`,
    next: 'Check that your card or bank account can be charged. You can see the payment status under “My payments”.',
    kept: 'Your answers, results and cards stay saved either way.',
  },
  de: {
    subject: 'Zahlung für deine Tarifverlängerung fehlgeschlagen',
    greeting: (name) => `Hallo ${name},`,
    failed: (until) =>
      `die Zahlung für die Verlängerung deines Tarifs ist fehlgeschlagen. Bis zum ${until} behältst du den Zugriff, und wir versuchen die Zahlung automatisch noch einmal.`,
    next: 'Prüfe, ob deine Karte oder dein Bankkonto belastet werden kann. Den Stand der Zahlung siehst du unter „Meine Zahlungen“.',
    kept: 'Deine Antworten, Ergebnisse und Karten bleiben in jedem Fall gespeichert.',
  },
};

/** Who is notified of a failed renewal; null if there is no such order. */
export async function readFailedRenewal(pool: pg.Pool, orderId: string): Promise<FailedRenewal | null> {
  const { rows } = await pool.query<FailedRenewal>(
    `select o.buyer_name as name, o.buyer_email as email, coalesce(u.language, 'en') as language,
       o.period_ends_at + make_interval(days => $2) as "openUntil"
     from orders o left join users u on u.id = o.user_id where o.id = $1 and o.period_ends_at is not null`,
    [orderId, RENEWAL_GRACE_DAYS],
  );
  return rows[0] ?? null;
}

/** Says until when the user has access, in the buyer's language. */
export function failedRenewalMail({ name, email, language, openUntil }: FailedRenewal): Mail {
  const t = TEXTS[language];
  return letterMail({
    to: email,
    language,
    subject: t.subject,
    parts: [t.greeting(name), t.failed(dayText(language, openUntil)), t.next, t.kept],
  });
}
