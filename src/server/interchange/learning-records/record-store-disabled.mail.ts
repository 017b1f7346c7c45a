import {
  RECORD_FAILING_DAYS_MAX,
  RECORD_RETENTION_DAYS,
} from '#domain/interchange/learning-records/record-store.limits.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailRecipient } from '../../platform/mail/mail.ts';
import { RECORD_STORE_DISABLED_TEXTS } from './record-store-disabled.texts.ts';

/** Tells an admin that nothing more is sent to a learning record store, and what to do. */
export function recordStoreDisabledMail(
  { email, name, language }: MailRecipient,
  { host, reason }: { readonly host: string; readonly reason: 'gone' | 'failing' },
): Mail {
  const t = RECORD_STORE_DISABLED_TEXTS[language];
  const why = reason === 'gone' ? t.gone : t.failing({ days: RECORD_FAILING_DAYS_MAX });
  const parts = [t.greeting({ name }), why, { quote: host }, t.next({ days: RECORD_RETENTION_DAYS })];
  return composeMail({ to: email, language, subject: t.subject, parts });
}
