// Compiled from src/texts/de/lti/lti-platform.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/lti/lti-platform.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  link: {
    title: "Dynamische Registrierung",
    intro: "Mit diesem Link registrieren sich Moodle, Canvas und andere selbst. Er gilt einmal. Gib ihn nur an die Administration deiner Plattform weiter.",
    name: "Registrierungslink",
    make: "Link erstellen",
    another: "Weiteren Link erstellen",
    made: ({ until }) => `Kopiere ihn jetzt: Er wird nur einmal angezeigt. Gültig bis ${userText(until)}.`,
  },
  title: "Angaben für deine Plattform",
  intro: "Trag diese URLs in deiner Plattform beim externen Tool (LTI 1.3) ein.",
  addresses: {
    login: "URL für die Anmeldung (OIDC)",
    launch: "Start- und Weiterleitungs-URL",
    deepLinking: "Deep-Linking-URL (Inhaltsauswahl)",
    keySet: "Public-Keyset-URL (JWKS)",
  },
  copy: "Kopieren",
  copyThis: ({ label }) => `Kopieren: ${userText(label)}`,
  copied: "Kopiert.",
};
