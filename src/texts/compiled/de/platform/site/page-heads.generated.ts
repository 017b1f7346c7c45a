// Compiled from src/texts/de/platform/site/page-heads.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/platform/site/page-heads.generated.ts';

export const texts: typeof english = {
  front: "Lernhefte, Audio, Quizze, Lernkarten und Prüfungsbögen mit Zeitlimit, nach Fach und Thema. Probier eine Frage ohne Konto aus.",
  landing: "Lernplan, Fragen mit Erklärungen, Lernkarten und Prüfungen, bei denen keine Antwort verloren geht.",
  "landing-2": "Was dein Kind mit Lectern lernt, wie du Fortschritte siehst, was es kostet und wie wir Kinder und ihre Daten schützen.",
  "landing-3": "Klassen, Aufgaben, Bewertung und Auswertung für Lehrkräfte; Benutzer, Lizenzen und Zahlungen für Schulen.",
  "landing-4": "Alle Fächer und Themen auf Lectern, und welche davon kostenlos sind.",
  pricing: "Was der Standard- und der Pro-Tarif enthalten und kosten, monatlich oder jährlich.",
  faq: "Antworten auf Fragen von Schüler/innen, Eltern und Schulen zu Tarifen, Prüfungen, Konten und Daten.",
  blog: "Kurze Beiträge über Lernen und Prüfungen vom Lectern-Team.",
  contact: "Schreib uns. Wir lesen jede Nachricht und antworten per E-Mail.",
  "school-list": "Schulen, die Lectern nutzen.",
  privacy: "Welche Daten Lectern über dich speichert, warum und wie lange, und wie du sie einsehen oder löschen kannst.",
  "terms-and-conditions": "Die Nutzungsbedingungen von Lectern.",
  "child-protection-policy": "Wie Lectern Kinder schützt: wer ihnen schreiben kann, was sie sehen und wie du etwas meldest.",
  login: "Melde dich an und mach weiter, wo du aufgehört hast.",
  register: "Erstelle ein Konto und beginne mit den kostenlosen Themen. Ohne Kreditkarte.",
  "forgot-password": "Erhalte einen Code per E-Mail und wähle ein neues Passwort.",
};
