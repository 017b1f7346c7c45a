// Compiled from src/texts/de/classrooms/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/classrooms/problems.generated.ts';
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  WRONG_JOIN_CODE: "Dieser Code gehört zu keiner Klasse oder ist abgelaufen. Prüfe ihn oder bitte deine Lehrkraft um einen neuen.",
  OTHER_SCHOOL: "Diese Klasse gehört zu einer anderen Schule.",
  CLASSROOM_FULL: "Diese Klasse ist voll. Sag deiner Lehrkraft Bescheid.",
  LAST_TEACHER: "Eine Klasse braucht mindestens eine Lehrkraft. Lade eine weitere ein oder archiviere die Klasse.",
  ASSIGNMENT_NOT_OPEN: "Diese Aufgabe ist noch nicht verfügbar.",
  ASSIGNMENT_CLOSED: "Diese Aufgabe ist geschlossen und nimmt keine Abgaben mehr an.",
  ASSIGNMENT_BEGUN: "Schüler/innen haben diese Aufgabe begonnen. Du kannst nur noch Termine und Einstellungen ändern.",
  questionsPickedTooMany: ({ max }) => `Wähle höchstens ${numberText('de', need(max))} Fragen`,
  tasksTooMany: ({ max }) => `Füge höchstens ${numberText('de', need(max))} Teilaufgaben hinzu`,
  attemptsTooMany: ({ max }) => `Gib höchstens ${numberText('de', need(max))} Versuche ein`,
  weightTooLarge: ({ max }) => `Gib höchstens ${numberText('de', need(max))} ein`,
  groupsLimit: ({ max }) => `Eine Klasse kann bis zu ${numberText('de', need(max))} Gruppen haben. Lösche zuerst eine.`,
  assignmentsLimit: "Diese Klasse hat die Höchstzahl an Aufgaben erreicht. Lösche zuerst einige.",
  classArchived: "Diese Klasse ist archiviert. Stelle sie zuerst wieder her.",
  classesLimit: "Du hast die Höchstzahl an Klassen erreicht. Verlasse oder archiviere zuerst einige.",
  groupHasAssignments: "Diese Gruppe hat Aufgaben. Weise sie zuerst anderen Gruppen zu.",
  classNameMissing: "Gib einen Namen für die Klasse ein",
  groupNameMissing: "Gib einen Namen für die Gruppe ein",
  groupNameTaken: "Eine Gruppe mit diesem Namen gibt es schon",
  assignmentNameMissing: "Gib einen Namen für die Aufgabe ein",
  instructionsTooLong: "Die Anweisungen sind zu lang",
  taskMissing: "Füge mindestens eine Teilaufgabe hinzu",
  taskGone: "Eine hinzugefügte Teilaufgabe gibt es nicht mehr",
  groupGone: "Eine dieser Gruppen gibt es nicht mehr",
  percentOutOfRange: "Gib eine Zahl von 0 bis 100 ein",
  attemptCountMissing: "Gib die Anzahl der Versuche ein",
  attemptCountTooLow: "Erlaube mindestens 1 Versuch",
  beforeOpening: "Das liegt vor dem Beginn der Aufgabe. Wähle einen späteren Zeitpunkt.",
  dueDateMissing: "Füge ein Fälligkeitsdatum hinzu, bevor du verspätete Abgaben annimmst.",
  lateEndBeforeDue: "„Verspätete Abgabe bis“ muss nach der Fälligkeit liegen. Wähle einen späteren Zeitpunkt.",
  membersNotShared: "Deine Lernplattform gibt die Kursmitglieder nicht weiter. Bitte die Administration, das zu erlauben.",
};
