// Compiled from src/texts/de/access/account-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/account-mail.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  greeting: ({ name }) => `Hallo ${userText(name)},`,
  welcome: {
    subject: "Willkommen bei Lectern",
    text: "Dein Konto ist eingerichtet. Wähle deine Fächer, und Lectern zeigt dir, was als Nächstes dran ist.",
    action: "Loslegen",
    next: "Fang mit einem kurzen Quiz in dem Fach an, das dir am meisten Sorgen macht. Das erste Thema jedes Fachs ist kostenlos.",
    caution: "Wenn du dieses Konto nicht erstellt hast, hat jemand anderes deine E-Mail-Adresse verwendet. Setze das Passwort zurück und lösche dann das Konto.",
  },
  invitation: {
    subject: "Richte dein Lectern-Konto ein",
    text: "für dich wurde ein Lectern-Konto erstellt. Lege ein Passwort fest, um es zu nutzen.",
    action: "Passwort festlegen",
  },
  reset: {
    subject: "Setze dein Lectern-Passwort zurück",
    text: "über diesen Link legst du ein neues Passwort fest.",
    action: "Passwort zurücksetzen",
  },
  expiry: ({ days }) => `Der Link gilt ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tage`)} und kann einmal verwendet werden.`,
  caution: "Wenn du diese E-Mail nicht erwartet hast, kannst du sie ignorieren.",
  visit: {
    subject: "Support-Zugriff auf dein Lectern-Konto",
    text: ({ supporter }) => `um dir zu helfen, kann ${userText(supporter)} Lectern für begrenzte Zeit aus deiner Sicht ansehen, aber nichts ändern.`,
    reason: ({ reason }) => `Grund: ${userText(reason)}`,
    caution: "In deinem Konto findest du alle Support-Zugriffe. Wenn du das nicht erwartet hast, sag es deiner Schule oder antworte auf diese E-Mail.",
  },
  pin: {
    subject: "Deine Lectern-PIN wurde entfernt",
    text: "deine PIN wurde entfernt, und du wurdest auf allen Geräten abgemeldet. Nach dem Anmelden kannst du in deinem Konto eine neue festlegen.",
    caution: "Wenn du das nicht erwartet hast, sag es sofort deiner Schule oder antworte auf diese E-Mail.",
  },
  factor: {
    added: {
      subject: "Bestätigung in zwei Schritten ist an",
      text: "Ab jetzt brauchst du für die Anmeldung bei Lectern auch einen Code aus deiner Authenticator-App. Auf deinen anderen Geräten bist du abgemeldet.",
    },
    removed: {
      subject: "Bestätigung in zwei Schritten ist aus",
      text: "Ab jetzt genügt dein Passwort, um dich bei Lectern anzumelden.",
    },
    recoveryCodes: {
      subject: "Deine Wiederherstellungscodes für Lectern wurden ersetzt",
      text: "Du hast neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.",
    },
    recoveryCodeUsed: {
      subject: "Ein Wiederherstellungscode wurde zur Anmeldung verwendet",
      text: "Jemand hat sich mit deinem Passwort und einem Wiederherstellungscode bei Lectern angemeldet. Jeder Wiederherstellungscode gilt nur einmal.",
    },
    passkeyAdded: {
      subject: "Deinem Konto wurde ein Passkey hinzugefügt",
      text: "Ab jetzt öffnet dieser Passkey dein Lectern-Konto ohne dein Passwort. Deine Passkeys findest du in den Einstellungen deines Kontos.",
    },
    passkeyRemoved: {
      subject: "Aus deinem Konto wurde ein Passkey entfernt",
      text: "Dieser Passkey öffnet dein Lectern-Konto nicht mehr.",
    },
    reset: {
      subject: "Deine Bestätigung in zwei Schritten wurde zurückgesetzt",
      text: "Die Verwaltung hat die Bestätigung in zwei Schritten für dein Konto ausgeschaltet und deine Passkeys entfernt. Du wurdest auf allen Geräten abgemeldet. Nach der Anmeldung kannst du beides in den Einstellungen deines Kontos neu einrichten.",
    },
    caution: "Wenn du das nicht erwartet hast, ändere dein Passwort und sag sofort deiner Schule Bescheid oder antworte auf diese E-Mail.",
  },
  address: {
    subject: "Deine E-Mail-Adresse bei Lectern wurde geändert",
    text: ({ address }) => `ab jetzt meldest du dich mit ${userText(address)} an.`,
    caution: "Wenn du das nicht erwartet hast, sag es sofort deiner Schule oder antworte auf diese E-Mail.",
  },
};
