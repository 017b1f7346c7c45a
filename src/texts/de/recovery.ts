import { ONE_TIME_CODE_LIFE_S } from '#domain/limits.ts';
import type { texts as english } from '../en/recovery.ts';
import { countedIn } from '../wording.ts';

const MINUTES = countedIn('de')(ONE_TIME_CODE_LIFE_S / 60, { one: 'eine Minute', other: '# Minuten' });

export const texts: typeof english = {
  codeFirst: 'Für diesen Schritt brauchst du einen Code. Fordere hier zuerst einen an.',
  sendCode: 'Code senden',
  newPassword: 'Neues Passwort',
  code: {
    title: 'Code eingeben',
    label: 'Code',
    submit: 'Weiter',
    another: 'Neuen Code senden',
    wait: 'Wenn nach einer halben Minute nichts da ist, sieh im Spam-Ordner nach oder fordere einen neuen Code an.',
    perhapsSent: {
      before: 'Wenn',
      after: ` zu einem Konto gehört, ist ein Code dorthin unterwegs. Er gilt ${MINUTES}.`,
    },
    sent: { before: 'Wir haben einen Code gesendet an', after: `. Er gilt ${MINUTES}.` },
    otherAddress: 'Andere Adresse benutzen',
  },
  forgotten: {
    title: 'Passwort vergessen',
    intro: 'Nenn uns deine E-Mail-Adresse. Wir senden dir einen Code, mit dem du ein neues wählst.',
    back: 'Zurück zur Anmeldung',
  },
  choose: {
    title: 'Neues Passwort wählen',
    signedOut: 'Danach bist du überall abgemeldet und meldest dich mit dem neuen Passwort an.',
    submit: 'Passwort ändern',
    done: 'Dein Passwort ist geändert. Melde dich mit dem neuen an.',
  },
};
