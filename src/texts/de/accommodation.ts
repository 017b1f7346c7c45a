import type { texts as english } from '../en/accommodation.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Nachteilsausgleich',
  unit: { percent: '%', minutes: 'Min.' },
  none: 'Nichts gewährt',
  close: 'Schließen',
  empty: 'Die Klasse hat noch niemanden. Wenn jemand beigetreten ist, wird der Ausgleich hier eingestellt.',
  student: 'Name',
  granted: 'Gewährt',
  penaltyText: (factor) => `Abzugsfristen × ${numberText('de', factor)}`,
  intro: 'Er gilt ab jetzt für Arbeiten auf Zeit und für Fristen, auch für laufende.',
  time: (percent) => (percent === 0 ? 'Übliche Zeit' : `${percent} % mehr Zeit`),
  extra: 'Mehr Zeit',
  extraHint: 'Prozent der Zeit, die alle haben.',
  pauses: 'Pausen',
  pausesHint: 'So viele Minuten darf die Uhr eines Versuchs stehen.',
  dueDays: 'Tage später fällig',
  penalty: 'Dehnung der Abzugsfristen',
  penaltyHint: '2 macht einen Zeitraum, der Punkte kostet, doppelt so lang.',
  edit: 'Ändern',
  editOf: (name) => `Nachteilsausgleich von ${name} ändern`,
  save: 'Gewähren',
  saved: 'Gewährt.',
  pausesText: (minutes) => `${minutes} Min. Pausen`,
  dueText: (days) => counted(days, { one: '# Tag später fällig', other: '# Tage später fällig' }),
  ofPerson:
    'Was dieser Person wegen einer Behinderung oder Ähnlichem zusteht. Es gilt ab jetzt für Arbeiten auf Zeit und für Fristen, auch für laufende.',
};
