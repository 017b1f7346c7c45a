// Compiled from src/texts/en/platform/admin/app-settings.json by `npm run generate`: change that file.
import { need } from '../../../../message-parts.ts';
import { numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  title: "Settings",
  intro: "Changes apply immediately to everyone and appear in the audit log.",
  groups: {
    accounts: "Accounts",
    help: "Help",
    studying: "Studying",
    selling: "Payments",
    times: "Times",
  },
  settings: {
    signUp: {
      label: "Student sign-up",
      hint: "Off: new accounts by invitation only.",
    },
    invitationDays: {
      label: "Invitation validity",
      hint: "Applies to new invitations.",
    },
    accountDeletionDays: {
      label: "Account deletion delay",
      hint: "Users can change their mind until then.",
    },
    consentAge: {
      label: "Age of consent",
      hint: "Younger students who sign up without a school need consent from a parent or guardian. 0 = off.",
    },
    supportVisits: {
      label: "Support access",
      hint: "Staff can view Lectern as a user, read-only. The user is notified.",
    },
    supportVisitMinutes: {
      label: "Support access time limit",
      hint: "Access ends automatically.",
    },
    contactEmail: {
      label: "Contact email",
      hint: "Receives contact messages. Leave empty for the server’s default.",
    },
    ownCards: {
      label: "Students’ own flash cards",
      hint: "Off: no new cards. Students keep the cards they have.",
    },
    itemReports: {
      label: "Question reports",
      hint: "Students can report problems with questions.",
    },
    itemReportsPerDay: {
      label: "Report limit",
      hint: "Per student.",
    },
    checkout: {
      label: "Checkout",
      hint: "Off: no new orders. Existing plans stay active and renew.",
    },
    timeZone: {
      label: "Time zone",
      hint: "For dates in reports and for the quiet hours of users who have not chosen their own.",
    },
  },
  units: {
    days: "days",
    minutes: "minutes",
    perDay: "per day",
    years: "years",
  },
  bounds: ({ fallback, max, min }: { readonly fallback: number; readonly max: number; readonly min: number }): string => `${numberText('en', need(min))} to ${numberText('en', need(max))}, default ${numberText('en', need(fallback))}.`,
  save: "Save settings",
  saved: "Settings saved.",
};
