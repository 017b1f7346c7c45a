// Compiled from src/texts/en/content/rich-text.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';

export const texts = {
  callouts: {
    note: "Note",
    tip: "Tip",
    important: "Important",
    warning: "Warning",
    example: "Example",
    definition: "Definition",
  },
  footnote: ({ number }: { readonly number: number }): string => `Footnote ${String(need(number))}`,
  footnotes: "Footnotes",
  backToText: ({ number }: { readonly number: number }): string => `Back to footnote ${String(need(number))} in the text`,
  images: {
    enlarge: "Enlarge image",
    enlargeOf: ({ description }: { readonly description: string }): string => `Enlarge image: ${userText(description)}`,
    image: "Image",
    actualSize: "Actual size",
    fitToScreen: "Fit to screen",
  },
};
