import type { texts as english } from '../en/invitation.ts';

export const texts: typeof english = {
  title: 'Wähle dein Passwort',
  intro: 'Damit und mit deiner E-Mail meldest du dich ab jetzt an.',
  label: 'Passwort',
  submit: 'Passwort festlegen und weiter',
  missingTitle: 'Dieser Link ist nicht vollständig',
  missing: 'Öffne den Link in deiner Mail bitte noch einmal, oder kopiere ihn ganz.',
  toSignIn: 'Zur Anmeldung',
};
