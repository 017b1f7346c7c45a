import type { Language } from '#domain/platform/language.ts';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { MailPart } from '../../platform/mail/mail.layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { GUARDIAN_ACCESS_TEXTS } from './guardian.texts.ts';

/** A link to a student's work, for an email. */
export type GuardianLink = {
  readonly email: string;
  /** The student's name. */
  readonly student: string;
  readonly language: Language;
  readonly token: string;
};

/** The link, or the code to enter if the public address is not configured. The fragment (`#`) is never logged. */
const linkPart = ({ language, token }: GuardianLink, origin: string | null): readonly MailPart[] => {
  const t = GUARDIAN_ACCESS_TEXTS[language];
  return origin === null
    ? [t.enterCode, { quote: token }]
    : [{ label: t.open, href: `${origin.replace(/\/$/, '')}/family#${token}` }];
};

/** Invites a guardian. */
export function guardianInvitationMail(link: GuardianLink, days: number, origin: string | null): Mail {
  const t = GUARDIAN_ACCESS_TEXTS[link.language];
  const student = oneLine(link.student);
  return composeMail({
    to: link.email,
    language: link.language,
    subject: t.invitation.subject({ student }),
    parts: [
      t.greeting,
      t.invitation.text({ student }),
      t.invitation.noAccount({ student }),
      ...linkPart(link, origin),
      t.once({ days }),
      t.caution,
    ],
  });
}

/** A new link that a guardian asked for. */
export function guardianLinkMail(link: GuardianLink, origin: string | null): Mail {
  const t = GUARDIAN_ACCESS_TEXTS[link.language];
  return composeMail({
    to: link.email,
    language: link.language,
    subject: t.requested.subject,
    parts: [t.greeting, t.requested.text, ...linkPart(link, origin), t.requested.expiry, t.requested.caution],
  });
}

export type GuardianWeek = GuardianLink & {
  readonly activeDays: number;
  readonly missing: readonly string[];
  readonly due: readonly string[];
  /** In the address that ends these emails. */
  readonly unsubscribeId: string;
};

/** What a student has to do, once a week. Marks are only on the page, because emails are read by others, too. */
export function guardianWeeklyMail(week: GuardianWeek, days: number, origin: string | null): Mail {
  const t = GUARDIAN_ACCESS_TEXTS[week.language].weekly;
  const { greeting, once } = GUARDIAN_ACCESS_TEXTS[week.language];
  const student = oneLine(week.student);
  const list = (title: string, lines: readonly string[]): readonly MailPart[] =>
    lines.length === 0 ? [] : [title, { quote: lines.map(oneLine).join('\n') }];
  const mail = composeMail({
    to: week.email,
    language: week.language,
    subject: t.subject({ student }),
    parts: [
      greeting,
      ...list(t.missing({ student, count: week.missing.length }), week.missing),
      ...list(t.due, week.due),
      ...(week.missing.length + week.due.length === 0 ? [t.nothing({ student })] : []),
      t.active({ student, days: week.activeDays }),
      ...linkPart(week, origin),
      once({ days }),
      t.stop,
    ],
  });
  return withUnsubscribeLink(mail, week, origin);
}

export type GuardianReports = GuardianLink & {
  /** Of which there is at least one. */
  readonly reports: readonly { readonly classroom: string; readonly from: string; readonly until: string }[];
  /** In the address that ends these emails. */
  readonly unsubscribeId: string;
};

/** New reports on a student. What they say is only on the page. */
export function guardianReportMail(published: GuardianReports, days: number, origin: string | null): Mail {
  const t = GUARDIAN_ACCESS_TEXTS[published.language].report;
  const { greeting, once } = GUARDIAN_ACCESS_TEXTS[published.language];
  const student = oneLine(published.student);
  const lines = published.reports.map((each) => t.line({ ...each, classroom: oneLine(each.classroom) }));
  const mail = composeMail({
    to: published.email,
    language: published.language,
    subject: t.subject({ student }),
    parts: [
      greeting,
      t.text({ student, count: lines.length }),
      { quote: lines.join('\n') },
      ...linkPart(published, origin),
      once({ days }),
      t.stop,
    ],
  });
  return withUnsubscribeLink(mail, published, origin);
}

/** The email with the address that ends it for good, if the site has one. */
const withUnsubscribeLink = (
  mail: Mail,
  { unsubscribeId }: { readonly unsubscribeId: string },
  origin: string | null,
): Mail =>
  origin === null ? mail : { ...mail, unsubscribe: `${origin.replace(/\/$/, '')}/mail/unsubscribe/${unsubscribeId}` };
