import type { texts as english } from '../en/platform.ts';

export const texts: typeof english = {
  link: {
    title: 'Die Plattform sich selbst anmelden lassen',
    intro:
      'Moodle, Canvas und andere erledigen die ganze Anmeldung mit einem Link (Dynamic Registration). Er gilt einmal, für eine Plattform. Wer ihn hat, kann hier eine Plattform anmelden; gib ihn nur weiter, wo deine verwaltet wird.',
    name: 'Anmeldelink',
    make: 'Link erstellen',
    another: 'Noch einen Link erstellen',
    made: (until) => `Nur jetzt zu sehen. Er gilt bis ${until}.`,
  },
  title: 'Was deine Plattform wissen muss',
  intro: 'Trag diese Adressen dort ein, wo sie nach einem externen Werkzeug mit LTI 1.3 fragt.',
  addresses: {
    login: 'Anmeldeadresse (OIDC-Initiierung)',
    launch: 'Start- und Weiterleitungsadresse',
    deepLinking: 'Adresse für Deep Linking (Inhaltsauswahl)',
    keySet: 'Adresse des Schlüsselsatzes (JWKS)',
  },
  copy: 'Kopieren',
  copyThis: (label) => `Kopieren: ${label}`,
  copied: 'Kopiert.',
};
