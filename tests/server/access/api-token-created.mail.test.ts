import { expect, test } from 'vitest';
import { apiTokenCreatedMail } from '#server/access/api-tokens/api-token-created.mail.ts';

test('the email is addressed to its recipient', () => {
  const { to, subject, text } = apiTokenCreatedMail({ name: 'Ada', email: 'ada@example.org', language: 'en' }, 'Marks');
  expect(to).toBe('ada@example.org');
  expect(subject).toBe('A new API token was created');
  expect(text).toContain('Hello Ada,');
  expect(text).toContain('Name: Marks');
});
