// Compiled from src/texts/en/users/school/processing.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  open: "Open record of processing",
  section: "Record of processing activities",
  sectionIntro: "What Lectern processes about the school’s users, for whom and how long, as article 30 of the GDPR requires. It follows from the rules that Lectern applies.",
  title: "Record of processing activities",
  intro: ({ school }: { readonly school: string }): string => `${userText(school)} is the controller; the operator of this installation processes the data for it. Add the names and contact details of both, and of your data protection officer.`,
  back: "Schools",
  csv: "Download CSV",
  markdown: "Download Markdown",
  print: "Print",
  fields: {
    category: "Category",
    purpose: "Purpose",
    persons: "Persons concerned",
    recipients: "Recipients",
    data: "Data",
    retention: "Retention",
  },
  deleted: ({ days }: { readonly days: number }): string => `Deleted with the account. Users can request this at any time; the account is deleted ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)} later.`,
  anonymised: ({ list }: { readonly list: string }): string => `Without the name afterwards: ${userText(list)}.`,
  retained: ({ list }: { readonly list: string }): string => `Kept: ${userText(list)}.`,
  rules: {
    title: "Rules of this school",
    leavers: ({ months }: { readonly months: number }): string => `Accounts of students who have left are deleted after ${(isForm('en', months, 'one') ? `${numberText('en', need(months))} month` : `${numberText('en', need(months))} months`)}.`,
    answerFiles: ({ months }: { readonly months: number }): string => `Files of students are deleted after ${(isForm('en', months, 'one') ? `${numberText('en', need(months))} month` : `${numberText('en', need(months))} months`)}.`,
    none: "No rule is on: data is kept until an account or the school is deleted.",
  },
  security: {
    title: "Security measures",
    list: {
      access: "Access by role and permission, checked for every request; no school sees another.",
      transport: "Encrypted connections; secrets are encrypted or stored as digests.",
      signIn: "Limits for sign-in attempts, two-step verification and passkeys, which the school can require.",
      audit: "An audit log of changes by admins that can’t be edited.",
      backup: "Backups, and a test that they can be restored.",
    },
  },
  categories: {
    account: {
      title: "Accounts",
      purpose: "To provide accounts, support users and show who changed what.",
      persons: "Students, teachers and admins of the school",
      recipients: "Admins of the school and of the installation; connected systems that the school sets up",
      retention: ({ events, signIn }: { readonly events: number; readonly signIn: number }): string => `Sign-in activity is deleted after ${(isForm('en', signIn, 'one') ? `${numberText('en', need(signIn))} day` : `${numberText('en', need(signIn))} days`)}, events for other systems after ${(isForm('en', events, 'one') ? `${numberText('en', need(events))} day` : `${numberText('en', need(events))} days`)}, codes when they expire.`,
    },
    signIn: {
      title: "Ways to sign in",
      purpose: "To sign users in with single sign-on, learning platforms, passkeys and two-step verification.",
      persons: "Students, teachers and admins of the school",
      recipients: "The identity provider or learning platform that the school has connected",
      retention: "Deleted when the connection, passkey or second step is removed.",
    },
    study: {
      title: "Study",
      purpose: "To mark answers, plan study, schedule flash cards and show progress.",
      persons: "Students",
      recipients: "The student; teachers of their classes for assigned work only; guardians that the school has invited, for released results",
      retention: "No shorter period: the history of a student is needed to schedule and to predict.",
    },
    classes: {
      title: "Classes and assignments",
      purpose: "To teach classes: assign, mark and report on work, and inform students and guardians.",
      persons: "Students, teachers and guardians",
      recipients: "Teachers of the class, admins of the school, the student, invited guardians, and operators of learning record stores that the school has connected",
      retention: ({ days }: { readonly days: number }): string => `Notifications are deleted after ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)}.`,
    },
    content: {
      title: "Content of teachers",
      purpose: "To write, share and import questions and quizzes.",
      persons: "Teachers and admins",
      recipients: "Users who may use the content",
      retention: "Content stays for others, without the name.",
    },
    billing: {
      title: "Payments",
      purpose: "To sell plans and to account for payments.",
      persons: "Buyers",
      recipients: "The payment provider and tax authorities",
      retention: "Orders, payments and receipts are retained for ten years, as tax law requires.",
    },
  },
};
