import type { texts as english } from '../en/upload.ts';

export const texts: typeof english = {
  choose: 'Wähle Dateien, zieh sie hierher oder füge sie ein',
  chooseOne: 'Wähle eine Datei, zieh sie hierher oder füge sie ein',
  most: (size) => `Höchstens ${size}`,
  sent: (size) => `Gesendet · ${size}`,
  sentOf: (sent, all) => `${sent} von ${all} gesendet`,
  share: (share, size) => `${share} von ${size}`,
  sending: (name) => `${name} wird gesendet`,
  stop: (name) => `${name} nicht weiter senden`,
  takeOff: (name) => `${name} von der Liste nehmen`,
  tryAgain: 'Noch einmal',
  refused: {
    kind: (kinds) => `Hier gehen nur ${kinds}.`,
    any: { image: 'Bilder', audio: 'Audio', video: 'Video' },
    tooLarge: (size, most) => `Sie hat ${size}; höchstens ${most} sind möglich.`,
    empty: 'Sie ist leer.',
    failed: 'Sie ließ sich nicht senden.',
  },
};
