// Compiled from src/texts/de/attempts/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/attempts/problems.generated.ts';
import { need } from '../../../message-parts.ts';
import { dateTimeText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  ATTEMPT_CLOSED: "Dieser Versuch ist abgegeben und kann nicht mehr geändert werden.",
  ATTEMPT_OPEN: "Du hast einen laufenden Versuch. Gib ihn zuerst ab.",
  REGRADE_STALE: "Es wurden neue Antworten abgegeben. Sieh dir die Vorschau der Neubewertung noch einmal an.",
  ITEM_LOCKED: "Diese Antwort wurde geprüft und kann nicht mehr geändert werden.",
  NO_TRIES_LEFT: "Du hast alle Versuche verbraucht.",
  DEADLINE_PASSED: "Diese Antwort kam nach Ablauf der Zeit an.",
  ATTEMPT_ELSEWHERE: "Dieser Versuch ist auf einem anderen Gerät geöffnet. Wähle „Hier fortsetzen“, um auf diesem zu antworten.",
  ATTEMPT_PAUSED: "Dieser Versuch ist pausiert. Setze ihn zuerst fort.",
  SEQUENCE_TAKEN: "Diese Antwort konnte nicht gespeichert werden, weil eine andere zuerst ankam. Lade die Seite neu.",
  SEQUENCE_TOO_FAR: "Diese Antwort konnte nicht gespeichert werden. Lade die Seite neu und versuch es noch einmal.",
  PAUSE_REFUSED: "Dieser Versuch kann jetzt nicht pausiert werden.",
  PRACTICE_BLOCKED: "Diese Fragen gehören zu einer Aufgabe. Du kannst sie üben, sobald sie geschlossen ist.",
  ANSWERS_RESERVED: "Das gehört zu einer Aufgabe. Die Lösungen siehst du, sobald sie geschlossen ist.",
  versionsOfOneQuestionNeeded: "Beides müssen Versionen derselben Frage sein.",
  overBy: ({ at }) => `Sie schließt spätestens am ${dateTimeText('de', need(at))}.`,
  moderationQuestionMissing: "Wähle eine Frage",
  moderationColleagueMissing: "Wähle eine Kollegin oder einen Kollegen",
  moderationColleagueRefused: "Wähle eine Lehrkraft deiner Schule, die diese Klasse nicht unterrichtet",
  moderationIncomplete: "Bewerte zuerst jede Antwort",
  moderationEnded: "Dieser Bewertungsabgleich ist beendet und kann nicht mehr geändert werden.",
  moderationSampleRange: ({ max, min }) => `Gib eine Zahl von ${numberText('de', need(min))} bis ${numberText('de', need(max))} ein`,
  moderationTooFew: ({ count }) => `${(need(count) === 0 ? "Es gibt keine bewertete Antwort, die diese Lehrkraft bewerten kann" : (isForm('de', count, 'one') ? `Es gibt nur ${numberText('de', need(count))} Antwort zur Auswahl` : `Es gibt nur ${numberText('de', need(count))} Antworten zur Auswahl`))}. Eine Stichprobe hat mindestens 3 Antworten und nie alle.`,
  moderationsLimit: ({ max }) => `Eine Aufgabe kann bis zu ${numberText('de', need(max))} Bewertungsabgleiche haben.`,
};
