// Compiled from src/texts/de/platform/errors.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/errors.generated.ts';
import { need, userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  tryAgain: "Erneut versuchen",
  toHome: "Zurück zur Startseite",
  toHomePage: "Zurück zu Lectern",
  brand: "Startseite von Lectern",
  notFound: {
    title: ({ path }) => `Seite nicht gefunden: ${userText(path)}`,
    text: "Prüfe die Adresse. Vielleicht wurde die Seite verschoben oder gelöscht.",
  },
  forbidden: {
    title: "Kein Zugriff",
    text: "Dein Konto kann diese Seite nicht öffnen. Wenn du sie brauchst, frag deine Schule.",
    otherAccount: "Anderes Konto verwenden",
  },
  refused: "Das kannst du nicht öffnen",
  internal: "Interner Serverfehler",
  requestId: "Wenn du uns schreibst, nenne diese Referenz:",
  loadFailed: "Das konnte nicht geladen werden",
  unreachable: "Der Server ist nicht erreichbar. Bereits geöffnete Seiten funktionieren weiter. Versuch alles andere später erneut.",
  partMissing: "Ein Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und versuch es erneut.",
  start: {
    title: "Lectern konnte nicht starten",
    setting: ({ name, why }) => `Die Einstellung „${userText(name)}“ ist ungültig: ${userText(why)}.`,
    allSettings: "alle Einstellungen",
    unreadable: "unlesbar",
    unreachable: "Der Server ist nicht erreichbar. Prüfe deine Verbindung und lade die Seite neu.",
    status: ({ status }) => `Die Anfrage an /config.json ist mit Status ${String(need(status))} fehlgeschlagen.`,
    notJson: "/config.json ist kein gültiges JSON.",
  },
};
