import { createHash } from 'node:crypto';
import type { Role } from '#domain/access/role.ts';
import { mailText } from '#domain/classrooms/notifications/mail-text.rule.ts';
import type { NotificationKind } from '#domain/classrooms/notifications/notification.schema.ts';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { MailPart } from '../../platform/mail/mail.layout.ts';
import type { Mail, MailRecipient } from '../../platform/mail/mail.ts';
import { CLASS_MAIL_TEXTS } from './class-mail.texts.ts';

/** Something that a user is emailed about. */
export type ClassUpdate = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly classroom: { readonly id: string; readonly name: string };
  /** The assignment of a question; null for announcements. */
  readonly assignment: { readonly id: string; readonly title: string } | null;
  /** Who wrote it; null for reports, and if the account was deleted. */
  readonly author: string | null;
  /** What was announced or asked; null for reports. */
  readonly text: string | null;
  /** The answer, in an email about it. */
  readonly answer: string | null;
};

type Recipient = MailRecipient & { readonly role: Role; readonly unsubscribeId: string };

/** Updates that one email shows; the page shows all. */
const SHOWN = 20;

/** One email about the updates of a user, of which there is at least one. */
export function classMail(to: Recipient, updates: readonly ClassUpdate[], origin: string | null): Mail {
  const t = CLASS_MAIL_TEXTS[to.language];
  const [first] = updates;
  const single = updates.length === 1 && first !== undefined ? first : null;
  const base = origin?.replace(/\/$/, '') ?? null;
  const kinds = new Set(updates.map(({ kind }) => kind));
  const label = single === null ? t.open.several : t.open[single.kind];
  const mail = composeMail({
    to: to.email,
    language: to.language,
    subject: single === null ? t.subject.several({ count: updates.length }) : t.subject[single.kind](names(single)),
    parts: [
      t.greeting({ name: oneLine(to.name) }),
      ...updates
        .slice(0, SHOWN)
        .flatMap((update): readonly MailPart[] => [
          t.wrote[update.kind]({ ...names(update), author: oneLine(update.author ?? t.teacher) }),
          ...(update.text === null ? [] : [{ quote: mailText(update.text) }]),
          ...(update.answer === null ? [] : [{ quote: mailText(update.answer) }]),
        ]),
      ...(updates.length > SHOWN ? [t.more({ count: updates.length - SHOWN })] : []),
      ...(base === null ? [] : [{ label, href: `${base}${pathOf(single, to.role)}` }]),
      t.why,
    ],
  });
  const ids = createHash('sha256')
    .update(updates.map(({ id }) => id).join())
    .digest('hex')
    .slice(0, 32);
  const what = kinds.size === 1 && first !== undefined ? first.kind : 'all';
  return base === null
    ? mail
    : {
        ...mail,
        // A second email about the same, after a crash between sending and saving that, has the same id: programs drop it.
        messageId: `<class-${ids}@${new URL(base).hostname}>`,
        unsubscribe: `${base}/mail/unsubscribe/${to.unsubscribeId}/${what}`,
      };
}

const names = ({ classroom, assignment }: ClassUpdate) => ({
  classroom: oneLine(classroom.name),
  title: oneLine(assignment?.title ?? ''),
});

function pathOf(single: ClassUpdate | null, role: Role): string {
  const teacher = role === 'student' ? '' : '/teacher';
  if (single === null || single.kind === 'reports') return `${teacher}/classroom`;
  if (single.kind === 'answers' && single.assignment !== null) return `/assignment/${single.assignment.id}/detail`;
  return `${teacher}/classroom/${single.classroom.id}/detail`;
}
