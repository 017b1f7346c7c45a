// Compiled from src/texts/de/access/session.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/session.generated.ts';

export const texts: typeof english = {
  end: {
    title: "Deine Sitzung läuft gleich ab",
    unused: "Du hast Lectern eine Weile nicht benutzt. Um dein Konto zu schützen, melden wir dich bald ab.",
    old: "Um dein Konto zu schützen, musst du dich ab und zu neu anmelden. Danach kommst du auf diese Seite zurück.",
    timeLeft: "Verbleibende Zeit:",
    stay: "Angemeldet bleiben",
    signOut: "Abmelden",
    signInAgain: "Erneut anmelden",
    later: "Später",
  },
};
