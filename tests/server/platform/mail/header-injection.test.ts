import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '#domain/billing/quote.rule.ts';
import { LANGUAGES, type Language } from '#domain/platform/language.ts';
import { apiTokenCreatedMail } from '#server/access/api-tokens/api-token-created.mail.ts';
import {
  addressMail,
  factorMail,
  invitationMail as passwordMail,
  pinResetMail,
  visitMail,
  welcomeMail,
} from '#server/access/mail/account.mail.ts';
import { codeMail } from '#server/access/mail/code.mail.ts';
import { invoiceMail, receiptMail } from '#server/billing/receipts/receipt.mail.ts';
import { failedRenewalMail } from '#server/billing/renewal.mail.ts';
import { reminderMail } from '#server/classrooms/assignments/reminder.mail.ts';
import {
  guardianInvitationMail,
  guardianLinkMail,
  guardianReportMail,
  guardianWeeklyMail,
} from '#server/classrooms/guardians/guardian.mail.ts';
import { invitationMail } from '#server/classrooms/invitation.mail.ts';
import { type ClassUpdate, classMail } from '#server/classrooms/notifications/class-mail.ts';
import { recordStoreDisabledMail } from '#server/interchange/learning-records/record-store-disabled.mail.ts';
import { webhookDisabledMail } from '#server/interchange/webhooks/webhook-disabled.mail.ts';
import { mailPreviews } from '#server/platform/mail/mail.previews.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { isPlainAddress } from '#server/platform/mail/plain-address.ts';
import { smtpMailer } from '#server/platform/mail/smtp.mailer.ts';
import { contactMail } from '#server/site/contact.mail.ts';
import { mergeMail } from '#server/users/merge/merge.mail.ts';
import { deletionMail } from '#server/users/privacy/mail/deletion.mail.ts';
import { guardianAnswerMail, guardianMail } from '#server/users/privacy/mail/guardian.mail.ts';
import { schoolDeletionMail } from '#server/users/school-deletion/school-deletion.mail.ts';
import { type ReceivedMail, startSmtpServer } from '../../../support/servers/smtp-server.ts';

const TO = 'ada@example.org';
const SITE = 'https://learn.example.org';
const DAY = new Date('2027-05-14T08:00:00Z');
const HEADERS = [
  'content-transfer-encoding',
  ...['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'],
];
const LINE_MAX_BYTES = 998;

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let mailer: ReturnType<typeof smtpMailer>;

beforeAll(async () => {
  smtp = await startSmtpServer();
  mailer = smtpMailer(smtp.url, 'Lectern <no-reply@lectern.example>');
});
afterAll(async () => {
  mailer.close();
  await smtp.stop();
});

