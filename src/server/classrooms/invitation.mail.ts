import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { InvitationToSend } from './invitation.commands.ts';
import { INVITATION_TEXTS } from './invitation.texts.ts';

/**
 * The email that invites a user to a class.
 * @param origin the configured public address of the product; null if there is none. Never the Host header of a
 * request, which could send the invited user to another site.
 */
export function invitationMail(invitation: InvitationToSend, origin: string | null): Mail {
  const t = INVITATION_TEXTS[invitation.language];
  const { teacher, classroom, language } = invitation;
  const path = invitation.role === 'teacher' ? '/teacher/classroom' : '/classroom';
  return composeMail({
    to: invitation.email,
    language,
    subject: t.subject({ classroom }),
    parts: [
      t.greeting({ name: invitation.name }),
      t.invited[invitation.role]({ teacher, classroom }),
      ...(origin === null
        ? [t.enterCode, { code: invitation.token }]
        : [{ label: t.join, href: `${origin}${path}?join=${invitation.token}` }]),
      t.account,
      t.caution,
    ],
  });
}
