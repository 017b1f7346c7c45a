import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { CARD_KINDS, type CardKind, type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { draftsOfNote, type NoteDraft } from '#server/interchange/anki/anki-note.ts';
import { apkgPackage, type DeckNote } from '#server/interchange/anki/apkg.writer.ts';
import { openZip } from '#server/interchange/archive/zip.reader.ts';
import { zipOf } from '#server/interchange/archive/zip.writer.ts';
import { dialogCardPackage, dialogCards, type WrittenDialogs } from '#server/interchange/h5p/dialog-cards.writer.ts';
import { h5pJson } from '#server/interchange/h5p/h5p-archive.ts';
import { h5pCards } from '#server/interchange/h5p/h5p-cards.ts';
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

/** The formats of cards that are exported and imported. */
export const CARD_FORMATS = ['apkg', 'dialogcards'] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

type Returned = { readonly content: CardNote | NoteDraft['content']; readonly lost: readonly unknown[] };
/** What a note becomes: null if it is lost, and whether the export or the import names a change. */
type CardTrip = { readonly back: Returned | null; readonly isNamed: boolean };

/**
 * Writes generated cards of every kind as Anki packages and H5P dialog cards, and reads them again. A card with a
 * separate image field returns as a basic one, which the export reports.
 * @param folder for temporary files
 */
export async function cardTrips(
  { count, seed }: { readonly count: number; readonly seed: number },
  folder: string,
): Promise<ReadonlyMap<CardFormat, ReadonlyMap<CardKind, Cell>>> {
  const all = new Map<CardFormat, Map<CardKind, Cell>>();
  for (const format of CARD_FORMATS) {
    const cells = new Map<CardKind, Cell>();
    all.set(format, cells);
    for (const kind of CARD_KINDS) {
      const cell: Cell = { equal: 0, named: 0, silent: 0, example: null };
      cells.set(kind, cell);
      const contents = fc.sample(CONTENT[kind], { numRuns: count, seed }).flatMap((content) => {
        const read = cardNoteSchema.safeParse(content);
        return read.success ? [read.data] : [];
      });
      const file = join(folder, `cards.${format}`);
      const trips = format === 'apkg' ? await throughAnki(contents, file) : await throughDialogCards(contents, file);
      for (const [at, content] of contents.entries()) {
        const { back, isNamed } = trips[at] ?? { back: null, isNamed: false };
        if (back !== null && textsOf(back.content) === textsOf(content)) cell.equal += 1;
        else if (isNamed) cell.named += 1;
        else {
          cell.silent += 1;
          cell.example ??= `${format}: ${textsOf(content)} → ${back === null ? 'nothing' : textsOf(back.content)}`;
        }
      }
    }
  }
  return all;
}

async function throughAnki(contents: readonly CardNote[], file: string): Promise<readonly CardTrip[]> {
  await writeArchive(zipOf(apkgPackage(notesOf(contents), async () => png(200, 100))), file);
  const opened = await openAnki(file);
  try {
    const back = new Map([...opened.notes()].map((note) => [note.guid, draftsOfNote(note)]));
    return contents.map(({ kind }, at) => {
      const [draft = null, ...others] = back.get(`n${at}`) ?? [];
      if (others.length > 0) return { back: null, isNamed: false };
      return { back: draft, isNamed: kind === 'image' || (draft?.lost.length ?? 0) > 0 };
    });
  } finally {
    await opened.close();
  }
}

async function throughDialogCards(contents: readonly CardNote[], file: string): Promise<readonly CardTrip[]> {
  const images = new Map([[`figure:${IMAGE}`, 'map.png']]);
  const written = contents.map((content) => dialogCards(content, images));
  async function* each(): AsyncGenerator<WrittenDialogs> {
    yield* written;
  }
  await writeArchive(zipOf(dialogCardPackage('Deck', each(), async () => png(200, 100))), file);
  const archive = openZip(file);
  try {
    // Every image of these cards is the same one.
    const returned = [
      ...h5pCards(h5pJson(archive, 'content/content.json'), 'H5P.Dialogcards', { nameOf: () => `figure:${IMAGE}` }),
    ];
    let from = 0;
    return written.map(({ dialogs, lost }) => {
      const cards = returned.slice(from, from + dialogs.length);
      from += dialogs.length;
      const back = cards.length === 1 ? (cards[0] ?? null) : null;
      return { back, isNamed: lost.length > 0 || cards.some((card) => card.lost.length > 0) };
    });
  } finally {
    archive.close();
  }
}

async function writeArchive(archive: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const pieces: Uint8Array[] = [];
  for await (const piece of archive) pieces.push(piece.slice());
  await writeFile(file, Buffer.concat(pieces));
}
