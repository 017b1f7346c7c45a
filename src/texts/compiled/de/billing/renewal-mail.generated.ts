// Compiled from src/texts/de/billing/renewal-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/billing/renewal-mail.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  subject: "Zahlung für deine Tarifverlängerung fehlgeschlagen",
  greeting: ({ name }) => `Hallo ${userText(name)},`,
  failed: ({ day }) => `die Zahlung für die Verlängerung deines Tarifs ist fehlgeschlagen. Bis zum ${userText(day)} behältst du den Zugriff, und wir versuchen die Zahlung automatisch noch einmal.`,
  next: "Prüfe, ob deine Karte oder dein Bankkonto belastet werden kann. Den Stand der Zahlung siehst du unter „Meine Zahlungen“.",
  saved: "Deine Antworten, Ergebnisse und Karten bleiben in jedem Fall gespeichert.",
};
