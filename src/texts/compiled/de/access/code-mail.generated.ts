// Compiled from src/texts/de/access/code-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/code-mail.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  subject: ({ code }) => `${userText(code)} ist dein Lectern-Code`,
  greeting: ({ name }) => `Hallo ${userText(name)},`,
  purposes: {
    password: "mit diesem Code legst du ein neues Passwort fest:",
    pin: "mit diesem Code legst du eine neue PIN fest:",
    deletion: "mit diesem Code löschst du dein Konto und alles darin:",
  },
  expiry: ({ minutes }) => `Der Code gilt ${(isForm('de', minutes, 'one') ? `${numberText('de', need(minutes))} Minute` : `${numberText('de', need(minutes))} Minuten`)} und kann einmal verwendet werden.`,
  caution: "Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren. Niemand von Lectern wird dich je nach diesem Code fragen.",
};
