import type { texts as english } from '../en/policies.ts';
import { dateText } from '../wording.ts';

export const texts: typeof english = {
  titles: {
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    childProtection: 'Kinderschutzrichtlinie',
  },
  intro: 'Beim Veröffentlichen entsteht eine neue Version. Frühere Versionen bleiben lesbar.',
  body: 'Inhalt',
  bodyHint: 'Markdown: # für Überschriften, **fett**, Bindestriche für Listen.',
  preview: 'Vorschau',
  nothing: 'Hier erscheint die Vorschau.',
  from: 'Veröffentlichen ab',
  fromHint: 'Heute veröffentlicht sofort. Ein späteres Datum beginnt um Mitternacht UTC.',
  publish: (version) => `Version ${version} veröffentlichen`,
  published: (version, at) => `Version ${version} gilt ab ${dateText('de', at)}.`,
  versions: 'Versionen',
  none: 'Noch keine Version veröffentlicht.',
  version: (version) => `Version ${version}`,
  since: (at) => `gilt seit ${dateText('de', at)}`,
  later: (at) => `gilt ab ${dateText('de', at)}`,
  earlier: (at) => `veröffentlicht für ${dateText('de', at)}, inzwischen ersetzt`,
};
