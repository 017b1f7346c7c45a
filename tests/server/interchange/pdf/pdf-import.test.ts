import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument, type PDFPage, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOfMime, mimeOfBank } from '#server/interchange/imports/file-format.ts';
import { foundIn, textOfPdf } from '#server/interchange/questions/foreign.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, 'test.pdf');
  await writeFile(file, bytes);
  return file;
}
async function read(bytes: Uint8Array | string): Promise<readonly Found[]> {
  const file = await fileOf(bytes);
  const pdf = await textOfPdf(file, 'pdf');
  return [...foundIn(file, 'pdf', undefined, pdf === undefined ? {} : { pdf })];
}
type Draw = (page: PDFPage, write: (text: string, x: number, y: number, size?: number) => void) => void;
async function pdfOf(...pages: readonly Draw[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const draw of pages) {
    const page = document.addPage([595, 842]);
    draw(page, (text, x, y, size = 11) => page.drawText(text, { x, y, size, font }));
  }
  return document.save();
}
const questionsOf = (found: readonly Found[]) => found.flatMap((each) => (each.kind === 'question' ? [each] : []));
const lossesOf = (found: readonly Found[]) => found.flatMap((each) => (each.kind === 'lost' ? [each.what] : []));
const lines =
  (texts: readonly string[], x = 60, from = 760, step = 15): Draw =>
  (_page, write) => {
    for (const [at, text] of texts.entries()) write(text, x, from - at * step);
  };

describe('the text of a PDF', () => {
  it('becomes questions: wrapped lines are joined, and raised characters kept', async () => {
    const found = await read(
      await pdfOf((page, write) => {
        lines([
          '1. Which of these units is the unit of force in the International System of Units, which is used in every',
          'school of the country?',
          'A. joule',
          'B. newton',
          'Answer: B',
          '2. Is this true or false: a watt is a joule in a second?',
          'Answer: True',
        ])(page, write);
        write('3. How many cm', 60, 600);
        write('2', 137, 604, 7);
        write('are 100 mm', 143, 600);
        write('2', 199, 604, 7);
        write('?', 203, 600);
        write('Answer: 1', 60, 585);
      }),
    );
    expect(questionsOf(found).map(({ item }) => item)).toMatchObject([
      {
        stem: 'Which of these units is the unit of force in the International System of Units, which is used in every school of the country?',
        choices: [{ text: 'joule' }, { text: 'newton' }],
        answer: ['B'],
      },
      { type: 'true-false', answer: true },
      { type: 'numeric', stem: 'How many cm<sup>2</sup> are 100 mm<sup>2</sup>?' },
    ]);
    expect(lossesOf(found)[0]).toEqual({ code: 'pdfTextOnly' });
  });

  it('is read column by column, below a title over both', async () => {
    const left = ['1. What is ice?', 'A. water', 'B. salt', 'Answer: A', '2. What is steam?', 'A. gas', 'B. stone'];
    const right = [
      'Answer: A',
      '3. What is brine?',
      'A. salt water',
      'B. sand',
      'Answer: A',
      '4. Is ice cold?',
      'Answer: True',
    ];
    const found = await read(
      await pdfOf((page, write) => {
        write('A test about water, with a title that is as wide as the whole page of this test', 60, 800);
        lines(left)(page, write);
        lines(right, 330)(page, write);
      }),
    );
    expect(questionsOf(found).map(({ item }) => item)).toMatchObject([
      { stem: 'What is ice?', answer: ['A'] },
      { stem: 'What is steam?', answer: ['A'], choices: [{ text: 'gas' }, { text: 'stone' }] },
      { stem: 'What is brine?' },
      { type: 'true-false', stem: 'Is ice cold?' },
    ]);
  });

  it('keeps choices next to each other in their order', async () => {
    const found = await read(
      await pdfOf((page, write) => {
        lines(['1. Which planet is the largest of all the planets that move around the sun?'])(page, write);
        for (const [at, text] of ['A. Mars', 'B. Venus', 'C. Jupiter', 'D. Earth'].entries())
          write(text, at % 2 === 0 ? 60 : 320, at < 2 ? 740 : 725);
        write('Answer: C', 60, 705);
      }),
    );
    expect(questionsOf(found)[0]?.item).toMatchObject({
      choices: [{ text: 'Mars' }, { text: 'Venus' }, { text: 'Jupiter' }, { text: 'Earth' }],
      answer: ['C'],
    });
  });

  it('leaves out page numbers, repeated headers and watermarks, and names them', async () => {
    const page =
      (number: number): Draw =>
      (each, write) => {
        write('Physics, year 9', 60, 815, 9);
        write(`Page ${number} of 3`, 270, 20, 9);
        each.drawText('COPY', { x: 200, y: 300, size: 90, rotate: degrees(45) });
        lines([`${number}. Question number ${number}?`, 'A. yes', 'B. no', 'Answer: A'])(each, write);
      };
    const found = await read(await pdfOf(page(1), page(2), page(3)));
    expect(questionsOf(found).map(({ item }) => item.stem)).toEqual([1, 2, 3].map((n) => `Question number ${n}?`));
    expect(lossesOf(found)).toEqual([
      { code: 'pdfTextOnly' },
      { code: 'documentPartDropped', part: 'header' },
      { code: 'documentPartDropped', part: 'rotatedText' },
    ]);
  });

  it('names pages without text', async () => {
    const found = await read(await pdfOf(lines(['1. Ice?', 'A. yes', 'B. no', 'Answer: A']), () => undefined));
    expect(lossesOf(found)).toContainEqual({ code: 'pdfPagesWithoutText', pages: '2' });
  });

  it('is recognised by its content, whatever format was chosen', async () => {
    const file = await fileOf(await pdfOf(lines(['1. Ice?'])));
    expect(formatOfMime(mimeOfBank(file), 'test.pdf')).toBe('pdf');
    expect(() => foundIn(file, 'word')).toThrow('"fileOfOtherFormat","format":"pdf"');
  });
});

