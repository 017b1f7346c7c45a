import { describe, expect, test } from 'vitest';
import { cardOrdinals } from '#domain/cards/card-face.rule.ts';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { DEMO_DECKS } from '#server/demo/seed-cards.ts';

describe('demo decks', () => {
  test.each(DEMO_DECKS)(
    '$title has at least twelve notes, some with blanks, some reversed, all of them cards',
    ({ notes }) => {
      expect(notes.length).toBeGreaterThanOrEqual(12);
      for (const note of notes) {
        expect(cardNoteSchema.safeParse(note).error).toBeUndefined();
        expect(cardOrdinals(note).length).toBeGreaterThan(0);
      }
      expect(new Set(notes.map(({ kind }) => kind))).toEqual(new Set(['basic', 'reversed', 'cloze']));
      expect(JSON.stringify(notes)).toContain('$');
    },
  );
});
