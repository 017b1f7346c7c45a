import type { CardNote } from './card-note.schema.ts';
import { type ClozePiece, clozeNumbers, parseCloze } from './cloze.parser.ts';

/** A card as it is shown. Markdown with formulas. */
export type CardFace = {
  readonly front: string;
  readonly back: string;
  /** The text to type; null if there is none. */
  readonly expected: string | null;
};

/**
 * The ordinals of a note's cards: 1 for its only card; 1 and 2 for both directions; the numbers of the blanks. A card
 * keeps its ordinal, and thereby its review state, when the note is edited.
 */
export function cardOrdinals(note: CardNote): readonly number[] {
  switch (note.kind) {
    case 'cloze':
      return clozeNumbers(note.text);
    case 'reversed':
      return [1, 2];
    default:
      return [1];
  }
}

/** Both sides of one card of a note. An ordinal the note does not have shows the first card. */
export function cardFace(note: CardNote, ordinal: number): CardFace {
  switch (note.kind) {
    case 'cloze':
      return clozeFace(note.text, ordinal, note.typed);
    case 'image':
      return {
        front: `![${note.alt.replaceAll(/[[\]\n]/g, ' ')}](figure:${note.figure})\n\n${note.front}`,
        back: note.back,
        expected: note.typed ? note.back : null,
      };
    case 'reversed':
      return ordinal === 2
        ? { front: note.back, back: note.front, expected: note.typed ? note.front : null }
        : { front: note.front, back: note.back, expected: note.typed ? note.back : null };
    default:
      return { front: note.front, back: note.back, expected: note.typed ? note.back : null };
  }
}

function clozeFace(text: string, ordinal: number, typed: boolean): CardFace {
  const pieces = parseCloze(text);
  const number = clozeNumbers(text).includes(ordinal) ? ordinal : (clozeNumbers(text)[0] ?? 1);
  const written = (show: (gap: Extract<ClozePiece, { kind: 'gap' }>) => string): string =>
    pieces
      .map((piece) => (piece.kind === 'text' ? piece.text : piece.number === number ? show(piece) : piece.answer))
      .join('');
  const answers = pieces.flatMap((piece) => (piece.kind === 'gap' && piece.number === number ? [piece.answer] : []));
  return {
    front: written(({ hint, inFormula }) =>
      inFormula ? `\\boxed{\\text{${hint?.replaceAll(/[{}$\\]/g, '') ?? '…'}}}` : `**[${hint ?? '…'}]**`,
    ),
    back: written(({ answer, inFormula }) => (inFormula ? `\\boxed{${answer}}` : `**${answer}**`)),
    expected: typed ? answers.join(', ') : null,
  };
}
