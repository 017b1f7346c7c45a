import type { texts as english } from '../en/errors.ts';
import { momentText } from '../wording.ts';

export const texts: typeof english = {
  tryAgain: 'Noch einmal versuchen',
  toHome: 'Zurück zum Start',
  toFront: 'Zurück zur ersten Seite',
  brand: 'Lectern, zum Anfang',
  notFound: {
    title: (path) => `Seite nicht gefunden: ${path}`,
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder was hier war, ist nicht mehr da.',
  },
  forbidden: {
    title: 'Nicht für dieses Konto',
    text: 'Dieser Teil von Lectern steht deinem Konto nicht offen. Wenn er das sollte, frag deine Schule.',
    otherAccount: 'Anderes Konto benutzen',
  },
  internal: 'Interner Serverfehler',
  requestId: 'Wenn du uns dazu schreibst, nenn diese Nummer:',
  loadFailed: 'Das ließ sich nicht laden',
  overBy: (at) => `Sie ist spätestens vorbei am ${momentText('de', at)}.`,
  unreached:
    'Der Server ist nicht erreichbar. Was du schon geöffnet hattest, geht auch ohne ihn; alles andere später noch einmal.',
  partMissing: 'Ein Teil der Seite fehlt. Prüf die Verbindung und versuch es noch einmal.',
  start: {
    title: 'Lectern ist nicht gestartet',
    setting: (name, why) => `Lectern kann nicht starten: In den Einstellungen stimmt „${name}“ nicht: ${why}.`,
    whole: 'das Ganze',
    unreadable: 'unlesbar',
    unreachable: 'Lectern erreicht seinen Server nicht. Prüf die Verbindung und lade die Seite neu.',
    status: (status) => `Lectern kann nicht starten: /config.json hat mit Status ${status} geantwortet.`,
    notJson: 'Lectern kann nicht starten: /config.json ist kein JSON.',
  },
};
