// Compiled from src/texts/de/interchange/roster-connection.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/interchange/roster-connection.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { dateTimeText, dayText } from '../../../wording/date.wording.ts';

export const texts: typeof english = {
  title: "Schulverwaltung",
  intro: "Lectern kann Schuldaten über OneRoster 1.1 oder 1.2 aus deiner Schulverwaltung abrufen, sodass du keine Dateien exportieren musst. Du siehst auch dann jede Änderung, bevor etwas passiert.",
  connect: "System verbinden",
  change: "Verbindung ändern",
  remove: "Verbindung entfernen",
  address: "Adresse von OneRoster",
  addressHint: "Sie endet mit /ims/oneroster/rostering/v1p2 oder /ims/oneroster/v1p1.",
  tokenAddress: "Adresse für Tokens",
  tokenAddressHint: "Dort bekommen Clients ihre Zugriffstokens (OAuth 2).",
  clientId: "Client-ID",
  clientSecret: "Client-Geheimnis",
  clientSecretHint: "Es wird verschlüsselt gespeichert und nie wieder angezeigt. Gib es bei jeder Änderung neu ein.",
  save: "Verbindung speichern",
  saved: "Verbindung gespeichert.",
  by: ({ at, name }) => `Eingetragen von ${userText(name)}, ${dayText('de', need(at))}`,
  changedAt: ({ at }) => `Eingetragen am ${dayText('de', need(at))}`,
  lastFetched: ({ at }) => `Zuletzt übernommen: Stand vom ${dateTimeText('de', need(at))}`,
  neverFetched: "Aus diesem System wurde noch nichts übernommen.",
  fetch: {
    all: "Alle Schuldaten abrufen",
    changes: "Änderungen abrufen",
  },
  removeTitle: "Verbindung entfernen?",
  removeText: "Lectern löscht die Adresse und das Geheimnis. Konten, Klassen und Zuordnungen bleiben, wie sie sind.",
  removed: "Verbindung entfernt.",
  problem: {
    notConnected: "Die Verbindung zu deinem System wurde entfernt. Verbinde es neu.",
    secretUnreadable: "Das Client-Geheimnis lässt sich nicht mehr lesen. Ändere die Verbindung und gib es neu ein.",
    addressRefused: "Die Adresse ist nicht erlaubt: Sie führt in ein privates Netz oder benutzt kein https. Ändere die Verbindung.",
    unreachable: "Dein System ist nicht erreichbar. Prüfe die Adresse oder versuch es später noch einmal.",
    slow: "Dein System hat zu lange für die Antwort gebraucht. Versuch es später noch einmal.",
    credentials: "Dein System hat die Client-ID oder das Geheimnis abgelehnt. Prüfe beides, und ob der Client Schuldaten lesen darf.",
    forbidden: ({ path }) => `Dein System lässt diesen Client ${userText(path)} nicht lesen. Erlaube ihm, Schuldaten zu lesen.`,
    notFound: ({ path }) => `Dein System hat unter ${userText(path)} nichts. Prüfe die Adresse von OneRoster.`,
    failing: ({ path }) => `Dein System hat bei ${userText(path)} einen Fehler gemeldet. Versuch es später noch einmal oder frag den Support des Systems.`,
    unreadable: ({ path }) => `Dein System hat ${userText(path)} nicht so beantwortet, wie OneRoster es beschreibt. Frag den Support des Systems.`,
    tooLarge: ({ path }) => `Die Liste ${userText(path)} deines Systems ist zu groß.`,
    changing: ({ path }) => `Die Liste ${userText(path)} deines Systems hat sich beim Lesen immer wieder geändert. Versuch es zu einer ruhigeren Zeit.`,
  },
  tokens: "der Adresse für Tokens",
};
