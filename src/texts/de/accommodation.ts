import type { texts as english } from '../en/accommodation.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Nachteilsausgleich',
  unit: { percent: '%', minutes: 'Min.' },
  none: 'Keine',
  close: 'Schließen',
  empty: 'Noch keine Schüler/innen. Sobald jemand beigetreten ist, legst du hier den Nachteilsausgleich fest.',
  student: 'Schüler/in',
  granted: 'Nachteilsausgleich',
  penaltyText: (factor) => `Verspätungsfrist × ${numberText('de', factor)}`,
  intro: 'Gilt ab sofort für Zeitlimits und Fristen, auch für laufende Versuche.',
  time: (percent) => (percent === 0 ? 'Normale Zeit' : `${percent} % mehr Zeit`),
  extra: 'Zeitverlängerung',
  extraHint: 'So viel Prozent länger ist das Zeitlimit.',
  pauses: 'Pausen',
  pausesHint: 'So viele Minuten darf ein Versuch pausiert werden.',
  dueDays: 'Zusätzliche Tage',
  penalty: 'Faktor der Verspätungsfrist',
  penaltyHint: '2 verdoppelt die Dauer jeder Verspätungsfrist.',
  edit: 'Bearbeiten',
  editOf: (name) => `Nachteilsausgleich von ${name} bearbeiten`,
  save: 'Speichern',
  saved: 'Gespeichert.',
  pausesText: (minutes) => `${minutes} Min. Pausen`,
  dueText: (days) => counted(days, { one: '# zusätzlicher Tag', other: '# zusätzliche Tage' }),
  ofPerson:
    'Nachteilsausgleich für diese Person. Er gilt ab sofort für Zeitlimits und Fristen, auch für laufende Versuche.',
};
