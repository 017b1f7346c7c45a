import type { texts as english } from '../en/upload.ts';

export const texts: typeof english = {
  choose: 'Dateien wählen, hierher ziehen oder einfügen',
  chooseOne: 'Datei wählen, hierher ziehen oder einfügen',
  most: (size) => `Bis ${size}`,
  sent: (size) => `Hochgeladen · ${size}`,
  sentOf: (sent, all) => `${sent} von ${all} hochgeladen`,
  share: (share, size) => `${share} von ${size}`,
  sending: (name) => `${name} wird hochgeladen`,
  stop: (name) => `Hochladen von ${name} abbrechen`,
  takeOff: (name) => `${name} entfernen`,
  tryAgain: 'Erneut versuchen',
  refused: {
    kind: (kinds) => `Nur ${kinds} können hochgeladen werden.`,
    any: { image: 'Bilder', audio: 'Audio', video: 'Video' },
    tooLarge: (size, most) => `Die Datei hat ${size}. Erlaubt sind ${most}.`,
    empty: 'Die Datei ist leer.',
    failed: 'Hochladen fehlgeschlagen.',
  },
};
