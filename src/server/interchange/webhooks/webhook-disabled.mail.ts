import { WEBHOOK_FAILING_DAYS_MAX, WEBHOOK_RETENTION_DAYS } from '#domain/interchange/webhooks/webhook.limits.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailRecipient } from '../../platform/mail/mail.ts';
import { WEBHOOK_DISABLED_TEXTS } from './webhook-disabled.texts.ts';

/**
 * Tells an admin that a webhook was disabled because its target doesn't accept events, and how to send them afterwards. The
 * rest of the address may contain a secret, so only its host is named.
 */
export function webhookDisabledMail(
  { email, name, language }: MailRecipient,
  { host, reason }: { readonly host: string; readonly reason: 'gone' | 'failing' },
): Mail {
  const t = WEBHOOK_DISABLED_TEXTS[language];
  const why = reason === 'gone' ? t.gone : t.failing({ days: WEBHOOK_FAILING_DAYS_MAX });
  const parts = [t.greeting({ name }), why, { quote: host }, t.next({ days: WEBHOOK_RETENTION_DAYS })];
  return composeMail({ to: email, language, subject: t.subject, parts });
}
