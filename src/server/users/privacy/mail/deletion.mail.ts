import type { Language } from '#domain/platform/language.ts';
import { letterMail } from '../../../platform/mail/letter.mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { ComingDeletion } from '../deletion.commands.ts';

type DeletionTexts = {
  readonly locale: string;
  readonly subject: string;
  readonly greeting: (name: string) => string;
  readonly coming: (day: string) => string;
  readonly keep: string;
  readonly caution: string;
};

const TEXTS: Readonly<Record<Language, DeletionTexts>> = {
  en: {
    locale: 'en-GB',
    subject: 'Your Lectern account will be deleted',
    greeting: (name) => `Hello ${name},`,
    coming: (day) =>
      `Your account and everything in it will be deleted on ${day}. You’ve been signed out on all devices.`,
    keep: 'Changed your mind? Sign in before then and choose to keep your account. After that, nothing can be restored.',
    caution: 'If you didn’t request this, sign in now, keep your account and change your password.',
  },
  de: {
    locale: 'de-DE',
    subject: 'Dein Lectern-Konto wird gelöscht',
    greeting: (name) => `Hallo ${name},`,
    coming: (day) => `dein Konto und alles darin wird am ${day} gelöscht. Du wurdest auf allen Geräten abgemeldet.`,
    keep: 'Anders überlegt? Melde dich vorher an und behalte dein Konto. Danach lässt sich nichts wiederherstellen.',
    caution: 'Wenn du das nicht angefordert hast, melde dich jetzt an, behalte dein Konto und ändere dein Passwort.',
  },
};

/** Announces that an account will be deleted, when, and how it can be kept. */
export function deletionMail({ name, email, language, dueAt }: ComingDeletion, fallback: Language): Mail {
  const spoken = language ?? fallback;
  const t = TEXTS[spoken];
  const day = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(dueAt);
  return letterMail({
    to: email,
    language: spoken,
    subject: t.subject,
    parts: [t.greeting(name), t.coming(day), t.keep, t.caution],
  });
}
