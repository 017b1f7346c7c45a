import { ONE_TIME_CODE_LIFE_S } from '#domain/platform/limits.ts';
import type { texts as english } from '../en/recovery.ts';
import { countedIn } from '../wording.ts';

const MINUTES = countedIn('de')(ONE_TIME_CODE_LIFE_S / 60, { one: 'eine Minute', other: '# Minuten' });

export const texts: typeof english = {
  codeFirst: 'Für diesen Schritt brauchst du einen Code. Fordere hier einen an.',
  sendCode: 'Code senden',
  newPassword: 'Neues Passwort',
  code: {
    title: 'Code eingeben',
    label: 'Code',
    submit: 'Bestätigen',
    another: 'Neuen Code senden',
    wait: 'Nach 30 Sekunden keine E-Mail? Prüfe deinen Spam-Ordner oder fordere einen neuen Code an.',
    perhapsSent: {
      before: 'Wenn',
      after: ` zu einem Konto gehört, haben wir einen Code dorthin gesendet. Er gilt ${MINUTES}.`,
    },
    sent: { before: 'Wir haben einen Code gesendet an', after: `. Er gilt ${MINUTES}.` },
    otherAddress: 'Andere Adresse verwenden',
  },
  forgotten: {
    title: 'Passwort vergessen?',
    intro: 'Gib deine E-Mail-Adresse ein, und wir senden dir einen Code.',
    back: 'Zurück zur Anmeldung',
  },
  choose: {
    title: 'Neues Passwort wählen',
    signedOut: 'Du wirst auf allen Geräten abgemeldet. Melde dich dann mit dem neuen Passwort an.',
    submit: 'Passwort ändern',
    done: 'Passwort geändert. Melde dich mit dem neuen Passwort an.',
  },
};
