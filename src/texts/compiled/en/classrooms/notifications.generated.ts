// Compiled from src/texts/en/classrooms/notifications.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  title: "Email notifications",
  announcements: "Announcements of your classes",
  answers: "Answers to your questions",
  questions: "New questions from students",
  reports: "Reports about you",
  deliveries: {
    atOnce: "At once",
    daily: "Daily digest",
    off: "Off",
  },
  digestHint: ({ time }: { readonly time: string }): string => `The daily digest is one email at ${userText(time)}.`,
  quiet: "Quiet hours",
  quietHint: "Emails that fall into quiet hours are sent when they end.",
  from: "From",
  until: "Until",
  zone: ({ zone }: { readonly zone: string }): string => `Your time zone: ${userText(zone)}`,
  zoneChange: ({ own, stored }: { readonly own: string; readonly stored: string }): string => `Times are in ${userText(stored)}. Saving changes the time zone to ${userText(own)}.`,
  save: "Save notifications",
  saved: "Notifications saved.",
};
