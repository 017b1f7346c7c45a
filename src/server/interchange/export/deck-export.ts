import type pg from 'pg';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { apkgPackage, type DeckNote } from '../anki/apkg.writer.ts';
import { type ZipMember, zipOf } from '../archive/zip.writer.ts';
import { dialogCardPackage, dialogCards, type WrittenDialogs } from '../h5p/dialog-cards.writer.ts';
import { nameOf } from '../questions/interchange-question.ts';
import { plainWords } from '../questions/plain-words.ts';
import { cardRows } from './card-rows.ts';
import type { ExportReport } from './export.report.ts';

const BATCH = 500;
const FILE_NAME_MAX_CHARS = 100;

// The decks of topics; users' own cards are private.
const PAGE = `
  select n.id, m.id as "deckId", m.title as deck, n.external_id as "externalId", n.content, n.section, n.position,
    (select coalesce(jsonb_object_agg(f.digest, f.mime), '{}') from figures f
      where f.digest in (select jsonb_array_elements_text(n.figures))) as images
  from card_notes n join materials m on m.id = n.deck_id
  where n.removed_at is null and m.deleted_at is null and (m.id, n.position, n.id) > ($1::uuid, $2::integer, $3::uuid)
    and ($4::uuid is null or m.id = $4)
  order by m.id, n.position, n.id limit ${BATCH}`;
// A user's own cards of a topic, which only they may export.
const OWN_PAGE = `
  select n.id, o.id as "deckId", t.title as deck, n.external_id as "externalId", n.content, n.section, n.position,
    (select coalesce(jsonb_object_agg(f.digest, f.mime), '{}') from figures f
      where f.digest in (select jsonb_array_elements_text(n.figures))) as images
  from card_notes n join own_decks o on o.id = n.own_deck_id join topics t on t.id = o.topic_id
  where n.removed_at is null and (o.id, n.position, n.id) > ($1::uuid, $2::integer, $3::uuid) and o.id = $4
  order by o.id, n.position, n.id limit ${BATCH}`;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Row = {
  readonly id: string;
  readonly deckId: string;
  readonly deck: string;
  readonly externalId: string | null;
  readonly content: CardNote;
  readonly section: string;
  readonly position: number;
  readonly images: Readonly<Record<string, string>>;
};

/** One deck: of a topic, or a user's own cards. */
export type ChosenDeck = { readonly id: string; readonly title: string; readonly isOwn: boolean };

/** The decks of cards, or one of them, as an Anki package, in chunks. What Anki cannot represent is in the report. */
export async function* exportDecks(
  pool: pg.Pool,
  imageStore: ImageStore,
  report: ExportReport,
  chosen: ChosenDeck | null = null,
): AsyncGenerator<Uint8Array> {
  yield* zipOf(apkgPackage(notesOf(pool, chosen, report), imagesIn(imageStore)));
}

/** A deck as one package of H5P dialog cards, in chunks. What H5P cannot represent is in the report. */
export async function* exportDeckDialogs(
  pool: pg.Pool,
  imageStore: ImageStore,
  report: ExportReport,
  chosen: ChosenDeck,
): AsyncGenerator<Uint8Array> {
  const notes = dialogsOf(rowsOf(pool, chosen), report);
  yield* zipOf(dialogCardPackage(chosen.title, notes, imagesIn(imageStore)));
}

/** A deck as a table, a row for each card. What a table cannot represent is in the report. */
export async function* exportDeckTable(
  pool: pg.Pool,
  report: ExportReport,
  chosen: ChosenDeck,
): AsyncGenerator<string> {
  yield csvLine(['front', 'back', 'section']);
  for await (const { content, section } of rowsOf(pool, chosen)) {
    count(content, report);
    const { cards, lost } = cardRows(content);
    const item = nameOf(plainWords('text' in content ? content.text : content.front));
    for (const what of lost) report.lost.push({ item, what });
    yield cards.map(([front, back]) => csvLine([front, back, section])).join('');
  }
}

/**
 * The decks of cards as a ZIP archive with one package of H5P dialog cards for each deck, in chunks. What H5P cannot
 * represent is in the report.
 */
