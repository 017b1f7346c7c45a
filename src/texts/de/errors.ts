import type { texts as english } from '../en/errors.ts';
import { dateTimeText } from '../wording.ts';

export const texts: typeof english = {
  tryAgain: 'Erneut versuchen',
  toHome: 'Zurück zur Startseite',
  toFront: 'Zurück zu Lectern',
  brand: 'Startseite von Lectern',
  notFound: {
    title: (path) => `Seite nicht gefunden: ${path}`,
    text: 'Prüfe die Adresse. Vielleicht wurde die Seite verschoben oder gelöscht.',
  },
  forbidden: {
    title: 'Kein Zugriff',
    text: 'Dein Konto kann diese Seite nicht öffnen. Wenn du sie brauchst, frag deine Schule.',
    otherAccount: 'Anderes Konto verwenden',
  },
  internal: 'Interner Serverfehler',
  requestId: 'Wenn du uns schreibst, nenne diese Referenz:',
  loadFailed: 'Das konnte nicht geladen werden',
  overBy: (at) => `Sie endet spätestens am ${dateTimeText('de', at)}.`,
  unreached:
    'Der Server ist nicht erreichbar. Bereits geöffnete Seiten funktionieren weiter. Versuch alles andere später erneut.',
  partMissing: 'Ein Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und versuch es erneut.',
  start: {
    title: 'Lectern konnte nicht starten',
    setting: (name, why) => `Die Einstellung „${name}“ ist ungültig: ${why}.`,
    whole: 'alle Einstellungen',
    unreadable: 'unlesbar',
    unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und lade die Seite neu.',
    status: (status) => `Die Anfrage an /config.json ist mit Status ${status} fehlgeschlagen.`,
    notJson: '/config.json ist kein gültiges JSON.',
  },
};
