// Compiled from src/texts/de/classrooms/invitation-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/classrooms/invitation-mail.generated.ts';
import { isNone, userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  subject: ({ classroom }) => `Einladung in die Klasse ${userText(classroom)}`,
  greeting: ({ name }) => (isNone(name) ? "Hallo," : `Hallo ${userText(name)},`),
  invited: {
    student: ({ classroom, teacher }) => `${userText(teacher)} hat dich auf Lectern in die Klasse ${userText(classroom)} eingeladen.`,
    teacher: ({ classroom, teacher }) => `${userText(teacher)} hat dich eingeladen, die Klasse ${userText(classroom)} auf Lectern mitzuunterrichten.`,
  },
  join: "Klasse beitreten",
  enterCode: "Öffne in Lectern „Klassen“ und gib diesen Einladungscode ein:",
  account: "Wenn du noch kein Konto hast, erstelle zuerst eines. Die Einladung gilt 30 Tage.",
  caution: "Wenn du diese Person nicht kennst, kannst du diese E-Mail ignorieren.",
};
