// Compiled from src/texts/de/classrooms/notifications.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/classrooms/notifications.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  title: "Benachrichtigungen per E-Mail",
  announcements: "Ankündigungen deiner Klassen",
  answers: "Antworten auf deine Fragen",
  questions: "Neue Fragen von Lernenden",
  reports: "Berichte über dich",
  deliveries: {
    atOnce: "Sofort",
    daily: "Einmal am Tag gesammelt",
    off: "Aus",
  },
  digestHint: ({ time }) => `Gesammelt kommt eine E-Mail um ${userText(time)}.`,
  quiet: "Ruhezeit",
  quietHint: "E-Mails, die in die Ruhezeit fallen, werden an ihrem Ende gesendet.",
  from: "Von",
  until: "Bis",
  zone: ({ zone }) => `Deine Zeitzone: ${userText(zone)}`,
  zoneChange: ({ own, stored }) => `Die Zeiten gelten in ${userText(stored)}. Beim Speichern wird die Zeitzone zu ${userText(own)}.`,
  save: "Benachrichtigungen speichern",
  saved: "Benachrichtigungen gespeichert.",
};
