// Compiled from src/texts/de/access/pin.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/pin.generated.ts';
import { need, slot } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  label: "PIN",
  toHome: "Zurück zur Startseite",
  signOut: "Abmelden",
  yourPassword: "Passwort",
  wrongPassword: "Das Passwort ist nicht richtig. Versuch es erneut.",
  enter: {
    title: "PIN eingeben",
    hint: "Deine PIN schützt dein Konto zusätzlich zum Passwort.",
    submit: "Weiter",
    forgotten: "PIN vergessen?",
    wrong: ({ left }) => `Die PIN ist nicht richtig. Noch ${(isForm('de', left, 'one') ? `${numberText('de', need(left))} Versuch` : `${numberText('de', need(left))} Versuche`)}.`,
    locked: `Zu viele Versuche. Versuch es erneut in ${slot('time')}.`,
  },
  forgotten: {
    title: "PIN vergessen?",
    intro: `Wir senden einen Code an ${slot('email')}, damit du eine neue PIN wählen kannst.`,
    back: "Zurück zur PIN-Eingabe",
  },
  choose: {
    titleFirst: "PIN festlegen",
    title: "Neue PIN wählen",
    intro: "Du gibst deine PIN bei jeder Anmeldung ein. Sie schützt dein Konto auch dann, wenn jemand dein Passwort kennt.",
    label: "Neue PIN",
    hint: ({ digits }) => `${numberText('de', need(digits))} Ziffern, die schwer zu erraten sind.`,
    passwordHint: "Zur Bestätigung, dass du es bist.",
    submitFirst: "PIN festlegen",
    submit: "PIN ändern",
    done: "PIN festgelegt.",
  },
  removal: {
    title: "PIN entfernen",
    submit: "PIN entfernen",
    done: "PIN entfernt.",
  },
};
