import type { Quote } from '#domain/billing/quote.rule.ts';
import { LANGUAGES, type Language } from '#domain/platform/language.ts';
import { apiTokenCreatedMail } from '../../access/api-tokens/api-token-created.mail.ts';
import {
  addressMail,
  factorMail,
  invitationMail as passwordMail,
  pinResetMail,
  visitMail,
  welcomeMail,
} from '../../access/mail/account.mail.ts';
import { codeMail } from '../../access/mail/code.mail.ts';
import { invoiceMail, receiptMail } from '../../billing/receipts/receipt.mail.ts';
import { failedRenewalMail } from '../../billing/renewal.mail.ts';
import { reminderMail } from '../../classrooms/assignments/reminder.mail.ts';
import {
  guardianInvitationMail,
  guardianLinkMail,
  guardianReportMail,
  guardianWeeklyMail,
} from '../../classrooms/guardians/guardian.mail.ts';
import { invitationMail } from '../../classrooms/invitation.mail.ts';
import { type ClassUpdate, classMail } from '../../classrooms/notifications/class-mail.ts';
import { recordStoreDisabledMail } from '../../interchange/learning-records/record-store-disabled.mail.ts';
import { webhookDisabledMail } from '../../interchange/webhooks/webhook-disabled.mail.ts';
import { contactMail } from '../../site/contact.mail.ts';
import { mergeMail } from '../../users/merge/merge.mail.ts';
import { deletionMail } from '../../users/privacy/mail/deletion.mail.ts';
import { guardianAnswerMail, guardianMail } from '../../users/privacy/mail/guardian.mail.ts';
import { schoolDeletionMail } from '../../users/school-deletion/school-deletion.mail.ts';
import type { Mail } from './mail.ts';

export type MailPreview = { readonly name: string; readonly language: Language; readonly mail: Mail };

const SITE = 'https://learn.example.org';
const DAY = new Date('2027-05-14T08:00:00Z');
const PAID = { net: 1_092, tax: 207, gross: 1_299 };
const QUOTE: Quote = {
  currency: 'EUR',
  period: 'month',
  seats: 1,
  lines: [{ planId: 'standard', subjectId: null, subjectTitle: null, amount: 1_299, full: 1_299, discounted: 1_299 }],
  discount: 0,
  taxBasisPoints: 1_900,
  taxIncluded: true,
  first: PAID,
  renewal: PAID,
};
const SELLER = ['Lectern Ltd', '1 High Street', 'VAT 123'];

/** Every email of the product with example data, in every language. */
export async function mailPreviews(): Promise<readonly MailPreview[]> {
  const previews = await Promise.all(LANGUAGES.map(previewsIn));
  return previews.flat();
}