/** Every email of the product that contains text by users, with these texts in each of its places. */
async function mailsWith(words: string, language: Language): Promise<Readonly<Record<string, Mail>>> {
  const reader = { name: words, email: TO, language };
  const classroom = { email: TO, name: words, language, teacher: words, classroom: words };
  const reminder = { ...classroom, title: words, hours: 20, address: `${SITE}/assignment/1/detail` };
  const paid = { net: 1_092, tax: 207, gross: 1_299 };
  const line = {
    planId: 'standard',
    subjectId: 's',
    subjectTitle: words,
    amount: 1_299,
    full: 1_299,
    discounted: 1_299,
  };
  const quote: Quote = {
    ...{ currency: 'EUR', period: 'month', seats: 1, lines: [line], discount: 0 },
    ...{ taxBasisPoints: 1_900, taxIncluded: true, first: paid, renewal: paid },
  } as Quote;
  const receipt = {
    ...{ number: 1_042, paidAt: DAY, kind: 'purchase', country: 'DE', currency: 'EUR', language, quote, net: 1_092 },
    ...{ tax: 207, amount: 1_299, periodEndsAt: DAY, buyerName: words, buyerEmail: TO, isTest: true, zone: 'UTC' },
  } as Parameters<typeof receiptMail>[0];
  const family = { email: TO, student: words, language, token: words };
  const week = { ...family, activeDays: 3, missing: [words], due: [words], unsubscribeId: 'id' };
  const student = { ...reader, role: 'student', unsubscribeId: 'id' } as const;
  const update: ClassUpdate = {
    ...{ id: words, kind: 'announcements', classroom: { id: '1', name: words }, assignment: null },
    ...{ author: words, text: words, answer: null },
  };
  const asked: ClassUpdate = { ...update, kind: 'questions', assignment: { id: '1', title: words } };
  const answered: ClassUpdate = { ...asked, kind: 'answers', answer: words };
  const published: ClassUpdate = { ...update, kind: 'reports', author: null, text: null };
  const requested = { to: TO, child: words, age: 16, language, token: words };
  return {
    welcome: welcomeMail(reader, SITE),
    announcement: classMail(student, [update], SITE),
    'answer to a question': classMail(student, [answered], SITE),
    'question of a student': classMail({ ...student, role: 'teacher' }, [asked], SITE),
    'report published': classMail(student, [published], SITE),
    'class updates': classMail(student, [update, answered], SITE),
    'guardian invitation': guardianInvitationMail(family, 14, SITE),
    'guardian invitation without an address': guardianInvitationMail(family, 14, null),
    'guardian link': guardianLinkMail(family, SITE),
    'guardian report': guardianReportMail(
      { ...family, reports: [{ classroom: words, from: '2026-09-01', until: '2026-12-31' }], unsubscribeId: 'id' },
      8,
      SITE,
    ),
    'guardian week': guardianWeeklyMail(week, 8, SITE),
    'guardian week with nothing due': guardianWeeklyMail({ ...week, missing: [], due: [] }, 8, null),
    'code to reset a password': codeMail('password', reader, '482913'),
    'code to reset a PIN': codeMail('pin', reader, '482913'),
    'code to delete an account': codeMail('deletion', reader, '482913'),
    'account created by a school': passwordMail('invitation', reader, { site: SITE, token: words, days: 7 }),
    'password reset by a school': passwordMail('reset', reader, { site: SITE, token: words, days: 7 }),
    'class invitation': invitationMail({ ...classroom, token: words, role: 'student' }, SITE),
    'class invitation without an address': invitationMail({ ...classroom, token: words, role: 'teacher' }, null),
    'assignment opened': reminderMail({ ...reminder, kind: 'opened' }),
    'assignment due soon': reminderMail({ ...reminder, kind: 'dueSoon' }),
    receipt: await receiptMail(receipt, ['Lectern Ltd']),
    invoice: invoiceMail({ ...reader, orderId: '4f6c0f7e-0000-4000-8000-000000000000', quote }, [words]),
    'failed renewal': failedRenewalMail({ ...reader, openUntil: DAY, zone: 'UTC' }),
    'scheduled deletion': deletionMail({ ...reader, dueAt: DAY }, language),
    'scheduled deletion by a school': deletionMail({ ...reader, dueAt: DAY, school: words }, language),
    'merged accounts': mergeMail(TO, reader, { closedEmail: TO }),
    'school deletion': schoolDeletionMail(reader, { school: words, dueAt: DAY }),
    'school deletion canceled': schoolDeletionMail(reader, { school: words, dueAt: null }),
    'permission requested': guardianMail(requested, language, SITE),
    'permission requested without an address': guardianMail(requested, language, null),
    'permission granted': guardianAnswerMail(
      { email: TO, language, deletionAt: DAY, answer: 'allowed' },
      language,
      SITE,
    ),
    'permission refused': guardianAnswerMail(
      { email: TO, language, deletionAt: DAY, answer: 'refused' },
      language,
      SITE,
    ),
    'permission withdrawn': guardianAnswerMail(
      { email: TO, language, deletionAt: DAY, answer: 'withdrawn' },
      language,
      SITE,
    ),
    'changed email address': addressMail(reader, words),
    'PIN removed': pinResetMail(reader),
    'second factor added': factorMail(reader, 'added'),
    'second factor removed': factorMail(reader, 'removed'),
    'second factor reset': factorMail(reader, 'reset'),
    'passkey added': factorMail(reader, 'passkeyAdded'),
    'passkey removed': factorMail(reader, 'passkeyRemoved'),
    'recovery codes replaced': factorMail(reader, 'recoveryCodes'),
    'recovery code used': factorMail(reader, 'recoveryCodeUsed'),
    'api token created': apiTokenCreatedMail(reader, words),
    'record store disabled': recordStoreDisabledMail(reader, { host: words, reason: 'gone' }),
    'webhook disabled': webhookDisabledMail(reader, { host: words, reason: 'gone' }),
    'support access': visitMail(reader, words, words),
    'contact message': contactMail(TO, { name: words, email: words, message: words, website: '' }),
  };
}

/** Sends it over SMTP and returns what arrived. */
async function sent(mail: Mail): Promise<readonly ReceivedMail[]> {
  const from = smtp.received.length;
  await mailer.send(mail);
  return smtp.received.slice(from);
}

type Header = { readonly name: string; readonly value: string };
/** Headers as a mail program reads them: lines that begin with a space continue the previous one. */
const headersOf = (head: string): Header[] =>
  head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const at = line.indexOf(':');
      return { name: line.slice(0, at).toLowerCase(), value: line.slice(at + 1).trim() };
    });

/** A value with its encoded words (RFC 2047) decoded, as a mail program shows it. */
const shown = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/(?:=\?utf-8\?([bq])\?([^?]*)\?=)+/gi, (run) => {
    const parts = [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ),
    );
    return Buffer.concat(parts).toString('utf8');
  });

