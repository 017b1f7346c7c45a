// Compiled from src/texts/de/users/school/processing.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/users/school/processing.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  open: "Verzeichnis öffnen",
  section: "Verzeichnis von Verarbeitungstätigkeiten",
  sectionIntro: "Was Lectern über die Benutzer der Schule verarbeitet, für wen und wie lange, wie es Artikel 30 der DSGVO verlangt. Es folgt aus den Regeln, die Lectern anwendet.",
  title: "Verzeichnis von Verarbeitungs­tätigkeiten",
  intro: ({ school }) => `${userText(school)} ist verantwortlich; der Betreiber dieser Installation verarbeitet die Daten im Auftrag. Ergänze Namen und Kontaktdaten beider und die eures Datenschutzbeauftragten.`,
  back: "Schulen",
  csv: "CSV herunterladen",
  markdown: "Markdown herunterladen",
  print: "Drucken",
  fields: {
    category: "Kategorie",
    purpose: "Zweck",
    persons: "Betroffene Personen",
    recipients: "Empfänger",
    data: "Daten",
    retention: "Löschfristen",
  },
  deleted: ({ days }) => `Wird mit dem Konto gelöscht. Benutzer können das jederzeit verlangen; das Konto wird ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tage`)} später gelöscht.`,
  anonymised: ({ list }) => `Danach ohne Namen: ${userText(list)}.`,
  retained: ({ list }) => `Bleibt erhalten: ${userText(list)}.`,
  rules: {
    title: "Regeln dieser Schule",
    leavers: ({ months }) => `Konten von Schülerinnen und Schülern, die gegangen sind, werden nach ${(isForm('de', months, 'one') ? `${numberText('de', need(months))} Monat` : `${numberText('de', need(months))} Monaten`)} gelöscht.`,
    answerFiles: ({ months }) => `Dateien von Schülerinnen und Schülern werden nach ${(isForm('de', months, 'one') ? `${numberText('de', need(months))} Monat` : `${numberText('de', need(months))} Monaten`)} gelöscht.`,
    none: "Keine Regel ist eingeschaltet: Daten bleiben, bis ein Konto oder die Schule gelöscht wird.",
  },
  security: {
    title: "Sicherheitsmaßnahmen",
    list: {
      access: "Zugriff nach Rolle und Berechtigung, bei jeder Anfrage geprüft; keine Schule sieht eine andere.",
      transport: "Verschlüsselte Verbindungen; Geheimnisse sind verschlüsselt oder nur als Prüfsumme gespeichert.",
      signIn: "Grenzen für Anmeldeversuche, Bestätigung in zwei Schritten und Passkeys, die die Schule verlangen kann.",
      audit: "Ein Audit-Protokoll der Änderungen von Admins, das sich nicht bearbeiten lässt.",
      backup: "Sicherungen und eine Probe, dass sie sich wiederherstellen lassen.",
    },
  },
  categories: {
    account: {
      title: "Konten",
      purpose: "Konten bereitstellen, Benutzer unterstützen und zeigen, wer was geändert hat.",
      persons: "Schülerinnen und Schüler, Lehrkräfte und Admins der Schule",
      recipients: "Admins der Schule und der Installation; verbundene Systeme, die die Schule einrichtet",
      retention: ({ events, signIn }) => `Anmeldeaktivität wird nach ${(isForm('de', signIn, 'one') ? `${numberText('de', need(signIn))} Tag` : `${numberText('de', need(signIn))} Tagen`)} gelöscht, Ereignisse für andere Systeme nach ${(isForm('de', events, 'one') ? `${numberText('de', need(events))} Tag` : `${numberText('de', need(events))} Tagen`)}, Codes bei Ablauf.`,
    },
    signIn: {
      title: "Anmeldewege",
      purpose: "Benutzer mit Single Sign-on, Lernplattformen, Passkeys und Bestätigung in zwei Schritten anmelden.",
      persons: "Schülerinnen und Schüler, Lehrkräfte und Admins der Schule",
      recipients: "Der Identitätsanbieter oder die Lernplattform, die die Schule verbunden hat",
      retention: "Wird gelöscht, wenn die Verbindung, der Passkey oder der zweite Schritt entfernt wird.",
    },
    study: {
      title: "Lernen",
      purpose: "Antworten bewerten, Lernen planen, Lernkarten wiederholen lassen und Fortschritt zeigen.",
      persons: "Schülerinnen und Schüler",
      recipients: "Die Schülerin oder der Schüler; Lehrkräfte ihrer Klassen nur für gestellte Aufgaben; von der Schule eingeladene Erziehungsberechtigte für freigegebene Ergebnisse",
      retention: "Keine kürzere Frist: Der Verlauf wird für Wiederholungen und Vorhersagen gebraucht.",
    },
    classes: {
      title: "Klassen und Aufgaben",
      purpose: "Klassen unterrichten: Aufgaben stellen, bewerten, Berichte schreiben und informieren.",
      persons: "Schülerinnen und Schüler, Lehrkräfte und Erziehungsberechtigte",
      recipients: "Lehrkräfte der Klasse, Admins der Schule, die Schülerin oder der Schüler, eingeladene Erziehungsberechtigte und Betreiber der Learning Record Stores, die die Schule verbunden hat",
      retention: ({ days }) => `Benachrichtigungen werden nach ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tagen`)} gelöscht.`,
    },
    content: {
      title: "Inhalte von Lehrkräften",
      purpose: "Fragen und Quizze schreiben, teilen und importieren.",
      persons: "Lehrkräfte und Admins",
      recipients: "Benutzer, die die Inhalte verwenden dürfen",
      retention: "Inhalte bleiben für andere, ohne den Namen.",
    },
    billing: {
      title: "Zahlungen",
      purpose: "Tarife verkaufen und Zahlungen abrechnen.",
      persons: "Käuferinnen und Käufer",
      recipients: "Der Zahlungsanbieter und Finanzbehörden",
      retention: "Bestellungen, Zahlungen und Belege werden zehn Jahre aufbewahrt, wie es das Steuerrecht verlangt.",
    },
  },
};
