import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { FileError, type Found } from '#server/interchange/questions/interchange-question.ts';

/* After damage to one question of a file, the others are imported unchanged, or the report names their lines. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-random-'));
});
afterAll(() => rm(folder, { recursive: true }));

const COUNT = 7;
const names = Array.from({ length: COUNT }, (_, at) => `Question ${at + 1}`);

const moodle = (name: string, at: number): string =>
  `<!-- question: ${at} -->\n<question type="multichoice">\n<name><text>${name}</text></name>
<questiontext format="html"><text><![CDATA[<p>${name} of a <em>quiz</em>, "or" so?</p>]]></text></questiontext>
<generalfeedback format="html"><text><![CDATA[<p>Since ${at} is ${at}.</p>]]></text></generalfeedback>
<single>true</single>
<answer fraction="100"><text><![CDATA[right ${at}]]></text></answer>
<answer fraction="0"><text><![CDATA[wrong ${at}]]></text></answer>
</question>`;

const row = (name: string, at: number): string =>
  [
    `${name} plain?,right ${at},wrong ${at},a`,
    `"${name}, or ""not""?",right ${at},wrong ${at},a`,
    `"${name} of\ntwo lines?","right, ${at}","wrong ${at}",a`,
  ][at % 3] ?? '';

type Sample = {
  readonly format: ForeignFormat;
  readonly head: string;
  readonly parts: readonly string[];
  readonly end: string;
};
const SAMPLES: readonly Sample[] = [
  {
    format: 'moodle-xml',
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
    parts: names.map(moodle),
    end: '\n</quiz>\n',
  },
  { format: 'csv', head: 'question,a,b,answer\n', parts: names.map(row), end: '\n' },
];

const read = async ({ format }: Sample, text: string): Promise<readonly Found[]> => {
  const file = join(folder, `file.${format}`);
  await writeFile(file, text);
  try {
    return [...foundIn(file, format)];
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
};

const serialised = (found: Found): string => (found.kind === 'question' ? JSON.stringify(found.item) : '');
const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const TOKENS = [
  '"',
  '<',
  '>',
  '&',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '</text>',
  '</question>',
  '<b>',
  ',',
  '\n',
  '\u0001',
  '""',
];

describe('a file of which one question is damaged at random', () => {
  it.each(SAMPLES)('$format', async (sample) => {
    const complete = new Set((await read(sample, sample.head + sample.parts.join('\n') + sample.end)).map(serialised));
    expect(complete.size).toBe(COUNT);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: COUNT - 2 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.oneof(
          fc.record({ cut: fc.integer({ min: 1, max: 40 }), put: fc.constant('') }),
          fc.record({ cut: fc.constant(0), put: fc.constantFrom(...TOKENS) }),
          fc.record({ cut: fc.constantFrom(...TOKENS), put: fc.constant('') }),
        ),
        async (index, share, { cut, put }) => {
          const part = sample.parts[index] ?? '';
          // Removes the next occurrence of the token, if there is one.
          const from = Math.floor(share * part.length);
          const at = typeof cut === 'number' ? from : Math.max(0, part.indexOf(cut, from));
          const length = typeof cut === 'number' ? cut : part.startsWith(cut, at) ? cut.length : 0;
          const broken = part.slice(0, at) + put + part.slice(at + length);
          const parts = sample.parts.map((each, position) => (position === index ? broken : each));
          const text = sample.head + parts.join('\n') + sample.end;
          const found = await read(sample, text);
          expect(found.length, broken).toBeGreaterThan(0);
          const come = new Set(found.map(serialised));
          const covers = found.flatMap((each) => {
            if (each.kind === 'damage')
              return [[each.reason.from, each.reason.to ?? Number.POSITIVE_INFINITY] as const];
            return each.kind === 'problem' ? [[each.position.line, each.position.line] as const] : [];
          });
          let start = sample.head.length;
          for (const [position, each] of parts.entries()) {
            const lines = [lineOf(text, start), lineOf(text, start + each.length)] as const;
            start += each.length + 1;
            if (position === index || [...complete].some((one) => come.has(one) && one.includes(`${names[position]} `)))
              continue;
            if ([...complete].some((one) => come.has(one) && one.includes(`${names[position]},`))) continue;
            const isNamed = covers.some(([from, to]) => from <= lines[1] && lines[0] <= to);
            expect({
              position,
              isNamed,
              broken: JSON.stringify(broken.slice(Math.max(0, at - 30), at + 30)),
            }).toMatchObject({
              isNamed: true,
            });
          }
          // An imported question that differs from the original can only be the damaged one.
          expect(
            found.filter((each) => each.kind === 'question' && !complete.has(serialised(each))).length,
          ).toBeLessThan(2);
        },
      ),
      { numRuns: 1_500 },
    );
  });
});
