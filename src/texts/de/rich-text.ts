import type { texts as english } from '../en/rich-text.ts';

export const texts: typeof english = {
  callouts: {
    note: 'Hinweis',
    tip: 'Tipp',
    important: 'Wichtig',
    warning: 'Warnung',
    example: 'Beispiel',
    definition: 'Definition',
  },
  footnote: (number) => `Fußnote ${number}`,
  footnotes: 'Fußnoten',
  backToText: (number) => `Zurück zu Fußnote ${number} im Text`,
};
