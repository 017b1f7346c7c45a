// Compiled from src/texts/de/access/sign-on/sign-on-pages.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/access/sign-on/sign-on-pages.generated.ts';

export const texts: typeof english = {
  title: "Die Anmeldung hat nicht geklappt",
  back: "Zurück zur Anmeldung",
  problems: {
    provider: "Diese Anmeldung gibt es nicht mehr. Geh zurück und gib deine E-Mail noch einmal ein.",
    state: "Diese Anmeldung ist abgelaufen oder wurde zweimal geöffnet. Beginn noch einmal.",
    cookie: "Diese Anmeldung wurde in einem anderen Browser begonnen, oder dein Browser blockiert Cookies. Erlaube Cookies und beginn noch einmal.",
    down: "Der Anmeldedienst deiner Schule antwortet nicht. Versuch es in ein paar Minuten noch einmal.",
    slow: "Der Anmeldedienst deiner Schule hat zu lange gebraucht. Versuch es in ein paar Minuten noch einmal.",
    clock: "Der Anmeldedienst deiner Schule hat eine abgelaufene Nachricht geschickt. Versuch es noch einmal. Passiert das wieder, sag der IT deiner Schule, dass die Uhr des Dienstes falsch gehen könnte.",
    cancelled: "Du hast die Anmeldung abgebrochen. Beginn noch einmal, wenn du so weit bist.",
    refused: "Der Anmeldedienst deiner Schule hat die Anfrage abgelehnt. Versuch es noch einmal oder bitte die IT deiner Schule um Zugang.",
    token: "Wir konnten die Nachricht vom Anmeldedienst deiner Schule nicht prüfen. Sag der IT deiner Schule Bescheid.",
    configuration: "Der Anmeldedienst deiner Schule ist nicht richtig eingerichtet. Sag der IT deiner Schule Bescheid.",
    secret: "Der Anmeldedienst deiner Schule nimmt das Client-Geheimnis von Lectern nicht an. Sag der IT deiner Schule Bescheid.",
    subject: "Der Anmeldedienst deiner Schule sagt uns nicht, wer du bist, nur dass du zu ihm gehörst. Sag der IT deiner Schule Bescheid.",
    many: "Zu viele Versuche. Warte ein paar Minuten und versuch es dann noch einmal.",
  },
};
