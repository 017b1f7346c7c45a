// Compiled from src/texts/de/access/sign-in-policy.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/sign-in-policy.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Anmeldung",
  intro: "Was zum Anmelden nötig ist, je Rolle. Single Sign-on und Lernplattformen sind nicht betroffen: Dort gelten eigene Regeln.",
  introAll: "Was in allen Schulen und für Konten ohne Schule zum Anmelden nötig ist, je Rolle. Eine Schule kann mehr verlangen, aber nicht weniger.",
  signOnOnly: ({ name }) => `„Nur Single Sign-on“ ist an: Lernende und Lehrkräfte melden sich mit ${userText(name)} an, nicht mit Passwort.`,
  ownMissing: "Du kannst die Bestätigung in zwei Schritten oder einen Passkey verlangen, sobald du sie selbst eingerichtet hast.",
  ownLink: "Zu deinem Konto",
  roles: {
    student: "Lernende",
    teacher: "Lehrkräfte",
    schoolAdmin: "Schuladmins",
    admin: "Administration",
  },
  requirement: "Zum Anmelden nötig",
  requirements: {
    password: "Passwort oder Passkey",
    secondFactor: "Zwei Schritte oder Passkey",
    passkey: "Nur Passkey",
  },
  requiredFrom: "Verlangt ab",
  graceDays: "Übergangstage",
  graceHint: "Wie lange die Anmeldung noch ohne geht: ab diesem Tag oder ab dem ersten Tag des Kontos.",
  floor: ({ date, requirement }) => `Für alle Schulen: ${userText(requirement)}, ab ${userText(date)}.`,
  ready: ({ count, ready }) => (need(count) === 0 ? "Keine Konten mit Passwort." : (isForm('de', count, 'one') ? `${numberText('de', need(ready))} von ${numberText('de', need(count))} Konto ist bereit.` : `${numberText('de', need(ready))} von ${numberText('de', need(count))} Konten sind bereit.`)),
  save: "Speichern",
  saveNamed: ({ role }) => `Speichern: ${userText(role)}`,
  saved: "Anmelderegeln gespeichert",
  changed: "Jemand anderes hat diese Regel geändert. Jetzt siehst du die aktuelle.",
};
