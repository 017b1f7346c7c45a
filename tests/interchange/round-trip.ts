import { join } from 'node:path';
import { readAiken } from '#server/interchange/aiken/aiken.reader.ts';
import { writeAiken } from '#server/interchange/aiken/aiken.writer.ts';
import { questionOfStored } from '#server/interchange/bank/stored-question.ts';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { type Written, writeGift } from '#server/interchange/gift/gift.writer.ts';
import { writeH5p } from '#server/interchange/h5p/h5p.writer.ts';
import { h5pPackage } from '#server/interchange/h5p/h5p-package.writer.ts';
import { draftOf, questionOf } from '#server/interchange/jsonl/question.line.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { type ImageFiles, MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import type { QtiVersion } from '#server/interchange/qti/qti-element.writer.ts';
import { writeQtiItem } from '#server/interchange/qti/qti-item.writer.ts';
import { type QtiMember, qtiPackage } from '#server/interchange/qti/qti-package.writer.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';
import { csvTable, readTable } from '#server/interchange/tables/table.reader.ts';
import { CSV_HEAD, TABLE_HEAD, tableRow, writeCsv } from '#server/interchange/tables/table.writer.ts';
import { workbookOf } from '#server/interchange/xlsx/xlsx.writer.ts';
import { png } from '../support/questions/question.builder.ts';
import { backup } from './backup-trip.ts';
import { cartridge } from './cartridge-trip.ts';
import { IMAGE } from './odd-questions.ts';
import { odsTrip } from './ods-trip.ts';
import { byId, type RoundTrip, type Sent, zipFile } from './trip-files.ts';

const images: ImageFiles = new Map([[`figure:${IMAGE}`, { name: 'map.png', bytes: png(200, 100) }]]);
const showsImage = (question: Question): boolean => question.type === 'hotspot' || question.type === 'labelling';

/** A text format, with one question per file. */
const one =
  (write: (question: Question) => Written | null, read: (text: string) => Iterable<Found>): RoundTrip =>
  async (questions) =>
    questions.map((question) => {
      const written = write(question);
      if (written === null) return { lost: null, back: undefined };
      const found = [...read(written.text)];
      // Two questions instead of one are as wrong as none.
      return { lost: written.lost, back: found.length === 1 ? found[0] : undefined };
    });

const qti =
  (version: QtiVersion): RoundTrip =>
  async (questions, folder) => {
    const written = questions.map((question, at) =>
      writeQtiItem(question, `item${at}`, version, showsImage(question) ? images : new Map()),
    );
    async function* members(): AsyncGenerator<QtiMember> {
      for (const [at, each] of written.entries()) {
        const location = { subject: 'Physics', topic: 'Heat', subtopic: null };
        if (each !== null)
          yield { identifier: `item${at}`, text: each.text, question: location, images: [...images.values()] };
      }
    }
    const file = join(folder, `way-${version}.zip`);
    await zipFile(qtiPackage(members(), version), file);
    const found = [...foundIn(file, 'qti')];
    const known = byId(found);
    const refused = (at: number): Found | undefined =>
      found.find((each) => each.kind === 'problem' && each.position.file?.endsWith(`item${at}.xml`) === true);
    return written.map((each, at) => ({
      lost: each?.lost ?? null,
      back: known.get(questions[at]?.id ?? '') ?? refused(at),
    }));
  };

const xlsx: RoundTrip = async (questions, folder) => {
  const written = questions.map((question) => tableRow(question, showsImage(question)));
  async function* rows(): AsyncGenerator<readonly string[]> {
    yield TABLE_HEAD;
    for (const each of written) if (each !== null) yield each.cells;
  }
  const file = join(folder, 'way.xlsx');
  await zipFile(workbookOf('Questions', rows()), file);
  const found = [...foundIn(file, 'xlsx')];
  const known = byId(found);
  const lines = new Map(
    found.flatMap((each) => (each.kind === 'problem' ? [[each.position.line, each] as const] : [])),
  );
  let line = 1;
  return written.map((each, at) => {
    if (each === null) return { lost: null, back: undefined };
    line += 1;
    return { lost: each.lost, back: known.get(questions[at]?.id ?? '') ?? lines.get(line) };
  });
};

const position = { line: 1, column: 1 };
function* readJsonLine(text: string): Generator<Found> {
  try {
    const {
      id,
      subject: _,
      topic: _t,
      subtopic: _s,
      images: _i,
      ...item
    } = questionOfStored({
      ...draftOf(questionOf(JSON.parse(text))),
      images: [],
    });
    yield { kind: 'question', position, name: '', id, category: [], item, lost: [] };
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    yield { kind: 'problem', position, reason: error.reason };
  }
}

/** One question set per question: H5P has no ids. */
const h5p: RoundTrip = async (questions, folder) => {
  const file = join(folder, 'way.h5p');
  const sent: Sent[] = [];
  for (const question of questions) {
    const written = writeH5p(question, images);
    if (written === null) {
      sent.push({ lost: null, back: undefined });
      continue;
    }
    await zipFile(
      h5pPackage(
        'Questions',
        (async function* () {
          yield written;
        })(),
      ),
      file,
    );
    const found = [...foundIn(file, 'h5p')];
    sent.push({ lost: written.lost, back: found.length === 1 ? found[0] : undefined });
  }
  return sent;
};

/** The last three are only read: the tests write their files. */
export const FORMATS = [
  ...(['gift', 'moodle-xml', 'qti 3.0', 'qti 2.2', 'aiken', 'csv', 'xlsx', 'h5p', 'jsonl'] as const),
  ...(['ods', 'mbz', 'cartridge'] as const),
] as const;
export type Format = (typeof FORMATS)[number];

export const ROUND_TRIPS: Readonly<Record<Format, RoundTrip>> = {
  gift: one(writeGift, (text) => readGift([text])),
  'moodle-xml': one(
    (question) => writeMoodle(question, showsImage(question) ? images : new Map()),
    (text) => readMoodle([MOODLE_HEAD + text + MOODLE_FOOT]),
  ),
  'qti 3.0': qti('3.0'),
  'qti 2.2': qti('2.2'),
  aiken: one(writeAiken, (text) => readAiken([text])),
  csv: one(
    (question) => writeCsv(question, showsImage(question)),
    (text) => readTable(() => csvTable([CSV_HEAD + text]), { isSeparated: true }),
  ),
  xlsx,
  h5p,
  ods: odsTrip,
  mbz: backup,
  cartridge,
  jsonl: one((question) => ({ text: JSON.stringify(question), lost: [] }), readJsonLine),
};
