import type { InvitationToSend } from '../classrooms/invitation.store.ts';
import { INVITATION_TEXTS } from './invitation.texts.ts';
import type { Mail } from './mail.ts';

/** Names cannot add lines to the mail's head. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The mail that invites somebody to a class; `origin` is where people reach the product, null where nobody said. */
export function invitationMail(invitation: InvitationToSend, origin: string | null): Mail {
  const t = INVITATION_TEXTS[invitation.language];
  const [teacher, classroom] = [oneLine(invitation.teacher), oneLine(invitation.classroom)];
  const path = invitation.role === 'teacher' ? '/teacher/classroom' : '/classroom';
  return {
    to: invitation.email,
    subject: t.subject(classroom),
    text: [
      t.greeting(oneLine(invitation.name)),
      t[invitation.role](teacher, classroom),
      origin === null ? t.code(invitation.token) : t.link(`${origin}${path}?join=${invitation.token}`),
      t.account,
      t.caution,
      'Lectern',
    ].join('\n\n'),
  };
}
