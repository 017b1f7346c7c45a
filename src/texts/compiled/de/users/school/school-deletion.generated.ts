// Compiled from src/texts/de/users/school/school-deletion.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/users/school/school-deletion.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Schule löschen",
  intro: ({ days }) => `Löscht die Schule mit allen Konten, Klassen, Arbeiten und Dateien. Alle können noch ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tage`)} arbeiten, und bis dahin lässt es sich abbrechen.`,
  delete: "Schule löschen",
  dialogTitle: ({ name }) => `${userText(name)} löschen?`,
  gone: ({ days }) => `Nach ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tagen`)} wird das gelöscht und lässt sich nicht wiederherstellen:`,
  students: ({ count }) => (isForm('de', count, 'one') ? "Schüler/in" : "Schüler/innen"),
  teachers: ({ count }) => (isForm('de', count, 'one') ? "Lehrkraft" : "Lehrkräfte"),
  admins: ({ count }) => (isForm('de', count, 'one') ? "Schul-Admin" : "Schul-Admins"),
  classes: ({ count }) => (isForm('de', count, 'one') ? "Klasse" : "Klassen"),
  assignments: ({ count }) => (isForm('de', count, 'one') ? "Aufgabe" : "Aufgaben"),
  attempts: ({ count }) => (isForm('de', count, 'one') ? "Versuch" : "Versuche"),
  answers: ({ count }) => (isForm('de', count, 'one') ? "Antwort" : "Antworten"),
  files: ({ count }) => `${(isForm('de', count, 'one') ? "Datei" : "Dateien")} von Schüler/innen`,
  questions: ({ count }) => `${(isForm('de', count, 'one') ? "Frage" : "Fragen")} von Lehrkräften`,
  quizzes: ({ count }) => `${(isForm('de', count, 'one') ? "Quiz" : "Quizze")} von Lehrkräften`,
  orders: ({ count }) => (need(count) === 0 ? "Die Schule hat keine Bestellungen." : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Bestellung bleibt mit ihren Belegen erhalten, weil das Steuerrecht es verlangt. Verlängerungen werden gekündigt.` : `${numberText('de', need(count))} Bestellungen bleiben mit ihren Belegen erhalten, weil das Steuerrecht es verlangt. Verlängerungen werden gekündigt.`)),
  adminsNotified: "Die Admins der Schule bekommen eine E-Mail.",
  name: "Name der Schule",
  nameHint: ({ name }) => `Gib zur Bestätigung ${userText(name)} ein.`,
  scheduled: ({ day, name }) => `${userText(name)} wird am ${dateText('de', need(day))} mit allen Konten, Klassen, Arbeiten und Dateien gelöscht.`,
  scheduledBy: ({ name }) => `Angefordert von ${userText(name)}.`,
  ownHint: "Lade die Daten der Schule vorher herunter. Wenn das ein Versehen ist, melde dich bei Lectern.",
  cancel: "Löschung abbrechen",
  done: "Löschung geplant.",
  canceled: "Löschung abgebrochen.",
  notice: ({ day }) => `Diese Schule wird am ${dateText('de', need(day))} mit allen Konten und Arbeiten gelöscht. Bis dahin können alle wie gewohnt arbeiten.`,
  noticeLink: "Zur Schule",
};