/** A PDF of objects, of which the first is the catalogue and the second the list of pages. */
function rawPdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const bytes = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += bytes.length;
    parts.push(bytes);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const stream = (content: Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Length ${content.length}${entries}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
const onePage = (content: Buffer, entries = '', catalog = CATALOG): Buffer =>
  rawPdf([
    catalog,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    stream(content, entries),
    FONT,
  ]);
const TEXT = 'BT /F 11 Tf 60 700 Td (1. Is ice cold?) Tj 0 -15 Td (Answer: True) Tj ET';

describe('a PDF that is refused', () => {
  const refusal = async (bytes: Uint8Array | string): Promise<unknown> => {
    try {
      const found = await read(bytes);
      return questionsOf(found).length;
    } catch (error) {
      return error instanceof Error && 'reason' in error ? error.reason : error;
    }
  };

  it('because of a password, missing pages, or because it is no PDF', async () => {
    const secret = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<01><01>]`;
    const locked = rawPdf([CATALOG, '<</Type/Pages/Kids[]/Count 0>>'], secret);
    expect(await refusal(locked)).toMatchObject({ code: 'pdfRefused', fault: 'locked' });
    expect(await refusal('%PDF-1.7\nnothing')).toMatchObject({ code: 'pdfRefused', fault: 'damaged' });
    expect(await refusal('1. Ice?')).toMatchObject({ code: 'pdfRefused', fault: 'damaged' });
    expect(await refusal(await pdfOf(() => undefined))).toMatchObject({ code: 'pdfRefused', fault: 'withoutText' });
  });

  it('because of too many pages', async () => {
    const pages = Array.from({ length: 301 }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>');
    const kids = pages.map((_, at) => `${at + 3} 0 R`).join(' ');
    expect(await refusal(rawPdf([CATALOG, `<</Type/Pages/Kids[${kids}]/Count 301>>`, ...pages]))).toMatchObject({
      ...{ code: 'pdfRefused', fault: 'tooManyPages', max: 300 },
    });
  });

  it('because its data unpacks to more than the memory', { timeout: 120_000 }, async () => {
    // Twice packed: some kilobytes become gigabytes of spaces.
    const bomb = deflateSync(deflateSync(Buffer.alloc(900_000_000, 0x20), { level: 1 }), { level: 9 });
    const before = process.memoryUsage().rss;
    const result = await refusal(onePage(bomb, '/Filter[/FlateDecode/FlateDecode]'));
    expect(result).toMatchObject({ code: 'pdfRefused', fault: expect.stringMatching(/tooComplex|withoutText/) });
    expect(process.memoryUsage().rss - before).toBeLessThan(700_000_000);
  });

  it('because of too much text', { timeout: 120_000 }, async () => {
    const content = Buffer.from(`BT /F 11 Tf ${'1 0 0 1 9 9 Tm (a) Tj '.repeat(450_000)} ET`);
    expect(await refusal(onePage(deflateSync(content), '/Filter/FlateDecode'))).toMatchObject({
      ...{ code: 'pdfRefused', fault: 'tooComplex' },
    });
  });

  it('when an import is cancelled', async () => {
    const file = await fileOf(onePage(Buffer.from(TEXT)));
    await expect(textOfPdf(file, 'pdf', AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
  });
});

it('scripts and embedded files of a PDF are not read', async () => {
  const catalog =
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert("run"))>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(while(true){})>>]>>>>>>';
  const found = await read(onePage(Buffer.from(TEXT), '', catalog));
  expect(questionsOf(found)).toMatchObject([{ item: { type: 'true-false', stem: 'Is ice cold?', answer: true } }]);
});

it('a random change of a PDF is refused or read, and never more', { timeout: 120_000 }, async () => {
  const bytes = await pdfOf(lines(['1. Ice?', 'A. yes', 'B. no', 'Answer: A']));
  for (let at = 0; at < 12; at += 1) {
    const damaged = Buffer.from(bytes);
    for (let spot = 0; spot < 5; spot += 1)
      damaged[8 + ((at * 7_919 + spot * 104_729) % (damaged.length - 8))] = at * 21;
    const file = await fileOf(damaged);
    const result = await textOfPdf(file, 'pdf').catch((error: unknown) => error);
    expect(result).toSatisfy((each: object) => 'blocks' in each || ('reason' in each && each instanceof Error));
  }
});
