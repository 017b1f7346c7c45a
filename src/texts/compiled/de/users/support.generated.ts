// Compiled from src/texts/de/users/support.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/support.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  helping: ({ name, time }) => `Du siehst Lectern bis ${userText(time)} wie ${userText(name)}. Du kannst nichts ändern.`,
  end: "Ansicht beenden",
  visited: ({ date, helper }) => `${userText(helper)} hat am ${userText(date)} dein Konto angesehen.`,
  reason: ({ reason }) => `Grund: ${userText(reason)}`,
  read: "Schließen",
  factorDue: ({ date }) => `Ab ${userText(date)} braucht dein Konto eine stärkere Anmeldung. Richte sie jetzt ein, damit du später nicht unterbrochen wirst.`,
  setUp: "Einrichten",
};
