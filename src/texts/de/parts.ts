import type { texts as english } from '../en/parts.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  loading: 'Wird geladen',
  loadingOf: (what) => `Wird geladen: ${what}`,
  tryAgain: 'Noch einmal versuchen',
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  place: (at, all) => `${at} von ${all}`,
  carousel: 'Karussell',
  arrowKeys: 'Benutze die Pfeiltasten',
  print: 'Drucken',
  minutes: (minutes) => counted(minutes, { one: 'eine Minute', other: '# Minuten' }),
  form: {
    unsaved: 'Änderungen noch nicht gespeichert',
    unchanged: 'Keine Änderungen',
    problems: 'Was noch zu ändern ist',
    needAttention: (count) =>
      counted(count, { one: '# Feld braucht noch einen Blick', other: '# Felder brauchen noch einen Blick' }),
    file: 'Datei wählen',
    files: 'Dateien wählen',
  },
  combobox: {
    chosen: (label) => `Gewählt: ${label}`,
    remove: (name) => `${name} entfernen`,
    more: 'Tippe mehr, um den Rest zu sehen.',
    none: (typed) => `Nichts passt zu „${typed}“.`,
  },
  palette: {
    entry: (number, isDone, isFlagged) =>
      `Frage ${number}, ${isDone ? 'beantwortet' : 'nicht beantwortet'}${isFlagged ? ', vorgemerkt' : ''}`,
  },
  stepper: { done: ', erledigt', toCome: ', kommt noch' },
  menu: {
    recent: 'Zuletzt benutzt',
    placeholder: 'Seite, Fach, Thema …',
    list: 'Was es gibt',
    none: 'Nichts mit diesem Namen. Versuch es mit weniger Buchstaben.',
    found: (count) => counted(count, { one: 'Eins gefunden', other: '# gefunden' }),
  },
  text: {
    table: 'Tabelle',
    blank: 'Lücke',
    picture: (description) => `[Bild: ${description === '' ? 'ohne Beschreibung' : description}]`,
  },
};
