// Compiled from src/texts/de/assessments/accommodation.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/assessments/accommodation.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Nachteilsausgleich",
  unit: {
    percent: "%",
    minutes: "Min.",
  },
  none: "Keine",
  close: "Schließen",
  empty: "Noch keine Schüler/innen. Sobald jemand beigetreten ist, legst du hier den Nachteilsausgleich fest.",
  student: "Schüler/in",
  granted: "Nachteilsausgleich",
  penaltyText: ({ factor }) => `Verspätungsfrist × ${numberText('de', need(factor))}`,
  intro: "Gilt ab sofort für Zeitlimits und Fristen, auch für laufende Versuche.",
  time: ({ percent }) => (need(percent) === 0 ? "Normale Zeit" : `${numberText('de', need(percent))} % mehr Zeit`),
  extra: "Zeitverlängerung",
  extraHint: "So viel Prozent länger ist das Zeitlimit.",
  pauses: "Pausen",
  pausesHint: "So viele Minuten darf ein Versuch pausiert werden.",
  dueDays: "Zusätzliche Tage",
  penalty: "Faktor der Verspätungsfrist",
  penaltyHint: "2 verdoppelt die Dauer jeder Verspätungsfrist.",
  edit: "Bearbeiten",
  editOf: ({ name }) => `Nachteilsausgleich von ${userText(name)} bearbeiten`,
  save: "Speichern",
  saved: "Gespeichert.",
  pausesText: ({ minutes }) => `${numberText('de', need(minutes))} Min. Pausen`,
  dueText: ({ days }) => (isForm('de', days, 'one') ? `${numberText('de', need(days))} zusätzlicher Tag` : `${numberText('de', need(days))} zusätzliche Tage`),
  ofPerson: "Nachteilsausgleich für diese Person. Er gilt ab sofort für Zeitlimits und Fristen, auch für laufende Versuche.",
};
