// Compiled from src/texts/de/interchange/scim.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/interchange/scim.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  title: "Bereitstellung (SCIM)",
  intro: "Mit SCIM erstellt und deaktiviert ein Identitätssystem wie Okta die Benutzer und Klassen deiner Schule. Geändert wird nur, was so erstellt wurde, und nie ein Admin.",
  setupTitle: "Bereitstellung einrichten",
  setupIntro: "Trag diese Adresse in den Bereitstellungseinstellungen deines Identitätssystems ein.",
  address: "Basis-URL (Mandanten-URL)",
  none: "Deine Schule hat keine Bereitstellungs-Tokens.",
  create: "Bereitstellungs-Token erstellen",
  nameHint: "Welches Identitätssystem es verwendet.",
  createdText: "Es wird nur einmal angezeigt. Wer es hat, kann Benutzer deiner Schule erstellen und deaktivieren.",
  ownerGone: ({ owner }) => `${userText(owner)} ist kein Admin mehr, deshalb wird dieses Token abgelehnt. Erneuere es.`,
  revokeText: "Das Identitätssystem kann Benutzer und Klassen nicht mehr ändern. Niemand wird deaktiviert.",
};
