// Compiled from src/texts/de/platform/admin/app-settings.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/platform/admin/app-settings.generated.ts';
import { need } from '../../../../message-parts.ts';
import { numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Einstellungen",
  intro: "Änderungen gelten sofort für alle und stehen im Audit-Protokoll.",
  groups: {
    accounts: "Konten",
    help: "Hilfe",
    studying: "Lernen",
    selling: "Zahlungen",
    times: "Zeiten",
  },
  settings: {
    signUp: {
      label: "Registrierung",
      hint: "Aus: neue Konten nur auf Einladung.",
    },
    invitationDays: {
      label: "Gültigkeit von Einladungen",
      hint: "Gilt für neue Einladungen.",
    },
    accountDeletionDays: {
      label: "Frist bis zur Kontolöschung",
      hint: "Bis dahin lässt sich die Löschung zurücknehmen.",
    },
    consentAge: {
      label: "Einwilligungsalter",
      hint: "Wer jünger ist und sich ohne Schule registriert, braucht die Einwilligung der Eltern oder Sorgeberechtigten. 0 = aus.",
    },
    supportVisits: {
      label: "Support-Zugriff",
      hint: "Das Team kann Lectern schreibgeschützt als eine andere Person ansehen. Die Person wird benachrichtigt.",
    },
    supportVisitMinutes: {
      label: "Zeitlimit für Support-Zugriff",
      hint: "Der Zugriff endet automatisch.",
    },
    contactEmail: {
      label: "Kontakt-E-Mail",
      hint: "Erhält Nachrichten der Kontaktseite. Leer: Voreinstellung des Servers.",
    },
    ownCards: {
      label: "Eigene Lernkarten",
      hint: "Aus: keine neuen Karten. Vorhandene bleiben erhalten.",
    },
    itemReports: {
      label: "Fragenmeldungen",
      hint: "Schüler/innen können Probleme mit Fragen melden.",
    },
    itemReportsPerDay: {
      label: "Höchstzahl an Meldungen",
      hint: "Pro Schüler/in.",
    },
    checkout: {
      label: "Kasse",
      hint: "Aus: keine neuen Bestellungen. Bestehende Tarife bleiben aktiv und verlängern sich.",
    },
    timeZone: {
      label: "Zeitzone",
      hint: "Für Tage in Berichten und für Ruhezeiten von Personen, die keine eigenen gewählt haben.",
    },
  },
  units: {
    days: "Tage",
    minutes: "Minuten",
    perDay: "pro Tag",
    years: "Jahre",
  },
  bounds: ({ fallback, max, min }) => `${numberText('de', need(min))} bis ${numberText('de', need(max))}, Voreinstellung ${numberText('de', need(fallback))}.`,
  save: "Einstellungen speichern",
  saved: "Einstellungen gespeichert.",
};
