// Compiled from src/texts/de/interchange/record-store-disabled-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/interchange/record-store-disabled-mail.generated.ts';
import { isNone, need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  subject: "Ein Learning Record Store wurde deaktiviert",
  greeting: ({ name }) => (isNone(name) ? "Hallo," : `Hallo ${userText(name)},`),
  failing: ({ days }) => `Lectern konnte diesem Learning Record Store ${numberText('de', need(days))} Tage lang nichts senden. Er wurde deshalb deaktiviert:`,
  gone: "Dieser Learning Record Store hat geantwortet, dass es ihn nicht mehr gibt (Status 410). Er wurde deshalb deaktiviert:",
  next: ({ days }) => `Ereignisse warten ${numberText('de', need(days))} Tage lang. Sobald der LRS wieder funktioniert, öffnen Sie „Webhooks“ in Lectern und aktivieren ihn: Alles, was wartet, wird dann gesendet.`,
};
