import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/platform/language.ts';
import { mailPreviews } from '#server/platform/mail/mail.previews.ts';

test('every email has text and HTML, in every language, and both say the same', async () => {
  const previews = await mailPreviews();
  for (const { mail, language, name } of previews) {
    const where = `${name}, ${language}`;
    expect(mail.html, where).toContain(`<html lang="${name === 'contact message' ? 'en' : language}">`);
    expect(mail.subject, where).not.toMatch(/[\r\n]/);
    expect(mail.text, where).not.toMatch(/undefined|\[object|NaN/);
    expect(mail.html, where).not.toMatch(/undefined|\[object|NaN/);
    const [greeting = ''] = mail.text.split('\n');
    expect(mail.html, where).toContain(greeting.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    for (const [address] of mail.text.matchAll(/https:\S+/g)) expect(mail.html, where).toContain(`href="${address}"`);
  }
  const names = new Set(previews.map(({ name }) => name));
  expect(previews).toHaveLength(names.size * LANGUAGES.length);
  const subjects = (language: string) =>
    previews.filter((p) => p.language === language).map(({ mail }) => mail.subject);
  const same = subjects('en').filter((subject, at) => subject === subjects('de')[at]);
  // The office reads English, whatever the language of the sender.
  expect(same).toEqual(['Message from Ada Brook']);
});

test('user text is escaped in the HTML', async () => {
  const { contactMail } = await import('#server/site/contact.mail.ts');
  const mail = contactMail('office@example.org', {
    name: '<b>Ada</b>\r\nBcc: all@example.org',
    email: 'ada@example.org',
    message: '<img src=x onerror=alert(1)>',
    website: '',
  });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<b>');
  expect(mail.subject).toBe('Message from <b>Ada</b> Bcc: all@example.org');
});
