import type { texts as english } from '../en/shared.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  loading: 'Wird geladen',
  loadingOf: (what) => `Wird geladen: ${what}`,
  tryAgain: 'Erneut versuchen',
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  place: (at, all) => `${at} von ${all}`,
  carousel: 'Karussell',
  arrowKeys: 'Nutze die Pfeiltasten',
  print: 'Drucken',
  minutes: (minutes) => counted(minutes, { one: '# Min.', other: '# Min.' }),
  form: {
    unsaved: 'Nicht gespeicherte Änderungen',
    unchanged: 'Keine Änderungen',
    problems: 'Zu korrigierende Felder',
    needAttention: (count) => counted(count, { one: '# Feld korrigieren', other: '# Felder korrigieren' }),
    file: 'Datei wählen',
    files: 'Dateien wählen',
  },
  combobox: {
    chosen: (label) => `Ausgewählt: ${label}`,
    remove: (name) => `${name} entfernen`,
    more: 'Tippe weiter, um mehr zu sehen.',
    none: (typed) => `Keine Treffer für „${typed}“.`,
  },
  palette: {
    entry: (number, isDone, isFlagged) =>
      `Frage ${number}, ${isDone ? 'beantwortet' : 'nicht beantwortet'}${isFlagged ? ', markiert' : ''}`,
  },
  stepper: { done: ', erledigt', toCome: ', nicht begonnen' },
  menu: {
    recent: 'Zuletzt verwendet',
    placeholder: 'Seite, Fach, Thema …',
    list: 'Treffer',
    none: 'Keine Treffer. Gib weniger ein.',
    found: (count) => counted(count, { one: '# Treffer', other: '# Treffer' }),
  },
  text: {
    table: 'Tabelle',
    blank: 'Lücke',
    picture: (description) => `[Bild: ${description === '' ? 'ohne Beschreibung' : description}]`,
  },
};
