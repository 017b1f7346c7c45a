// Compiled from src/texts/de/platform/connection.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/connection.generated.ts';

export const texts: typeof english = {
  lost: "Du bist offline. Deine Arbeit wird auf diesem Gerät gespeichert.",
  lostUnsaved: "Du bist offline, und dein Browser kann nichts speichern. Lass diese Seite offen.",
  lostShort: "Offline",
  sending: "Deine Arbeit wird gesendet …",
  sendingShort: "Wird gesendet …",
  allSent: "Alles gesendet.",
  allSentShort: "Alles gesendet",
  readOnly: "Der Speicher von Lectern ist fast voll. Antworten werden gespeichert; alles andere geht gerade nicht.",
  update: {
    label: "Update verfügbar",
    ready: "Eine neue Version von Lectern ist verfügbar.",
    saving: "Deine Arbeit wird gespeichert …",
    held: "Ein Teil deiner Arbeit ist noch nicht gespeichert. Lade danach neu.",
    load: "Neu laden",
    again: "Erneut versuchen",
    later: "Später",
  },
};
