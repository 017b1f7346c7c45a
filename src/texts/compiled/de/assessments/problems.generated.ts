// Compiled from src/texts/de/assessments/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/assessments/problems.generated.ts';
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  topicsUnknown: "Wähle Themen aus der Liste",
  topicsMissing: "Wähle mindestens ein Thema",
  topicsTooMany: "Zu viele Themen",
  questionCountMissing: "Gib die Anzahl der Fragen ein",
  questionCountTooLow: "Gib mindestens 1 Frage ein",
  questionCountTooHigh: ({ max }) => `Gib höchstens ${numberText('de', need(max))} Fragen ein`,
  minutesMissing: "Gib die Anzahl der Minuten ein",
  minutesNotWhole: "Gib eine ganze Zahl von Minuten ein",
  minutesTooFew: "Gib mindestens 1 Minute ein",
  timeLimitTooLong: "Das Zeitlimit darf höchstens 6 Stunden betragen",
  examNameMissing: "Gib einen Namen für die Prüfung ein",
  noQuestionsMatch: "Keine Frage passt. Wähle mehr Themen, Fragetypen oder Schwierigkeiten.",
  examsLimit: "Du hast die Höchstzahl an Prüfungen erreicht. Lösche welche, die du nicht mehr brauchst.",
  marksMissing: "Gib die Punktzahl ein",
  selfMarksMissing: "Gib die Punkte für mindestens eine Frage ein",
  marksNotWhole: "Gib eine ganze Punktzahl ein",
  marksTooLow: "Gib mindestens 1 Punkt ein",
  marksTooHigh: "Gib höchstens 100 Punkte ein",
  gradeBoundaryUnreadable: "Gib pro Zeile eine Note ein, zum Beispiel A = 80",
  gradeBoundaryTooHigh: "Gib höchstens 100 % ein",
  drawCountTooHigh: ({ max }) => `Gib höchstens ${numberText('de', need(max))} Fragen pro Regel ein`,
  questionsTooMany: "Zu viele Fragen",
  rulesTooMany: "Zu viele Regeln",
  sectionsTooMany: "Zu viele Abschnitte",
  questionRepeated: "Diese Frage ist doppelt",
  questionGone: "Eine Frage ist nicht mehr in der Fragensammlung",
  yearMissing: "Gib ein Jahr ein",
  sectionMissing: "Füge mindestens einen Abschnitt hinzu",
  paperExists: "Einen Prüfungsbogen mit diesem Namen, Jahr und Termin gibt es schon",
};
