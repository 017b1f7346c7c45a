// Compiled from src/texts/en/study/calendar-feed.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { dayText } from '../../../wording/date.wording.ts';

export const texts = {
  add: "Add to calendar",
  title: "Calendar",
  introStudent: "See due dates, exam dates and today’s study session in your own calendar.",
  introTeacher: "See the due dates of your classes’ assignments in your own calendar.",
  create: "Create link",
  since: ({ at }: { readonly at: string | Date }): string => `Link created on ${dayText('en', need(at))}`,
  fetched: ({ at }: { readonly at: string | Date }): string => `Last fetched on ${dayText('en', need(at))}`,
  neverFetched: "Not fetched by a calendar yet",
  shownOnce: "Copy the link now: it is only shown once. Anyone who has it can see these dates, so don’t share it.",
  lost: "To add another calendar, reset the link. Calendars with the old link then stop updating.",
  link: "Calendar link",
  copy: "Copy link",
  copied: "Link copied.",
  copyFailed: "We couldn’t copy the link. Select it and copy it yourself.",
  open: "Open in calendar app",
  how: "How to add it",
  google: "Google Calendar: on a computer, next to “Other calendars”, choose “From URL”, and paste the link. Google updates it a few times a day.",
  outlook: "Outlook: choose “Add calendar”, then “Subscribe from web”, and paste the link.",
  apple: "Apple Calendar: choose “File”, then “New Calendar Subscription”, and paste the link. On an iPhone, use “Open in calendar app”.",
  reset: "Reset link",
  resetTitle: "Reset the calendar link?",
  resetText: "The old link stops working at once. Calendars that use it no longer get updates.",
  remove: "Delete link",
  removeTitle: "Delete the calendar link?",
  removeText: "Calendars that use it no longer get updates.",
  removed: "Calendar link deleted.",
  cancel: "Cancel",
  close: "Close",
};
