/**
 * `npm run test:interchange`: exports and imports generated questions of every type in every format. For each format
 * and type, it prints how many questions were equal, how many changed and were named in the report, and how many
 * changed silently. It fails if there is a silent change. Options: `--count N` questions of each type for each format
 * (100), `--seed N`, `--format NAME`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CARD_KINDS } from '#domain/cards/card-note.schema.ts';
import { CARD_FORMATS, cardTrips } from './card-trips.ts';
import { compareGiftParsers } from './gift-parsers.ts';
import { roundTrips, silentIn } from './matrix.ts';
import { readOddFiles } from './odd-reading.ts';
import { FORMATS } from './round-trip.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const formats = FORMATS.filter((format) => values.format === undefined || format === values.format);
const folder = await mkdtemp(join(tmpdir(), 'lectern-interchange-'));
try {
  const started = performance.now();
  const matrix = await roundTrips({ count, seed, formats }, folder);
  const types = [...(matrix.values().next().value?.keys() ?? [])];
  console.log(`| question type | ${formats.join(' | ')} |\n|---|${'---|'.repeat(formats.length)}`);
  for (const type of types) {
    const cells = formats.map((format) => {
      const { equal = 0, named = 0, silent = 0 } = matrix.get(format)?.get(type) ?? {};
      return `${equal} / ${named} / ${silent}`;
    });
    console.log(`| ${type} | ${cells.join(' | ')} |`);
  }
  const all = count * types.length * formats.length;
  console.log(
    `\nequal / named / silent; ${all} questions in ${((performance.now() - started) / 1_000).toFixed(0)} s, seed ${seed}.`,
  );
  const odd = await readOddFiles({ count, seed }, folder);
  console.log('\n| odd files | questions taken | refused with a reason | changed silently |\n|---|---|---|---|');
  for (const [name, { imported: taken, rejected: refused, silent }] of odd)
    console.log(`| ${name} | ${taken} | ${refused} | ${silent} |`);
  const cards = await cardTrips({ count, seed }, folder);
  console.log(`\n| cards | ${CARD_FORMATS.join(' | ')} |\n|---|${'---|'.repeat(CARD_FORMATS.length)}`);
  for (const kind of CARD_KINDS) {
    const cells = CARD_FORMATS.map((format) => {
      const { equal = 0, named = 0, silent: unnamed = 0 } = cards.get(format)?.get(kind) ?? {};
      return `${equal} / ${named} / ${unnamed}`;
    });
    console.log(`| ${kind} | ${cells.join(' | ')} |`);
  }
  const gift = compareGiftParsers({ count, seed });
  console.log(
    `\nGIFT beside gift-pegjs: ${gift.equal} documents the same, ${gift.named} where ours names what it leaves out, ${gift.unread} that gift-pegjs cannot read, ${gift.silent} that differ without a word.`,
  );
  const silent = [
    ...[...cards].flatMap(([, cells]) =>
      [...cells].flatMap(([kind, { example }]) => (example === null ? [] : [`card ${kind}: ${example}`])),
    ),
    ...(gift.example === null ? [] : [`gift-pegjs: ${gift.example}`]),
    ...silentIn(matrix),
    ...[...odd].flatMap(([name, { example }]) => (example === null ? [] : [`odd ${name}, through ${example}`])),
  ];
  for (const line of silent) console.error(line);
  process.exitCode = silent.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