function expectHarmless(mail: Mail, received: readonly ReceivedMail[], name: string): void {
  expect(
    received.map(({ to }) => to),
    name,
  ).toEqual([mail.to]);
  for (const { head, text } of received) {
    const headers = headersOf(head);
    expect(
      headers.map((header) => header.name).filter((header) => !HEADERS.includes(header)),
      name,
    ).toEqual(mail.unsubscribe === undefined ? [] : ['list-unsubscribe', 'list-unsubscribe-post']);
    expect(new Set(headers.map((header) => header.name)).size, name).toBe(headers.length);
    const headerOf = (requested: string) => headers.find((header) => header.name === requested)?.value ?? '';
    expect(headerOf('to'), name).toBe(mail.to);
    expect(headerOf('list-unsubscribe'), name).toBe(mail.unsubscribe === undefined ? '' : `<${mail.unsubscribe}>`);
    expect(headerOf('from'), name).toBe('Lectern <no-reply@lectern.example>');
    const subject = shown(headerOf('subject'));
    expect(subject.replace(/\s+/g, ' ').trim(), name).toBe(mail.subject.replace(/\s+/g, ' ').trim());
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not occur
    expect(subject, name).not.toMatch(/[\u0000-\u001f\u007f\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    const raw = `${head}\r\n\r\n${text}`;
    expect(/(?<!\r)\n|\r(?!\n)/.test(raw), name).toBe(false);
    const longest = Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest, name).toBeLessThanOrEqual(LINE_MAX_BYTES);
  }
}

const breaks = fc.constantFrom(
  '\r\n',
  '\n',
  '\r',
  '\u0085',
  '\u2028',
  '\u2029',
  '\v',
  '\f',
  '\r\n\r\n',
  '%0d%0a',
  '\0\r\n',
);
const injected = fc.constantFrom(
  ...['Bcc: victim@evil.example', 'To: victim@evil.example', 'X-Injected: yes', 'Subject: Another'],
  ...['Content-Type: text/html', '.', 'DATA', 'RCPT TO:<victim@evil.example>', ' folded', '\tfolded'],
);
const tricks = fc.constantFrom(
  ...['=?utf-8?Q?=0d=0aBcc:_victim@evil.example?=', '=?utf-8?B?DQpCY2M6IHhAeS56?=', '"quoted" <eve@evil.example>'],
  ...[
    'Ada <ada@evil.example>, Eve',
    '\u202egro.elpmaxe@ada',
    '‹script›alert(1)',
    '<script>alert(1)</script>',
    '😀'.repeat(90),
  ],
);
const words = fc
  .array(
    fc.oneof(
      breaks,
      injected,
      tricks,
      fc.string({ unit: 'binary' }),
      fc.string({ minLength: 1_200, maxLength: 2_500 }),
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));

describe('user text in an email', () => {
  test('is in every email that the product sends', async () => {
    const names = Object.keys(await mailsWith('Ada', 'en')).sort();
    expect(names).toEqual([...new Set((await mailPreviews()).map(({ name }) => name))].sort());
  });

  test.each(['=?utf-8?Q?=0d=0aBcc:_victim@evil.example?=', 'a =?utf-8?B?DQpCY2M6IHhAeS56?= 😀', '=?'.repeat(100)])(
    'is shown as written in a subject, even if it looks encoded: %s',
    async (given) => {
      const mail = contactMail(TO, { name: given, email: TO, message: given, website: '' });
      expectHarmless(mail, await sent(mail), given);
    },
  );

  test('adds no header, recipient or line, and changes no header but the subject', async () => {
    await fc.assert(
      fc.asyncProperty(words, fc.constantFrom(...LANGUAGES), async (given, language) => {
        for (const [name, mail] of Object.entries(await mailsWith(given, language)))
          expectHarmless(mail, await sent(mail), name);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});

describe('the address of an email', () => {
  const mail = pinResetMail({ name: 'Ada', email: TO, language: 'en' });

  test.each([
    'Eve <eve@evil.example>',
    'ada@example.org, eve@evil.example',
    'ada@example.org;eve@evil.example',
    'friends: ada@example.org, eve@evil.example;',
    'ada@example.org\r\nBcc: eve@evil.example',
    'ada@example.org\r\nRCPT TO:<eve@evil.example>',
    'ada@example.org\neve@evil.example',
    '"ada@evil.example, x"@example.org',
    '"ada\\"@evil.example>"@example.org',
    'ada(comment)@example.org',
    'ada@example.org ',
    'ada@[127.0.0.1]',
    'ada@example.org>',
    '<ada@example.org>',
    'ada@@example.org',
    'ada',
    '',
  ])('is not %j: nothing is sent', async (to) => {
    const before = smtp.received.length;
    await expect(mailer.send({ ...mail, to })).rejects.toThrow(/plain address/);
    expect(smtp.received).toHaveLength(before);
  });

  test('is the only recipient, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          words,
          fc.tuple(words, words).map((parts) => parts.join('@')),
        ),
        async (to) => {
          if (!isPlainAddress(to)) await expect(mailer.send({ ...mail, to })).rejects.toThrow(/plain address/);
        },
      ),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.emailAddress(), async (to) => {
        if (!isPlainAddress(to)) return;
        const received = await sent({ ...mail, to });
        expect(received.map((each) => each.to.toLowerCase())).toEqual([to.toLowerCase()]);
      }),
      { numRuns: 20 },
    );
  });
});