export async function* exportDialogCards(
  pool: pg.Pool,
  imageStore: ImageStore,
  report: ExportReport,
): AsyncGenerator<Uint8Array> {
  yield* zipOf(dialogCardFiles(pool, imagesIn(imageStore), report));
}

const imagesIn =
  (imageStore: ImageStore) =>
  (name: string): Promise<Uint8Array> =>
    imageStore.read(name.split('.', 1)[0] ?? '');

async function* dialogCardFiles(
  pool: pg.Pool,
  readImage: (name: string) => Promise<Uint8Array>,
  report: ExportReport,
): AsyncGenerator<ZipMember> {
  const { rows } = await pool.query<{ id: string; title: string }>(
    `select m.id, m.title from materials m where m.kind = 'deck' and m.deleted_at is null
       and exists (select 1 from card_notes n where n.deck_id = m.id and n.removed_at is null)
     order by m.title, m.id`,
  );
  const names = new Set<string>();
  for (const { id, title } of rows) {
    const notes = dialogsOf(rowsOf(pool, { id, title, isOwn: false }), report);
    yield { path: fileNameOf(title, names), content: { pieces: zipOf(dialogCardPackage(title, notes, readImage)) } };
  }
}

/** `Cells and tissues.h5p`, with a number if another deck has this title. */
function fileNameOf(title: string, names: Set<string>): string {
  const plain = title.replace(/[\p{Cc}/\\:*?"<>|\s]+/gu, ' ').trim() || 'Deck';
  const base = [...plain].slice(0, FILE_NAME_MAX_CHARS).join('');
  let name = base;
  for (let number = 2; names.has(name.toLowerCase()); number += 1) name = `${base} ${number}`;
  names.add(name.toLowerCase());
  return `${name}.h5p`;
}

async function* dialogsOf(notes: AsyncIterable<Row>, report: ExportReport): AsyncGenerator<WrittenDialogs> {
  const sections = new Set<string>();
  for await (const row of notes) {
    const { content, section, deck } = row;
    count(content, report);
    const written = dialogCards(content, noteOf(row).images);
    const item = nameOf(plainWords('text' in content ? content.text : content.front));
    for (const what of written.lost) report.lost.push({ item, what });
    if (section !== '' && !sections.has(section))
      report.lost.push({ item: nameOf(deck), what: { code: 'cardSectionDropped', section } });
    sections.add(section);
    yield written;
  }
}

async function* notesOf(pool: pg.Pool, chosen: ChosenDeck | null, report: ExportReport): AsyncGenerator<DeckNote> {
  for await (const row of rowsOf(pool, chosen)) {
    count(row.content, report);
    if (row.content.kind === 'image') {
      report.lost.push({ item: nameOf(plainWords(row.content.front)), what: { code: 'imageCardAsBasic' } });
    }
    yield noteOf(row);
  }
}

function count({ kind }: CardNote, report: ExportReport): void {
  report.exported += 1;
  report.byType[kind] = (report.byType[kind] ?? 0) + 1;
}

/** The notes of one deck, or of all. */
async function* rowsOf(pool: pg.Pool, chosen: ChosenDeck | null): AsyncGenerator<Row> {
  let [deckId, position, id] = [FIRST, -1, FIRST];
  for (;;) {
    const values = [deckId, position, id, chosen?.id ?? null];
    const { rows } = await (chosen?.isOwn === true
      ? pool.query<Row>({ name: 'export-own-deck', text: OWN_PAGE, values })
      : pool.query<Row>({ name: 'export-decks', text: PAGE, values }));
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    [deckId, position, id] = [last.deckId, last.position, last.id];
  }
}

const noteOf = ({ id, deck, externalId, content, section, images }: Row): DeckNote => ({
  // A note that was imported from Anki is exported with its Anki guid.
  guid: externalId?.startsWith('anki:') === true ? externalId.slice('anki:'.length) : `lectern:${id}`,
  deck: [deck, ...section.split(' / ').filter((name) => name !== '')],
  content,
  images: new Map(
    Object.entries(images).map(([digest, mime]) => [`figure:${digest}`, `${digest}.${mime.replace(/^image\//, '')}`]),
  ),
});
