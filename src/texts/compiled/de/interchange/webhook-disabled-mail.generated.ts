// Compiled from src/texts/de/interchange/webhook-disabled-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/interchange/webhook-disabled-mail.generated.ts';
import { isNone, need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  subject: "Ein Webhook wurde deaktiviert",
  greeting: ({ name }) => (isNone(name) ? "Hallo," : `Hallo ${userText(name)},`),
  failing: ({ days }) => `Lectern konnte diesem Webhook ${numberText('de', need(days))} Tage lang kein Ereignis zustellen. Er wurde deshalb deaktiviert:`,
  gone: "Das Ziel dieses Webhooks hat geantwortet, dass es keine Ereignisse mehr annimmt (Status 410). Er wurde deshalb deaktiviert:",
  next: ({ days }) => `Ereignisse werden ${numberText('de', need(days))} Tage lang aufbewahrt. Sobald das Ziel wieder funktioniert, öffnen Sie „Webhooks“ in Lectern, aktivieren Sie den Webhook und wählen Sie „Nicht Zugestelltes erneut senden“.`,
};
