import type { InvitationToSend } from '../classrooms/invitation.store.ts';
import { INVITATION_TEXTS } from './invitation.texts.ts';
import { letterMail, oneLine } from './letter.mail.ts';
import type { Mail } from './mail.ts';

/** The mail that invites somebody to a class; `origin` is where people reach the product, null where nobody said. */
export function invitationMail(invitation: InvitationToSend, origin: string | null): Mail {
  const t = INVITATION_TEXTS[invitation.language];
  const [teacher, classroom] = [oneLine(invitation.teacher), oneLine(invitation.classroom)];
  const path = invitation.role === 'teacher' ? '/teacher/classroom' : '/classroom';
  return letterMail({
    to: invitation.email,
    language: invitation.language,
    subject: t.subject(classroom),
    parts: [
      t.greeting(oneLine(invitation.name)),
      t[invitation.role](teacher, classroom),
      ...(origin === null
        ? [t.code, { code: invitation.token }]
        : [{ label: t.join, href: `${origin}${path}?join=${invitation.token}` }]),
      t.account,
      t.caution,
    ],
  });
}
