// Compiled from src/texts/de/access/first-admin.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/first-admin.generated.ts';
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Ersten Administrator anlegen",
  lead: "Diese Installation hat noch keinen Administrator. Das Konto, das du hier anlegst, kann alles verwalten.",
  labels: {
    name: "Name",
    email: "E-Mail",
    password: "Passwort",
  },
  problems: {
    name: ({ max }) => `Gib deinen Namen mit höchstens ${numberText('de', need(max))} Zeichen ein.`,
    email: "Gib eine gültige E-Mail-Adresse ein.",
    password: ({ max, min }) => `Verwende ${numberText('de', need(min))} bis ${numberText('de', need(max))} Zeichen, die schwer zu erraten sind.`,
  },
  emailTaken: "Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Verwende eine andere.",
  passwordHint: ({ min }) => `Mindestens ${numberText('de', need(min))} Zeichen.`,
  create: "Administrator anlegen",
  createdTitle: "Administrator angelegt",
  created: "Du kannst dich jetzt mit E-Mail-Adresse und Passwort anmelden.",
  signIn: "Anmelden",
  endedTitle: "Dieser Link gilt nicht mehr",
  ended: "Er ist abgelaufen oder wurde schon verwendet, oder es gibt bereits einen Administrator. Gibt es keinen, starte Lectern neu, um einen neuen Link zu erhalten.",
};
