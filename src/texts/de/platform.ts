import type { texts as english } from '../en/platform.ts';

export const texts: typeof english = {
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
