// Compiled from src/texts/de/classrooms/notifications/push.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/classrooms/notifications/push.generated.ts';

export const texts: typeof english = {
  title: "Benachrichtigungen auf deinen Geräten",
  intro: "Dein Gerät zeigt, was es Neues in deinen Klassen gibt, auch wenn Lectern geschlossen ist. Die Meldungen haben nur einen Titel, nie Bewertungen, und warten bis zum Ende deiner Ruhezeit.",
  on: "Dieses Gerät zeigt Benachrichtigungen, bis du dich abmeldest.",
  turnOn: "Auf diesem Gerät einschalten",
  turnOff: "Auf diesem Gerät ausschalten",
  unsupported: "Dieser Browser kann für diese Website keine Benachrichtigungen zeigen. Füge Lectern auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.",
  blocked: "Du hast Benachrichtigungen für diese Website blockiert. Erlaube sie in den Einstellungen deines Browsers und komm dann zurück.",
  failed: "Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.",
  legend: "Auf meinen Geräten anzeigen",
  kinds: {
    announcement: "Ankündigungen",
    answer: "Antworten auf meine Fragen",
    assignmentOpened: "Neue Aufgaben",
    assignmentDue: "In weniger als 24 Stunden fällige Aufgaben",
    marksReleased: "Freigegebene Bewertungen",
    remarkDecided: "Antworten auf meine Anfragen zur Nachkorrektur",
    report: "Berichte über mich",
    question: "Fragen von Schülerinnen und Schülern",
    workToMark: "Zu bewertende Abgaben",
    remarkRequest: "Anfragen zur Nachkorrektur",
  },
  save: "Geräte-Benachrichtigungen speichern",
  saved: "Geräte-Benachrichtigungen gespeichert.",
};
