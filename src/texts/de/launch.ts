import type { texts as english } from '../en/launch.ts';

export const texts: typeof english = {
  from: (platform) => `Von ${platform}`,
  welcome: (name) => (name === '' ? 'Willkommen bei Lectern' : `Willkommen, ${name}`),
  first: (platform) =>
    `Du kommst zum ersten Mal von ${platform}. Lectern speichert deine Arbeit in deinem eigenen Konto, das der Link ab jetzt öffnet.`,
  kept: (platform) =>
    `${platform} hat deinen Namen, deine E-Mail-Adresse (falls vorhanden) und deine Rolle im Kurs übermittelt.`,
  goOn: 'Weiter',
  opening: 'Wird geöffnet …',
  isMine: 'Ich habe schon ein Konto',
  signIn: 'Melde dich einmal an, um dein Konto mit dem Link zu verbinden.',
  link: 'Anmelden und weiter',
  endedTitle: 'Dieser Link ist abgelaufen',
  ended: 'Geh zurück zu deiner Lernplattform und öffne den Link erneut.',
  toSignIn: 'Zur Anmeldung',
};
