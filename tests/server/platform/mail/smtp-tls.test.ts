import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { smtpMailer, withRequiredTls } from '#server/platform/mail/smtp.mailer.ts';
import { startSmtpServer } from '../../../support/servers/smtp-server.ts';

describe('an SMTP server on another machine', () => {
  it.each([
    ['smtp://user:p%40ss@mail.example.org:587', 'smtp://user:p%40ss@mail.example.org:587?requireTLS=true'],
    ['smtp://10.0.0.5', 'smtp://10.0.0.5?requireTLS=true'],
    ['smtp://mail.example.org?pool=true', 'smtp://mail.example.org?pool=true&requireTLS=true'],
  ])('must offer TLS: %s', (address, required) => {
    expect(withRequiredTls(address)).toBe(required);
    expect(createTransport(required).options).toMatchObject({ requireTLS: true });
  });

  it.each([
    'smtps://user:secret@mail.example.org',
    'smtp://relay.internal:25?ignoreTLS=true',
    'smtp://relay.internal:25?requireTLS=false',
    'smtp://127.0.0.1:2525',
    'smtp://localhost:2525',
  ])('keeps its address as given: %s', (address) => {
    expect(withRequiredTls(address)).toBe(address);
  });

  it('receives no email if it offers no TLS', async () => {
    const server = await startSmtpServer();
    const mailer = smtpMailer(`${server.url}?requireTLS=true`, 'Lectern <no-reply@lectern.example>');
    await expect(mailer.send({ to: 'ada@example.org', subject: 'Code', text: '123456' })).rejects.toThrow(/STARTTLS/);
    mailer.close();
    await server.stop();
  });
});
