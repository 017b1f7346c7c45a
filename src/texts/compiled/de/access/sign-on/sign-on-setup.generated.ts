// Compiled from src/texts/de/access/sign-on/sign-on-setup.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/access/sign-on/sign-on-setup.generated.ts';
import { isNone, need, userText } from '../../../../message-parts.ts';

export const texts: typeof english = {
  title: "Anmeldedienst einrichten",
  intro: "Trag diese Adressen in den Einstellungen des Dienstes für eine Webanwendung ein.",
  presets: {
    title: "Mit einer Vorlage beginnen",
    hint: "Microsoft: Ersetz TENANT-ID im Aussteller. Apple: Das Client-Geheimnis ist ein signiertes Token, das du alle sechs Monate erneuerst.",
  },
  addresses: {
    return: "Weiterleitungs-URL",
    logout: "URL für Back-Channel- und Front-Channel-Logout",
  },
  copy: "Kopieren",
  copyThis: ({ label }) => `Kopieren: ${userText(label)}`,
  copied: "Kopiert.",
  secret: "Client-Geheimnis",
  secretStored: "Ein Geheimnis ist gespeichert. Es wird nie wieder angezeigt. Gib ein neues ein, um es zu ersetzen.",
  secretNone: "Es ist kein Geheimnis gespeichert.",
  saveSecret: "Geheimnis speichern",
  secretSaved: "Client-Geheimnis gespeichert.",
  test: {
    title: "Verbindung testen",
    intro: "Liest die Konfiguration des Dienstes und prüft deine E-Mail-Domains.",
    button: "Anmeldedienst testen",
    works: "Der Dienst antwortet, und seine Konfiguration ist gültig.",
    problems: {
      provider: "Diesen Dienst gibt es nicht mehr.",
      state: "Der Dienst nimmt den Code nicht an.",
      cookie: "Der Browser blockiert Cookies.",
      down: "Der Dienst antwortet nicht. Prüf den Aussteller.",
      slow: "Der Dienst hat zu lange gebraucht.",
      clock: "Die Uhr des Dienstes weicht von unserer ab.",
      cancelled: "Die Anmeldung wurde abgebrochen.",
      refused: "Der Dienst hat die Anfrage abgelehnt.",
      token: "Die Nachricht des Dienstes ist ungültig.",
      configuration: "Unter dieser Adresse gibt es keinen OpenID-Connect-Dienst, oder seine Konfiguration ist ungültig. Prüf den Aussteller.",
      secret: "Das Client-Geheimnis gehört zu einem anderen Aussteller oder einer anderen Client-ID. Gib es noch einmal ein.",
      subject: "Der Dienst schickt bei jeder Anmeldung eine andere ID (eine transiente NameID). Er muss eine dauerhafte oder die E-Mail-Adresse schicken.",
    },
    confirmed: ({ domains }) => `Bestätigte Domains: ${userText(domains)}`,
    open: ({ domains }) => `Um ${userText(domains)} zu bestätigen, füg der Domain diesen TXT-Eintrag hinzu und teste dann noch einmal:`,
  },
  saml: {
    intro: "Trag diese Adressen in den Einstellungen des Dienstes ein, oder lass ihn unsere Metadaten lesen.",
    addresses: {
      entityId: "Entity-ID und Metadaten",
      return: "Assertion Consumer Service (HTTP-POST)",
    },
    test: "Liest die Metadaten des Dienstes und prüft deine E-Mail-Domains.",
    works: ({ days }) => (isNone(days) ? "Die Metadaten sind gültig." : `Die Metadaten sind gültig. Zertifikate gelten bis ${userText(days)}.`),
    configuration: "Die Metadaten beschreiben keinen Dienst mit dieser Entity-ID, einer https-Adresse für die Anmeldung und einem Zertifikat mit mindestens 2048 Bit. Prüf Entity-ID und Metadaten.",
    down: "Die Metadaten sind unter dieser Adresse nicht lesbar.",
  },
  preview: {
    title: "Vorschau der Rollen",
    intro: "Füg die Claims oder Attribute eines Kontos als JSON ein, um die Rolle eines neuen Kontos zu sehen. Es gelten die Werte im Formular oben, gespeichert oder nicht.",
    claims: "Claims oder Attribute des Kontos (JSON)",
    invalid: "Das ist kein JSON-Objekt.",
    result: ({ role }) => (need(role) === "teacher" ? "Rolle: Lehrkraft" : "Rolle: Lernende"),
    limits: "Single Sign-on legt nie Admins an.",
  },
};
