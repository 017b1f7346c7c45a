import { PIN_DIGITS } from '#domain/access/pin.schema.ts';
import type { texts as english } from '../en/pin.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  label: 'PIN',
  toHome: 'Zurück zur Startseite',
  signOut: 'Abmelden',
  yourPassword: 'Passwort',
  wrongPassword: 'Das Passwort ist nicht richtig. Versuch es erneut.',
  enter: {
    title: 'PIN eingeben',
    hint: 'Deine PIN schützt dein Konto als zweiter Schritt.',
    submit: 'Weiter',
    forgotten: 'PIN vergessen?',
    wrong: (left) => `Die PIN ist nicht richtig. Noch ${counted(left, { one: '# Versuch', other: '# Versuche' })}.`,
    locked: { before: 'Zu viele Versuche. Versuch es erneut in', after: '.' },
  },
  forgotten: {
    title: 'PIN vergessen?',
    intro: { before: 'Wir senden einen Code an', after: ', damit du eine neue PIN wählen kannst.' },
    back: 'Zurück zur PIN-Eingabe',
  },
  choose: {
    titleFirst: 'PIN festlegen',
    title: 'Neue PIN wählen',
    intro:
      'Du gibst deine PIN bei jeder Anmeldung ein. Sie schützt dein Konto auch dann, wenn jemand dein Passwort kennt.',
    label: 'Neue PIN',
    hint: `${PIN_DIGITS} Ziffern, die schwer zu erraten sind.`,
    passwordHint: 'Zur Bestätigung, dass du es bist.',
    submitFirst: 'PIN festlegen',
    submit: 'PIN ändern',
    done: 'PIN festgelegt.',
  },
  removal: { title: 'PIN entfernen', submit: 'PIN entfernen', done: 'PIN entfernt.' },
};
