import type { texts as english } from '../en/policies.ts';
import { dateText } from '../wording.ts';

export const texts: typeof english = {
  titles: {
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    childProtection: 'Kinderschutzrichtlinie',
  },
  intro:
    'Was du veröffentlichst, ist eine neue Fassung. Frühere Fassungen bleiben, wie sie waren: So lässt sich nachlesen, womit jemand einverstanden war.',
  body: 'Inhalt',
  bodyHint: 'Markdown: # für Überschriften, **fett**, Listen mit Bindestrichen.',
  preview: 'Vorschau',
  nothing: 'Was du schreibst, steht hier so, wie Besucher es sehen werden.',
  from: 'Veröffentlichen ab',
  fromHint: 'Heute heißt sofort; ein späterer Tag beginnt um Mitternacht UTC.',
  publish: (version) => `Fassung ${version} veröffentlichen`,
  published: (version, at) => `Fassung ${version} gilt ab ${dateText('de', at)}.`,
  versions: 'Fassungen',
  none: 'Noch ist keine Fassung veröffentlicht. Schreibe oben die erste.',
  version: (version) => `Fassung ${version}`,
  since: (at) => `gilt seit ${dateText('de', at)}`,
  later: (at) => `gilt ab ${dateText('de', at)}`,
  earlier: (at) => `veröffentlicht für ${dateText('de', at)}, inzwischen ersetzt`,
};
