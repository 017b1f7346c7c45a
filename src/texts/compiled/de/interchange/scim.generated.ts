// Compiled from src/texts/de/interchange/scim.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/interchange/scim.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Bereitstellung (SCIM)",
  intro: "Mit SCIM erstellt und deaktiviert ein Identitätssystem wie Okta die Benutzer und Klassen deiner Schule. Geändert wird nur, was so erstellt oder von dir verbunden wurde, und nie ein Admin.",
  setupTitle: "Bereitstellung einrichten",
  setupIntro: "Trag diese Adresse in den Bereitstellungseinstellungen deines Identitätssystems ein.",
  address: "Basis-URL (Mandanten-URL)",
  none: "Deine Schule hat keine Bereitstellungs-Tokens.",
  create: "Bereitstellungs-Token erstellen",
  nameHint: "Welches Identitätssystem es verwendet.",
  createdText: "Es wird nur einmal angezeigt. Wer es hat, kann Benutzer deiner Schule erstellen und deaktivieren.",
  ownerGone: ({ owner }) => `${userText(owner)} ist kein Admin mehr, deshalb wird dieses Token abgelehnt. Erneuere es.`,
  revokeText: "Das Identitätssystem kann Benutzer und Klassen nicht mehr ändern. Niemand wird deaktiviert.",
  matchesTitle: ({ count }) => `Konten zum Verbinden (${numberText('de', need(count))})`,
  matchesText: "Dein Identitätssystem möchte Benutzer erstellen, deren E-Mail-Adressen zu Konten deiner Schule gehören. Es kann diese Konten weder sehen noch ändern, bis du sie verbindest. Prüf bei jedem, ob es dieselbe Person ist.",
  matchOf: ({ name }) => `Im Identitätssystem: ${userText(name)}`,
  matchesMore: ({ count }) => `Angezeigt werden die ersten ${numberText('de', need(count))}. Die übrigen folgen, wenn diese verbunden sind.`,
  connect: ({ count }) => (need(count) === 0 ? "Ausgewählte verbinden" : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Konto verbinden` : `${numberText('de', need(count))} Konten verbinden`)),
  chooseAll: "Alle auswählen",
  chooseNone: "Keine auswählen",
  connectTitle: ({ count }) => (isForm('de', count, 'one') ? "Dieses Konto verbinden?" : `${numberText('de', need(count))} Konten verbinden?`),
  connectText: "Ab seiner nächsten Anfrage kann das Identitätssystem Namen und E-Mail-Adressen ändern, Klassen zuordnen und Konten deaktivieren. Arbeiten, Passwörter und Klassen bleiben.",
  connected: ({ count }) => (need(count) === 0 ? "Kein Konto konnte verbunden werden." : (isForm('de', count, 'one') ? "Das Konto ist verbunden." : `${numberText('de', need(count))} Konten sind verbunden.`)),
};