async function previewsIn(language: Language): Promise<MailPreview[]> {
  const reader = { name: 'Ada Brook', email: 'ada@example.org', language };
  const classroom = { email: reader.email, name: 'Ada', language, teacher: 'Mina Holt', classroom: 'Physics 10b' };
  const assignment = { title: 'Forces, a first look', hours: 20, address: `${SITE}/assignment/1/detail` };
  const invited: Parameters<typeof invitationMail>[0] = { ...classroom, token: 'f3d9k2', role: 'student' };
  const bought = { number: 1_042, paidAt: DAY, kind: 'purchase', country: 'DE', currency: 'EUR' } as const;
  const receipt = {
    ...bought,
    language,
    quote: QUOTE,
    net: 1_092,
    tax: 207,
    amount: 1_299,
    periodEndsAt: DAY,
    zone: 'UTC',
  };
  const request = { to: 'mina@example.org', child: reader.email, age: 16, language, token: 'token' };
  const family = { email: 'mina@example.org', student: reader.name, language, token: 'token' };
  const common = { email: reader.email, language, deletionAt: DAY };
  const student = { ...reader, role: 'student', unsubscribeId: 'id' } as const;
  const update: ClassUpdate = {
    ...{ id: '1', kind: 'announcements', classroom: { id: '1', name: 'Physics 10b' }, assignment: null },
    ...{ author: 'Mina Holt', text: 'The **test** is on Friday.\n\nBring a calculator.', answer: null },
  };
  const asked: ClassUpdate = {
    ...{
      id: '2',
      kind: 'questions',
      classroom: update.classroom,
      author: 'Ada Brook',
      text: 'Which formula is meant?',
    },
    ...{ assignment: { id: '1', title: 'Forces, a first look' }, answer: null },
  };
  const answered: ClassUpdate = { ...asked, kind: 'answers', author: 'Mina Holt', answer: 'F = ma.' };
  const published: ClassUpdate = { ...update, id: '3', kind: 'reports', author: null, text: null };
  const mails: Readonly<Record<string, Mail>> = {
    welcome: welcomeMail(reader, SITE),
    'code to reset a password': codeMail('password', reader, '482913'),
    'code to reset a PIN': codeMail('pin', reader, '482913'),
    'code to delete an account': codeMail('deletion', reader, '482913'),
    'account created by a school': passwordMail('invitation', reader, { site: SITE, token: 'token', days: 7 }),
    'password reset by a school': passwordMail('reset', reader, { site: SITE, token: 'token', days: 7 }),
    'class invitation': invitationMail(invited, SITE),
    'class invitation without an address': invitationMail(invited, null),
    'assignment opened': reminderMail({ ...classroom, ...assignment, kind: 'opened' }),
    'assignment due soon': reminderMail({ ...classroom, ...assignment, kind: 'dueSoon' }),
    announcement: classMail(student, [update], SITE),
    'answer to a question': classMail(student, [answered], SITE),
    'question of a student': classMail({ ...student, role: 'teacher' }, [asked], SITE),
    'report published': classMail(student, [published], SITE),
    'class updates': classMail(student, [update, answered], SITE),
    'guardian invitation': guardianInvitationMail(family, 14, SITE),
    'guardian invitation without an address': guardianInvitationMail(family, 14, null),
    'guardian link': guardianLinkMail(family, SITE),
    'guardian report': guardianReportMail(
      {
        ...family,
        reports: [{ classroom: 'Physics 10b', from: '2026-09-01', until: '2026-12-31' }],
        unsubscribeId: 'id',
      },
      8,
      SITE,
    ),
    'guardian week': guardianWeeklyMail(
      {
        ...family,
        activeDays: 6,
        missing: ['Osmosis (Biology 11)'],
        due: ['Waves (Physics 10b)'],
        unsubscribeId: 'id',
      },
      8,
      SITE,
    ),
    'guardian week with nothing due': guardianWeeklyMail(
      { ...family, activeDays: 0, missing: [], due: [], unsubscribeId: 'id' },
      8,
      SITE,
    ),
    receipt: await receiptMail({ ...receipt, buyerName: reader.name, buyerEmail: reader.email, isTest: true }, SELLER),
    invoice: invoiceMail({ ...reader, orderId: '4f6c0f7e-0000', quote: QUOTE }, SELLER),
    'failed renewal': failedRenewalMail({ ...reader, openUntil: DAY, zone: 'UTC' }),
    'scheduled deletion': deletionMail({ ...reader, dueAt: DAY }, language),
    'permission requested': guardianMail(request, language, SITE),
    'permission requested without an address': guardianMail(request, language, null),
    'permission granted': guardianAnswerMail({ ...common, answer: 'allowed' }, language, SITE),
    'permission refused': guardianAnswerMail({ ...common, answer: 'refused' }, language, SITE),
    'permission withdrawn': guardianAnswerMail({ ...common, answer: 'withdrawn' }, language, SITE),
    'changed email address': addressMail(reader, 'ada.brook@example.org'),
    'PIN removed': pinResetMail(reader),
    'second factor added': factorMail(reader, 'added'),
    'second factor removed': factorMail(reader, 'removed'),
    'recovery codes replaced': factorMail(reader, 'recoveryCodes'),
    'recovery code used': factorMail(reader, 'recoveryCodeUsed'),
    'second factor reset': factorMail(reader, 'reset'),
    'passkey added': factorMail(reader, 'passkeyAdded'),
    'passkey removed': factorMail(reader, 'passkeyRemoved'),
    'support access': visitMail(reader, 'Mina Holt', 'I can’t open a quiz.'),
    'contact message': contactMail('office@example.org', { ...reader, message: 'Do you offer\na trial?', website: '' }),
    'api token created': apiTokenCreatedMail(reader, 'Spreadsheet'),
    'record store disabled': recordStoreDisabledMail(reader, { host: 'lrs.school.example.org', reason: 'failing' }),
    'webhook disabled': webhookDisabledMail(reader, { host: 'school.example.org', reason: 'failing' }),
    'scheduled deletion by a school': deletionMail({ ...reader, dueAt: DAY, school: 'North School' }, language),
    'merged accounts': mergeMail('ada.brook@example.org', reader, { closedEmail: 'ada.brook@example.org' }),
    'school deletion': schoolDeletionMail(reader, { school: 'North School', dueAt: DAY }),
    'school deletion canceled': schoolDeletionMail(reader, { school: 'North School', dueAt: null }),
  };
  return Object.entries(mails).map(([name, mail]) => ({ name, language, mail }));
}
