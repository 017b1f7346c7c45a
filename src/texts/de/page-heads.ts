import type { texts as english } from '../en/page-heads.ts';

export const texts: typeof english = {
  front:
    'Lernhefte, Aufnahmen, Quiz, Karteikarten und Prüfungen auf Zeit, nach Fach und Thema. Eine echte Frage ohne Konto ausprobieren.',
  landing:
    'Sehen, was als Nächstes dran ist, Fragen mit Erklärung üben, auswendig lernen, und Prüfungen, bei denen keine Antwort verloren geht.',
  'landing-2':
    'Was Ihr Kind auf Lectern lernt, woran man Fortschritt sieht, was es kostet, und wie wir Kinder und ihre Daten schützen.',
  'landing-3':
    'Klassen, Aufgaben, Korrektur und Auswertung für Lehrkräfte; Personen, Plätze und Zahlungen für Schulen; bereit für den Prüfungstag.',
  'landing-4': 'Alle Fächer auf Lectern mit allen Themen: was es zu lernen gibt und womit man kostenlos anfängt.',
  pricing: 'Was der Standard- und der Pro-Plan öffnen, was einzelne Fächer kosten, im Monat oder im Jahr.',
  faq: 'Antworten auf das, was Lernende, Eltern und Schulen zu Lectern fragen: Pläne, Prüfungen, Konten und Daten.',
  blog: 'Wie man lernt, übt und besteht: kurze Artikel von denen, die Lectern schreiben.',
  contact: 'Schreiben Sie uns: Jede Nachricht wird von einem Menschen gelesen und per E-Mail beantwortet.',
  'school-list': 'Schulen, die mit Lectern lernen und lehren.',
  privacy: 'Was Lectern über Sie speichert, warum, wie lange, und wie Sie es einsehen oder löschen.',
  'terms-and-conditions': 'Die Bedingungen, unter denen Lectern benutzt werden darf.',
  'child-protection-policy':
    'Wie Lectern Kinder schützt: wer ihnen schreiben darf, was gezeigt wird, und wem man etwas meldet.',
  login: 'Anmelden und dort weitermachen, wo Sie aufgehört haben.',
  register: 'Ein Konto anlegen: Die freien Themen sind sofort offen, ohne Kreditkarte.',
  'forgot-password': 'Einen Code per E-Mail erhalten und ein neues Passwort wählen.',
};
