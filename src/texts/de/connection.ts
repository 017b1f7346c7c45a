import type { texts as english } from '../en/connection.ts';

export const texts: typeof english = {
  lost: 'Keine Verbindung. Was du tust, bleibt auf diesem Gerät erhalten.',
  lostUnkept: 'Keine Verbindung, und dein Browser bewahrt nichts auf. Lass diese Seite offen.',
  lostShort: 'Ohne Netz',
  sending: 'Was du getan hast, wird gesendet …',
  sendingShort: 'Wird gesendet …',
  allSent: 'Alles ist gesendet.',
  allSentShort: 'Gesendet',
  readOnly: 'Lectern hat kaum noch Platz. Antworten werden gespeichert wie immer; alles andere muss eine Weile warten.',
  update: {
    label: 'Neue Version',
    ready: 'Eine neue Version von Lectern ist da.',
    saving: 'Deine Arbeit wird gespeichert …',
    held: 'Ein Teil deiner Arbeit ist noch nicht gespeichert. Die neue Version kann so lange warten.',
    load: 'Jetzt laden',
    again: 'Noch einmal versuchen',
    later: 'Später',
  },
};
