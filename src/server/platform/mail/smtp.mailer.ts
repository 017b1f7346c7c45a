import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '#domain/platform/loopback-host.rule.ts';
import { encodedSubject } from './encoded-subject.ts';
import type { Mailer } from './mail.ts';
import { isPlainAddress } from './plain-address.ts';

/**
 * The address of an SMTP server with `requireTLS`, so that nothing is sent to another machine without encryption: with
 * `smtp://`, a server without TLS, or an attacker who hides that the server supports it, would receive passwords and
 * codes. An address that sets it explicitly (`?ignoreTLS=true`, for a relay in a private network) is unchanged.
 */
export function withRequiredTls(address: string): string {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'smtp:' || isLoopbackHost(url.hostname)) return address;
  if (url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS')) return address;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/**
 * Email by SMTP, configured as `smtp://user:password@host:port` or `smtps://…`. `from` is the sender that recipients
 * see. Rejects a recipient that is not one plain address.
 */
export function smtpMailer(url: string, from: string): Mailer & { readonly close: () => void } {
  const transport = createTransport(withRequiredTls(url), { from });
  return {
    send: async ({ unsubscribe, ...mail }) => {
      if (!isPlainAddress(mail.to)) throw new Error('An email was not sent: its recipient is not a plain address.');
      const to = { name: '', address: mail.to };
      await transport.sendMail({
        ...mail,
        to,
        subject: encodedSubject(mail.subject),
        attachments: [...(mail.attachments ?? [])],
        ...(unsubscribe !== undefined && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
    close: () => transport.close(),
  };
}
