import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { CARD_KINDS, type CardKind, type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { draftsOfNote, type NoteDraft } from '#server/interchange/anki/anki-note.ts';
import { apkgPackage, type DeckNote } from '#server/interchange/anki/apkg.writer.ts';
import { zipOf } from '#server/interchange/archive/zip.writer.ts';
import { markdownToHtml } from '#server/interchange/text/markdown-to-html.ts';
import { png } from '../support/questions/question.builder.ts';
import type { Cell } from './matrix.ts';
import { IMAGE } from './odd-questions.ts';
import { rich, words } from './odd-texts.ts';

/* Cards are exported as an Anki package and imported again. */

const typed = fc.boolean();
const gap = words.filter((text) => !/[{}]|::/.test(text)).map((text) => `{{c1::${text}}}`);
const CONTENT: Readonly<Record<CardKind, fc.Arbitrary<unknown>>> = {
  basic: fc.record({ kind: fc.constant('basic'), front: rich, back: rich, typed }),
  reversed: fc.record({ kind: fc.constant('reversed'), front: rich, back: rich, typed }),
  cloze: fc.record({
    kind: fc.constant('cloze'),
    text: fc.tuple(words, gap, words).map((parts) => parts.filter((part) => !part.includes('}}}')).join(' ')),
    typed,
  }),
  image: fc.record({
    ...{ kind: fc.constant('image'), front: words, back: rich, typed: fc.constant(false) },
    ...{ figure: fc.constant(IMAGE), alt: fc.constant('Map') },
  }),
};

const shown = (markdown: string): string =>
  markdownToHtml(markdown, (path) => path)
    .replace(/[ \t\n\r\u00a0]+/g, ' ')
    .replace(/<li> ?<p>|<\/p>(?= ?<(?:\/li|ul|ol)>)/g, (tag) => (tag.startsWith('<li') ? '<li>' : ''))
    .replace(/ ?(<\/?(?:p|br|li|ul|ol|div|pre|blockquote|t[hdr]|table|tbody)\b[^>]*>) ?/g, '$1')
    .trim();
const textsOf = (content: CardNote | NoteDraft['content']): string =>
  JSON.stringify(
    'text' in content
      ? [content.kind, shown(content.text), content.typed]
      : [content.kind, shown(content.front), shown(content.back), content.typed],
  );

async function* notesOf(contents: readonly CardNote[]): AsyncGenerator<DeckNote> {
  for (const [at, content] of contents.entries())
    yield { guid: `n${at}`, deck: ['Deck'], content, images: new Map([[`figure:${IMAGE}`, 'map.png']]) };
}

/**
 * Writes generated cards of every kind as Anki packages and reads them again. A card with a separate image field
 * returns as a basic one, which the export reports.
 * @param folder for temporary files
 */
export async function cardTrips(
  { count, seed }: { readonly count: number; readonly seed: number },
  folder: string,
): Promise<ReadonlyMap<CardKind, Cell>> {
  const all = new Map<CardKind, Cell>();
  for (const kind of CARD_KINDS) {
    const cell: Cell = { equal: 0, named: 0, silent: 0, example: null };
    all.set(kind, cell);
    const contents = fc.sample(CONTENT[kind], { numRuns: count, seed }).flatMap((content) => {
      const read = cardNoteSchema.safeParse(content);
      return read.success ? [read.data] : [];
    });
    const file = join(folder, 'cards.apkg');
    const pieces: Uint8Array[] = [];
    for await (const piece of zipOf(apkgPackage(notesOf(contents), async () => png(200, 100))))
      pieces.push(piece.slice());
    await writeFile(file, Buffer.concat(pieces));
    const opened = await openAnki(file);
    try {
      const back = new Map([...opened.notes()].map((note) => [note.guid, draftsOfNote(note)]));
      for (const [at, content] of contents.entries()) {
        const [draft, ...others] = back.get(`n${at}`) ?? [];
        if (kind === 'image') cell.named += 1;
        else if (draft !== undefined && others.length === 0 && textsOf(draft.content) === textsOf(content))
          cell.equal += 1;
        else if (draft !== undefined && draft.lost.length > 0) cell.named += 1;
        else {
          cell.silent += 1;
          cell.example ??= `${textsOf(content)} → ${draft === undefined ? 'nothing' : textsOf(draft.content)}`;
        }
      }
    } finally {
      await opened.close();
    }
  }
  return all;
}
