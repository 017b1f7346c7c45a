// Compiled from src/texts/de/access/recovery.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/recovery.generated.ts';
import { need, slot } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  codeFirst: "Für diesen Schritt brauchst du einen Code. Fordere hier einen an.",
  sendCode: "Code senden",
  newPassword: "Neues Passwort",
  code: {
    title: "Code eingeben",
    label: "Code",
    submit: "Bestätigen",
    another: "Neuen Code senden",
    wait: "Nach 30 Sekunden keine E-Mail? Prüfe deinen Spam-Ordner oder fordere einen neuen Code an.",
    perhapsSent: ({ minutes }) => `Wenn es ein Konto für ${slot('email')} gibt, haben wir einen Code dorthin gesendet. Er gilt ${(isForm('de', minutes, 'one') ? "eine Minute" : `${numberText('de', need(minutes))} Minuten`)}.`,
    sent: ({ minutes }) => `Wir haben einen Code an ${slot('email')} gesendet. Er gilt ${(isForm('de', minutes, 'one') ? "eine Minute" : `${numberText('de', need(minutes))} Minuten`)}.`,
    otherAddress: "Andere Adresse verwenden",
  },
  forgotten: {
    title: "Passwort vergessen?",
    intro: "Gib deine E-Mail-Adresse ein, und wir senden dir einen Code.",
    back: "Zurück zur Anmeldung",
  },
  choose: {
    title: "Neues Passwort wählen",
    signedOut: "Du wirst auf allen Geräten abgemeldet. Melde dich dann mit dem neuen Passwort an.",
    submit: "Passwort ändern",
    done: "Passwort geändert. Melde dich mit dem neuen Passwort an.",
  },
};
