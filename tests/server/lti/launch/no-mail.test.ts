import { expect, it } from 'vitest';
import { type Mail, NO_MAIL_DOMAIN } from '#server/platform/mail/mail.ts';
import { skipUndeliverable } from '#server/platform/mail/settings.mailer.ts';

it('accounts without an email of their own are sent none', async () => {
  const sent: Mail[] = [];
  const mailer = skipUndeliverable({ send: async (mail) => void sent.push(mail) });
  for (const to of [`someone@${NO_MAIL_DOMAIN}`, 'ada@example.org'])
    await mailer.send({ to, subject: 'Reminder', text: 'Soon' });
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.org']);
});
