// Compiled from src/texts/de/users/policies.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/policies.generated.ts';
import { need } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';

export const texts: typeof english = {
  titles: {
    privacy: "Datenschutzerklärung",
    terms: "Nutzungsbedingungen",
    childProtection: "Kinderschutzrichtlinie",
  },
  intro: "Beim Veröffentlichen entsteht eine neue Version. Frühere Versionen bleiben lesbar.",
  body: "Inhalt",
  bodyHint: "Markdown: # für Überschriften, **fett**, Bindestriche für Listen.",
  preview: "Vorschau",
  nothing: "Hier erscheint die Vorschau.",
  from: "Veröffentlichen ab",
  fromHint: "Heute veröffentlicht sofort. Ein späteres Datum beginnt um Mitternacht UTC.",
  publish: ({ version }) => `Version ${String(need(version))} veröffentlichen`,
  published: ({ at, version }) => `Version ${String(need(version))} gilt ab ${dateText('de', need(at))}.`,
  versions: "Versionen",
  none: "Noch keine Version veröffentlicht.",
  version: ({ version }) => `Version ${String(need(version))}`,
  since: ({ at }) => `gilt seit ${dateText('de', need(at))}`,
  later: ({ at }) => `gilt ab ${dateText('de', need(at))}`,
  earlier: ({ at }) => `vom ${dateText('de', need(at))}, inzwischen ersetzt`,
};
