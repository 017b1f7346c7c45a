import { expect, test } from 'vitest';
import { contactSchema } from '#domain/site/contact.schema.ts';
import { policyDraftSchema } from '#domain/site/policy.schema.ts';
import { POLICY_NAMES } from '#domain/site/policy-name.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

test('a contact message needs a name, an address and a text', () => {
  const contact = { name: 'Ada', email: 'ada@example.org', message: 'How do I join?', website: '' };
  const problems = (more: object) => problemsOf(contactSchema, { ...contact, ...more });
  expect(contactSchema.parse({ ...contact, message: ' How do I join? ' })).toEqual(contact);
  expect(problems({ message: `${' '.repeat(9)}Hello` })).toEqual(['message: messageTooShort']);
  expect(problems({ message: 'x'.repeat(10) })).toEqual([]);
  expect(problems({ message: 'x'.repeat(5_001) })).toEqual(['message: messageTooLong']);
  expect(problems({ message: null })).toEqual(['message: messageMissing']);
  expect(problems({ website: 'x'.repeat(200) })).toEqual([]);
  expect(problems({ website: 'x'.repeat(201) })).toHaveLength(1);
  expect(problems({ email: 'nobody' })).toHaveLength(1);
});

test('a policy has a name, a text and a date', () => {
  expect(POLICY_NAMES).toEqual(['privacy', 'terms', 'childProtection']);
  const draft = { body: '# Privacy', from: '2026-12-01' };
  const problems = (more: object) => problemsOf(policyDraftSchema, { ...draft, ...more });
  expect(policyDraftSchema.parse({ ...draft, body: ' # Privacy ' })).toEqual(draft);
  expect(problems({ body: ' ' })).toEqual(['body: valueMissing']);
  expect(problems({ body: 'x'.repeat(100_001) })).toEqual(['body: valueTooLong']);
  expect(problems({ from: 'soon' })).toEqual(['from: dateMissing']);
});
