// Compiled from src/texts/de/access/sign-out.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/sign-out.generated.ts';

export const texts: typeof english = {
  ask: "Abmelden?",
  text: "Ein Teil deiner Arbeit ist noch nicht gespeichert. Er bleibt auf diesem Gerät und wird gesendet, wenn du dich hier wieder anmeldest.",
  confirm: "Abmelden",
  cancel: "Angemeldet bleiben",
};
