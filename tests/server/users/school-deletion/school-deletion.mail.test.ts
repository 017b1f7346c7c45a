import { expect, test } from 'vitest';
import { schoolDeletionMail } from '#server/users/school-deletion/school-deletion.mail.ts';

const ADA = { name: 'Ada', email: 'ada@example.org', language: 'en' } as const;

test('the emails name the school, and the day until which everyone can work', () => {
  const dueAt = new Date('2027-05-14T08:00:00Z');
  const { to, subject, text } = schoolDeletionMail(ADA, { school: 'North', dueAt });
  expect({ to, subject }).toEqual({ to: 'ada@example.org', subject: 'North will be deleted from Lectern' });
  expect(text).toContain('On 14 May 2027');
  const canceled = schoolDeletionMail(ADA, { school: 'North', dueAt: null });
  expect(canceled.subject).toBe('North won’t be deleted from Lectern');
});
