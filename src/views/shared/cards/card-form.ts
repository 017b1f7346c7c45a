import type { CardKind, CardNote } from '#domain/cards/card-note.schema.ts';

/** The values of the card editor's fields as a note, to be checked with the domain's schema. */
export function readCardForm(data: FormData, kind: CardKind): unknown {
  const text = (name: string): string => String(data.get(name) ?? '');
  const typed = data.get('typed') !== null;
  if (kind === 'cloze') return { kind, text: text('text'), typed };
  const sides = { front: text('front'), back: text('back'), typed };
  return kind === 'image' ? { kind, figure: text('figure'), alt: text('alt'), ...sides } : { kind, ...sides };
}

/** The beginning of a note, for lists and labels. */
export const noteTitle = (note: CardNote): string =>
  note.kind === 'cloze'
    ? note.text.replaceAll(/\{\{c\d+::([^{}]*)\}\}/g, (_, gap: string) => gap.split('::', 1)[0] ?? '')
    : note.front;
