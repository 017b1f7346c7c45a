import type { texts as english } from '../en/launch.ts';

export const texts: typeof english = {
  from: (platform) => `Von ${platform}`,
  welcome: (name) => (name === '' ? 'Willkommen bei Lectern' : `Willkommen, ${name}`),
  first: (platform) =>
    `Du kommst zum ersten Mal von ${platform}. Lectern bewahrt deine Arbeit in einem eigenen Konto auf; ab jetzt öffnet der Link es.`,
  kept: (platform) =>
    `${platform} hat Lectern deinen Namen genannt, deine E-Mail, wenn du dort eine hast, und was du im Kurs bist.`,
  goOn: 'Weiter',
  opening: 'Wird geöffnet …',
  isMine: 'Ich habe schon ein Konto',
  signIn: 'Melde dich einmal dort an, dann öffnet der Link ab jetzt dieses Konto.',
  link: 'Anmelden und weiter',
  endedTitle: 'Öffne es noch einmal',
  ended:
    'Dieser Weg herein gilt nicht mehr oder wurde schon benutzt. Geh zurück zu deiner Lernplattform und öffne den Link dort noch einmal.',
  toSignIn: 'Zur Anmeldung',
};
