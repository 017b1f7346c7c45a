// Compiled from src/texts/de/content/rich-text.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/content/rich-text.generated.ts';
import { need, userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  callouts: {
    note: "Hinweis",
    tip: "Tipp",
    important: "Wichtig",
    warning: "Warnung",
    example: "Beispiel",
    definition: "Definition",
  },
  footnote: ({ number }) => `Fußnote ${String(need(number))}`,
  footnotes: "Fußnoten",
  backToText: ({ number }) => `Zurück zu Fußnote ${String(need(number))} im Text`,
  images: {
    enlarge: "Bild vergrößern",
    enlargeOf: ({ description }) => `Bild vergrößern: ${userText(description)}`,
    image: "Bild",
    actualSize: "Originalgröße",
    fitToScreen: "An Bildschirm anpassen",
  },
};
