import type { AppSettingName } from '#domain/config/app-settings.ts';
import { numberText } from '../wording.ts';

const settings: Readonly<Record<AppSettingName, { readonly label: string; readonly hint: string }>> = {
  signUp: {
    label: 'Students can sign up by themselves',
    hint: 'Off: accounts are made by invitation only. Whoever has an account signs in as before.',
  },
  invitationDays: {
    label: 'Invitations are good for',
    hint: 'So long somebody can choose a password by the link in the mail. Links that are out already keep their time.',
  },
  accountDeletionDays: {
    label: 'Accounts are kept before they are deleted for',
    hint: 'Time to think again, after somebody has asked for the own account to go.',
  },
  consentAge: {
    label: 'People consent to their account themselves from',
    hint: 'Who signs up without a school is then asked for month and year of birth. Whoever is younger names a parent or guardian, who is asked by mail. 0: nobody is asked.',
  },
  supportVisits: {
    label: 'Staff can look at the product as a student or teacher does',
    hint: 'For support, with a reason, and told to the person. Off: nobody can begin to.',
  },
  supportVisitMinutes: { label: 'Such a visit lasts at most', hint: 'Then it ends by itself.' },
  contactEmail: {
    label: 'Messages of the contact page go to',
    hint: 'Empty: to the address that the server was started with. They are kept in any case.',
  },
  ownCards: {
    label: 'Students write flash cards of their own',
    hint: 'Off: no new ones. What they have written stays with them, and can still be learned and changed.',
  },
  itemReports: {
    label: 'Students report faulty questions',
    hint: 'A report waits in the question bank for an answer.',
  },
  itemReportsPerDay: { label: 'Reports a student can send', hint: 'Beyond it the student is asked to wait.' },
  checkout: {
    label: 'Plans and subjects can be bought',
    hint: 'Off: no new orders. What has been paid for stays open, and renewals go on.',
  },
};

export const texts = {
  title: 'App settings',
  intro: 'Each counts from the moment it is saved, for everybody, without a restart. Every change is in the audit log.',
  groups: { accounts: 'Accounts', help: 'Help', studying: 'Studying', selling: 'Selling' },
  settings,
  units: { days: 'days', minutes: 'minutes', perDay: 'a day', years: 'years' },
  bounds: (min: number, max: number, fallback: number) =>
    `From ${numberText('en', min)} to ${numberText('en', max)}; ${numberText('en', fallback)} unless set.`,
  save: 'Save the settings',
  saved: 'The settings are saved.',
};
