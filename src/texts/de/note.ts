import type { texts as english } from '../en/note.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  kinds: { noteBooklet: 'Skript', onePageSummary: 'Zusammenfassung auf einer Seite' },
  choose: 'Notizen zu diesem Thema',
  minutes: (minutes) => counted(minutes, { one: '# Minute', other: '# Minuten' }),
  locked: 'Gesperrt',
  empty: {
    title: 'Hier gibt es noch keine Skripte',
    text: 'Skripte erscheinen hier, sobald sie veröffentlicht sind. Die Quizze dieses Themas sind vielleicht schon offen.',
    action: 'Zurück zum Thema',
  },
  contents: 'Inhalt',
  tools: 'Lesen',
  smaller: 'Kleinere Schrift',
  larger: 'Größere Schrift',
  print: 'Drucken oder PDF',
  backToReading: 'Zurück zum Lesen',
  done: 'Als erledigt markieren',
  isDone: 'Erledigt',
  notDone: 'Als nicht erledigt markieren',
  markedDone: 'Als erledigt markiert.',
  notSaved: 'Das konnte nicht gespeichert werden. Prüfe die Verbindung und versuche es noch einmal.',
  goOn: 'Weiter bei',
  loadingRest: 'Der Rest dieses Skripts ist unterwegs …',
  marks: {
    title: 'Meine Markierungen',
    empty: 'Wähle Wörter im Text aus, um sie zu markieren oder etwas dazu zu schreiben. Was du markierst, steht hier.',
    bar: 'Ausgewählte Wörter',
    byKeys: 'Wörter mit der Tastatur auswählen',
    byKeysHint:
      'Pfeiltasten führen von Wort zu Wort, mit Umschalt kommt mehr dazu. Eingabe: was damit geschehen soll. Escape: zurück.',
    highlight: 'Markieren',
    note: 'Notiz schreiben',
    card: 'Karte machen',
    show: (quote) => `Im Text zeigen: ${quote}`,
    edit: 'Notiz ändern',
    add: 'Notiz hinzufügen',
    remove: 'Entfernen',
    removed: 'Entfernt.',
    undo: 'Rückgängig',
    comment: 'Deine Notiz',
    save: 'Speichern',
    cancel: 'Abbrechen',
    gone: 'Diese Wörter stehen nicht mehr im Text.',
    waiting:
      'Noch nicht gespeichert. Auf diesem Gerät bleibt es erhalten und wird gesendet, sobald eine Verbindung da ist.',
    refused: 'Konnte nicht gespeichert werden.',
    tooLong: 'Das ist zu viel auf einmal. Wähle weniger Wörter aus.',
  },
  focus: {
    title: 'Prüfungsschwerpunkte',
    intro: 'Was Prüfungen zu diesem Thema verlangen, das Wichtigste zuerst.',
    weight: (weight) => `Gewicht ${weight} von 5`,
    weights: {
      1: 'Selten gefragt',
      2: 'Ab und zu gefragt',
      3: 'Oft gefragt',
      4: 'In den meisten Prüfungen gefragt',
      5: 'In fast jeder Prüfung',
    },
    read: 'Nachlesen',
    practise: 'Üben',
    empty: {
      title: 'Hier gibt es noch keine Prüfungsschwerpunkte',
      text: 'Was Prüfungen verlangen, steht hier, sobald es veröffentlicht ist.',
      action: 'Zurück zum Thema',
    },
  },
};
