import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, readLines } from '#server/interchange/jsonl/jsonl.reader.ts';
import { liveBufferBytes } from '../../../support/live-buffers.ts';

async function* inPieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (let at = 0; start < bytes.length; at += 1) {
    const size = sizes[at % sizes.length] ?? 1;
    yield bytes.subarray(start, start + size);
    start += size;
  }
}

async function linesOf(bytes: Buffer, { maxBytes = 1_000, sizes = [7] } = {}): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(inPieces(bytes, sizes), maxBytes)) lines.push(line);
  return lines;
}

describe('lines of a file', () => {
  test('are the same for any chunk sizes', async () => {
    const text = fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !/[\r\n\uFEFF]/.test(line)));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (rows, sizes) => {
        const expected = rows.flatMap((row, at) => (row.trim() === '' ? [] : [{ number: at + 1, text: row }]));
        expect(await linesOf(Buffer.from(rows.join('\n')), { sizes })).toEqual(expected);
      }),
    );
  });

  test('are read without byte order mark and carriage returns, and blank lines are counted', async () => {
    expect(await linesOf(Buffer.from('\uFEFF{"a":1}\r\n\r\n  \n{"b":2}'))).toEqual([
      { number: 1, text: '{"a":1}' },
      { number: 4, text: '{"b":2}' },
    ]);
  });

  test('above the limit are skipped, and the next one is read', async () => {
    const lines = await linesOf(Buffer.from(`a\n${'x'.repeat(1_001)}\n${'y'.repeat(1_000)}`));
    expect(lines[1]).toEqual({ number: 2, problem: { code: 'lineTooLong', max: 1000 } });
    expect(lines[2]).toEqual({ number: 3, text: 'y'.repeat(1_000) });
  });

  test('that are not UTF-8 are reported with the byte', async () => {
    const bytes = Buffer.concat([Buffer.from('good\n\uFFFDa'), Buffer.from([0xef]), Buffer.from('ve\ngood')]);
    expect(await linesOf(bytes)).toEqual([
      { number: 1, text: 'good' },
      { number: 2, problem: { code: 'lineNotUtf8', byte: 5 } },
      { number: 3, text: 'good' },
    ]);
  });

  test('do not exist in an empty file', async () => {
    expect(await linesOf(Buffer.alloc(0))).toEqual([]);
  });

  test('above the limit use no memory, however long they are', async () => {
    let most = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (let megabyte = 0; megabyte < 400; megabyte += 1) {
        if (megabyte % 20 === 0) most = Math.max(most, liveBufferBytes());
        yield Buffer.alloc(1_000_000, 'x');
      }
    }
    const before = liveBufferBytes();
    for await (const line of readLines(endless(), 1_000)) expect(line).toHaveProperty('problem');
    expect(most - before).toBeLessThan(50_000_000);
  });
});
