export const texts = {
  callouts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    example: 'Example',
    definition: 'Definition',
  },
  footnote: (number: number) => `Footnote ${number}`,
  footnotes: 'Footnotes',
  backToText: (number: number) => `Back to footnote ${number} in the text`,
};
