import { PIN_DIGITS } from '#domain/credentials/pin.schema.ts';
import type { texts as english } from '../en/pin.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  label: 'PIN',
  toHome: 'Zurück zum Start',
  signOut: 'Abmelden',
  yourPassword: 'Dein Passwort',
  wrongPassword: 'Das ist nicht dein Passwort. Prüf es und versuch es noch einmal.',
  enter: {
    title: 'PIN eingeben',
    hint: 'Dein Konto hat eine PIN als zweites Schloss.',
    submit: 'Weiter',
    forgotten: 'PIN vergessen?',
    wrong: (left) =>
      `Das ist nicht deine PIN. Du hast noch ${counted(left, { one: '# Versuch', other: '# Versuche' })}.`,
    locked: { before: 'Das waren zu viele falsche PINs. Neu versuchen kannst du es in', after: '.' },
  },
  forgotten: {
    title: 'PIN vergessen',
    intro: { before: 'Wir senden einen Code an', after: '. Mit ihm wählst du eine neue PIN.' },
    back: 'Sie ist mir wieder eingefallen',
  },
  choose: {
    titleFirst: 'PIN festlegen',
    title: 'Neue PIN wählen',
    intro:
      'Eine PIN ist ein zweites Schloss: Wer dein Passwort hat, kommt trotzdem nicht hinein. Nach jeder Anmeldung wirst du nach ihr gefragt.',
    label: 'Neue PIN',
    hint: `${PIN_DIGITS} Ziffern, die niemand als Erstes versuchen würde.`,
    passwordHint: 'Damit wir wissen, dass du es bist.',
    submitFirst: 'PIN festlegen',
    submit: 'PIN ändern',
    done: 'Deine PIN ist festgelegt.',
  },
  removal: { title: 'Auf die PIN verzichten', submit: 'PIN entfernen', done: 'Deine PIN ist entfernt.' },
};
