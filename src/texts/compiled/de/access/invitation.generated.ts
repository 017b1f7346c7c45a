// Compiled from src/texts/de/access/invitation.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/invitation.generated.ts';

export const texts: typeof english = {
  title: "Passwort festlegen",
  intro: "Du meldest dich mit deiner E-Mail-Adresse und diesem Passwort an.",
  label: "Passwort",
  submit: "Passwort festlegen",
  missingTitle: "Dieser Link ist unvollständig",
  missing: "Öffne den Link in deiner E-Mail noch einmal oder kopiere ihn vollständig.",
  toSignIn: "Zur Anmeldung",
};
