import type pg from 'pg';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { apkgPackage, type DeckNote } from '../anki/apkg.writer.ts';
import { zipOf } from '../archive/zip.writer.ts';
import { nameOf } from '../questions/interchange-question.ts';
import { plainWords } from '../questions/plain-words.ts';
import type { ExportReport } from './export.report.ts';

const BATCH = 500;

// The decks of topics; users' own cards are private.
const PAGE = `
  select n.id, m.id as "deckId", m.title as deck, n.external_id as "externalId", n.content, n.section, n.position,
    (select coalesce(jsonb_object_agg(f.digest, f.mime), '{}') from figures f
      where f.digest in (select jsonb_array_elements_text(n.figures))) as images
  from card_notes n join materials m on m.id = n.deck_id
  where n.removed_at is null and m.deleted_at is null and (m.id, n.position, n.id) > ($1::uuid, $2::integer, $3::uuid)
  order by m.id, n.position, n.id limit ${BATCH}`;
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

/** The decks of cards as an Anki package, in chunks. What Anki cannot represent is in the report. */
export async function* exportDecks(
  pool: pg.Pool,
  imageStore: ImageStore,
  report: ExportReport,
): AsyncGenerator<Uint8Array> {
  const read = (name: string): Promise<Uint8Array> => imageStore.read(name.split('.', 1)[0] ?? '');
  yield* zipOf(apkgPackage(notesOf(pool, report), read));
}

async function* notesOf(pool: pg.Pool, report: ExportReport): AsyncGenerator<DeckNote> {
  let [deckId, position, id] = [FIRST, -1, FIRST];
  for (;;) {
    const { rows } = await pool.query<Row>({ name: 'export-decks', text: PAGE, values: [deckId, position, id] });
    for (const row of rows) {
      report.exported += 1;
      report.byType[row.content.kind] = (report.byType[row.content.kind] ?? 0) + 1;
      if (row.content.kind === 'image') {
        report.lost.push({
          item: nameOf(plainWords(row.content.front)),
          what: { code: 'imageCardAsBasic' },
        });
      }
      yield noteOf(row);
    }
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
