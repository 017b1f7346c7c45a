// Compiled from src/texts/de/users/privacy.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/privacy.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  title: "Datenschutz",
  intro: "Was Lectern in deinem Browser speichert, und wozu.",
  choice: {
    title: "Cookie-Einstellungen",
    intro: "Lectern speichert nur, was es zum Funktionieren braucht, solange du nicht mehr erlaubst. Du kannst das jederzeit ändern.",
    save: "Einstellungen speichern",
    all: "Alle akzeptieren",
    none: "Nur notwendige",
    withdraw: "Einwilligung widerrufen",
    open: "Du hast noch nicht gewählt: Nur Notwendiges ist erlaubt.",
    stored: "Deine Einstellungen sind in diesem Browser gespeichert.",
    record: ({ id }) => `Einwilligungs-ID: ${userText(id)}. Diese Zufallszahl steht für deinen Browser, nicht für dich.`,
    objects: "Dein Browser sendet Global Privacy Control. Darum zählen wir deine Seitenaufrufe nicht.",
  },
  categories: {
    necessary: {
      name: "Notwendig",
      hint: "Anmeldung, deine Antworten und die Seite selbst.",
    },
    preferences: {
      name: "Präferenzen",
      hint: "Merkt sich, was du zuletzt über das Menü geöffnet hast.",
    },
    statistics: {
      name: "Statistik",
      hint: "Zählt Seitenaufrufe pro Tag. Wir erfassen nicht, wer und wo du bist oder in welcher Reihenfolge du Seiten öffnest, und speichern nichts in deinem Browser.",
    },
  },
  stored: {
    title: "Das speichern wir",
    allowed: ({ category }) => `${userText(category)}: erlaubt`,
    notAllowed: ({ category }) => `${userText(category)}: nicht erlaubt`,
    nothing: "Nichts wird gespeichert.",
  },
  places: {
    cookie: "Cookie",
    "local storage": "lokaler Speicher",
    "session storage": "Sitzungsspeicher",
    IndexedDB: "IndexedDB",
    "cache storage": "Cache-Speicher",
  },
};
