// Compiled from src/texts/de/classrooms/guardian-access-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/classrooms/guardian-access-mail.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { dayText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  greeting: "Guten Tag,",
  open: "Seite öffnen",
  enterCode: "Öffne die Seite /family auf Lectern und gib diesen Code ein:",
  once: ({ days }) => `Der Link funktioniert einmal und läuft in ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tagen`)} ab. Auf der Seite /family bekommst du jederzeit einen neuen.`,
  caution: "Wenn du diese Schülerin oder diesen Schüler nicht kennst, ignoriere diese E-Mail und sag der Schule Bescheid.",
  invitation: {
    subject: ({ student }) => `${userText(student)}: Aufgaben auf Lectern mitverfolgen`,
    text: ({ student }) => `Eine Lehrkraft oder die Schule von ${userText(student)} lädt dich ein, Aufgaben, freigegebene Punkte und Kommentare auf Lectern zu sehen, einer Website zur Prüfungsvorbereitung.`,
    noAccount: ({ student }) => `Du brauchst kein Konto. Einmal pro Woche schreiben wir dir, was fällig ist oder fehlt; das kannst du abstellen. Wer Zugriff hat, ist für ${userText(student)} sichtbar.`,
  },
  requested: {
    subject: "Dein Link zu Lectern",
    text: "Hier ist der neue Link, den du angefordert hast.",
    expiry: "Er funktioniert einmal und läuft in einer Stunde ab.",
    caution: "Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren.",
  },
  weekly: {
    subject: ({ student }) => `Die Woche von ${userText(student)} auf Lectern`,
    missing: ({ count, student }) => (isForm('de', count, 'one') ? `${userText(student)} fehlt ${numberText('de', need(count))} Aufgabe:` : `${userText(student)} fehlen ${numberText('de', need(count))} Aufgaben:`),
    due: "Fällig innerhalb einer Woche:",
    nothing: ({ student }) => `Bei ${userText(student)} fehlt keine Aufgabe, und innerhalb einer Woche ist nichts fällig.`,
    active: ({ days, student }) => (need(days) === 0 ? `${userText(student)} hat in den letzten 28 Tagen nicht an Aufgaben gearbeitet.` : (isForm('de', days, 'one') ? `${userText(student)} hat an ${numberText('de', need(days))} der letzten 28 Tage an Aufgaben gearbeitet.` : `${userText(student)} hat an ${numberText('de', need(days))} der letzten 28 Tage an Aufgaben gearbeitet.`)),
    stop: "Diese E-Mails kannst du auf der Seite abstellen.",
  },
  report: {
    subject: ({ student }) => `Neuer Bericht über ${userText(student)}`,
    text: ({ count, student }) => (isForm('de', count, 'one') ? `Es gibt einen neuen Bericht über ${userText(student)}:` : `Es gibt neue Berichte über ${userText(student)}:`),
    line: ({ classroom, from, until }) => `${userText(classroom)}, ${dayText('de', need(from))} bis ${dayText('de', need(until))}`,
    stop: "Diese E-Mails kannst du auf der Seite abstellen.",
  },
};
