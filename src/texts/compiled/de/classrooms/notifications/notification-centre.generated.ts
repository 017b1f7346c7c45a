// Compiled from src/texts/de/classrooms/notifications/notification-centre.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/classrooms/notifications/notification-centre.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { dateTimeText } from '../../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Benachrichtigungen",
  bell: ({ count, unread }) => (need(unread) === 0 ? "Benachrichtigungen" : `Benachrichtigungen, ${userText(count)} ungelesen`),
  list: "Benachrichtigungen, neueste zuerst",
  readAll: "Alle als gelesen markieren",
  unread: "Ungelesen:",
  more: "Ältere anzeigen",
  none: "Hier erscheinen Ankündigungen, Bewertungen und Antworten aus deinen Klassen.",
  noneTeacher: "Hier erscheinen Fragen, Abgaben, die zu bewerten sind, und Anfragen zur Nachkorrektur.",
  failed: "Deine Benachrichtigungen konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  changeFailed: "Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.",
  retry: "Noch einmal versuchen",
  at: ({ at }) => dateTimeText('de', need(at)),
  by: ({ author, text }) => `${userText(author)}: ${userText(text)}`,
  pushSummary: ({ count }) => `${numberText('de', need(count))} neue Benachrichtigungen`,
  kinds: {
    announcement: ({ classroom }) => `Ankündigung in ${userText(classroom)}`,
    answer: ({ title }) => `Antwort auf deine Frage zu ${userText(title)}`,
    assignmentOpened: ({ title }) => `Neue Aufgabe: ${userText(title)}`,
    assignmentDue: ({ title }) => `Fällig in weniger als 24 Stunden: ${userText(title)}`,
    marksReleased: ({ title }) => `Bewertung freigegeben: ${userText(title)}`,
    remarkDecided: ({ title }) => `Antwort auf deine Anfrage zur Nachkorrektur: ${userText(title)}`,
    report: ({ classroom }) => `Neuer Bericht über dich in ${userText(classroom)}`,
    question: ({ title }) => `Frage zu ${userText(title)}`,
    workToMark: ({ count, title }) => `${(isForm('de', count, 'one') ? `Abgabe von ${numberText('de', need(count))} Person zu bewerten` : `Abgaben von ${numberText('de', need(count))} Personen zu bewerten`)}: ${userText(title)}`,
    remarkRequest: ({ title }) => `Anfrage zur Nachkorrektur: ${userText(title)}`,
  },
};
