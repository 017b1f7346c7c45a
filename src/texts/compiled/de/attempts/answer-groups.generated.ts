// Compiled from src/texts/de/attempts/answer-groups.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/attempts/answer-groups.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  inGroups: "In Gruppen bewerten",
  groupsOf: ({ title }) => `In Gruppen bewerten: ${userText(title)}`,
  groups: "Antwortgruppen",
  summary: ({ answers, groups }) => `${(isForm('de', answers, 'one') ? `${numberText('de', need(answers))} Antwort` : `${numberText('de', need(answers))} Antworten`)} in ${(isForm('de', groups, 'one') ? `${numberText('de', need(groups))} Gruppe` : `${numberText('de', need(groups))} Gruppen`)}`,
  group: ({ count, number }) => `Gruppe ${String(need(number))}: ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Antwort` : `${numberText('de', need(count))} Antworten`)}`,
  times: ({ count }) => `${numberText('de', need(count))}-mal`,
  comment: "Kommentar für alle in dieser Gruppe",
  mark: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Antwort bewerten` : `${numberText('de', need(count))} Antworten bewerten`),
  split: "Gruppe teilen",
  separate: "Einzeln bewerten",
  separateOf: ({ text }) => `Einzeln bewerten: ${userText(text)}`,
  allMarked: "Alle Antworten auf diese Frage sind bewertet. Wähle eine Gruppe, um ihre Punkte zu ändern.",
  keys: "1–9 vergibt einen Punkt, N bewertet die Gruppe und zeigt die nächste, S teilt sie, C kommentiert.",
  photos: "Fotoantworten",
  identical: "Antworten mit gleichen Dateien sind schon in einer Gruppe.",
  selected: ({ count }) => (need(count) === 0 ? "Keine Antwort ausgewählt" : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Antwort ausgewählt` : `${numberText('de', need(count))} Antworten ausgewählt`)),
  join: "Antworten gruppieren",
  takeOut: "Aus der Gruppe nehmen",
  clear: "Auswahl aufheben",
  answer: ({ number }) => `Antwort ${String(need(number))}`,
  fileOf: ({ count, number }) => `${String(need(number))} von ${numberText('de', need(count))}`,
  nextFile: ({ count, name, number }) => `Nächste Datei von ${userText(name)}: jetzt ${String(need(number))} von ${numberText('de', need(count))}`,
  openOf: ({ name }) => `Datei öffnen: ${userText(name)}`,
  file: "Datei",
  photoKeys: "Pfeiltasten bewegen, die Leertaste wählt aus, Umschalt und Klick wählt mehrere aus, Eingabe oder G gruppiert die ausgewählten Antworten, S nimmt sie aus ihrer Gruppe oder teilt sie. 1–9 vergibt einen Punkt, N bewertet die Gruppe und zeigt die nächste, C kommentiert.",
};
