/** `npm run bench:import -- --documents`: how fast Word documents are read, and what a large one costs a server. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import sharp from 'sharp';
import { type ZipMember, zipOf } from '#server/interchange/archive/zip.writer.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage } from '#server/platform/media/storage.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { fillBank } from '../fill/fill-bank.ts';
import type { MeasuredDocument } from '../processes/document-server.ts';
import { measureIn } from '../processes/measured-process.ts';
import type { MeasuredReading } from '../processes/read-process.ts';
import { storedImport } from '../processes/stored-import.ts';

const QUESTIONS = 5_000;
const PER_SECOND_TARGET = 200;
const LARGE_BYTES = 100_000_000;
/** A picture of 184 × 184 pixels that can't be compressed has about 100 kB. */
const IMAGE_SIDE = 184;
const MEMORY_TARGET_BYTES = 400_000_000;
const P95_TARGET = 1.2;
/** Requests before and after the import, and the pause between them. */
const REQUESTS = 300;
const PAUSE_MS = 20;
const WARM_UP = 100;

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const paragraph = (text: string, more = ''): string => `<w:p><w:r><w:t>${text}</w:t></w:r>${more}</w:p>`;
const questionOf = (number: number, more = ''): string =>
  [
    paragraph(`${number}. Which of these statements about case ${number} is correct, if nothing else acts?`, more),
    ...['square', 'root', 'inverse', 'logarithm'].map((word, at) =>
      paragraph(`${'ABCD'.charAt(at)}. It grows with the ${word} of the distance in case ${number}.`),
    ),
    paragraph(`Answer: ${'ABCD'.charAt(number % 4)}`),
  ].join('');
const document = (body: string): string => `<w:document ${NAMES}><w:body>${body}</w:body></w:document>`;
const imageOf = (number: number): string => `<w:r><w:drawing><a:blip r:embed="rId${number}"/></w:drawing></w:r>`;

/** A Word document of multiple-choice questions; with an image, each question shows another one. */
async function writeDocument(file: string, count: number, image: Buffer | null): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  function* members(): Generator<ZipMember> {
    yield {
      path: 'word/document.xml',
      content: document(numbers.map((number) => questionOf(number, image === null ? '' : imageOf(number))).join('')),
    };
    if (image === null) return;
    const links = numbers.map((number) => `<Relationship Id="rId${number}" Target="media/image${number}.png"/>`);
    yield { path: 'word/_rels/document.xml.rels', content: `<Relationships>${links.join('')}</Relationships>` };
    // The same image with another number after its end, which no reader looks at.
    for (const number of numbers)
      yield {
        path: `word/media/image${number}.png`,
        content: Buffer.concat([image, Buffer.from(String(number))]),
        stored: true,
      };
  }
  await pipeline(Readable.from(zipOf(members())), createWriteStream(file));
}

/** Whether both documents reach their targets. */
export async function measureDocuments(folder: string): Promise<boolean> {
  const plain = join(folder, 'plain.docx');
  await writeDocument(plain, QUESTIONS, null);
  const { seconds, read } = await measureIn<MeasuredReading>('read-process.ts', [plain, 'word']);
  const rate = read / seconds;
  const isFast = rate >= PER_SECOND_TARGET && read === QUESTIONS;
  console.log(
    `Word document of ${read} questions: ${Math.round(rate)} questions/s; target ${PER_SECOND_TARGET} ${isFast ? 'reached' : 'MISSED'}`,
  );
  return (await measureLargeDocument(folder)) && isFast;
}

async function measureLargeDocument(folder: string): Promise<boolean> {
  const raw = { width: IMAGE_SIDE, height: IMAGE_SIDE, channels: 3 } as const;
  const image = await sharp(randomBytes(IMAGE_SIDE * IMAGE_SIDE * 3), { raw })
    .png()
    .toBuffer();
  const file = join(folder, 'large.docx');
  await writeDocument(file, Math.ceil(LARGE_BYTES / image.length), image);
  const { size } = await stat(file);
  const env = { ...process.env, DATA_DIR: join(folder, 'documents'), DATABASE_URL: '' };
  const database = await openDatabase(readSettings(env), { role: 'tool' });
  try {
    await fillBank(database.pool);
    const storage = await openStorage(readSettings(env));
    const id = await storedImport(database.pool, storage.bankFiles, { file, name: 'large.docx' });
    // Like a server, which has no flags.
    const child = fork(join(import.meta.dirname, '../processes/document-server.ts'), [id], {
      env,
      execArgv: [],
    });
    const ended = once(child, 'exit');
    const messages = messagesOf(child);
    const url = String(await messages.next());
    const call = await callsOf(url, database.pool);
    await durationsOf(call, () => false, WARM_UP);
    const before = await durationsOf(call, () => false, REQUESTS);
    let measured: MeasuredDocument | null = null;
    child.send('import');
    const importing = messages.next().then((message) => {
      measured = message as MeasuredDocument;
    });
    const during = await durationsOf(call, () => measured !== null);
    await importing;
    const after = await durationsOf(call, () => false, REQUESTS);
    child.send('stop');
    await ended;
    if (measured === null) throw new Error('The import ended without a result.');
    return printDocument(size, measured, { quiet: [...before, ...after], during });
  } finally {
    await database.close();
    await rm(file);
  }
}

/** The messages of a process in order; rejects when it ends instead. */
function messagesOf(child: ChildProcess) {
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The server ended without a result.');
  });
  ended.catch(() => undefined);
  const waiting: unknown[] = [];
  let wake: (() => void) | null = null;
  child.on('message', (message) => {
    waiting.push(message);
    wake?.();
  });
  return {
    next: async (): Promise<unknown> => {
      while (waiting.length === 0)
        await Promise.race([
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
          ended,
        ]);
      return waiting.shift();
    },
  };
}

const QUERY = `query Quiz($id: ID!) { quiz(id: $id) { id title subject { id slug title } topic { id slug title }
  items { position type stem body images { digest url width height } source { work author url licence } } } }`;
const ACCOUNT = { email: 'documents@lectern.example', password: 'a bench of oak and iron' };

/** Signs up like a user; each call opens the next quiz. */
async function callsOf(url: string, pool: pg.Pool): Promise<() => Promise<void>> {
  const send = async (query: string, variables: object, headers: Readonly<Record<string, string>> = {}) => {
    const body = JSON.stringify({ query, variables });
    const init = { method: 'POST', headers: { 'content-type': 'application/json', platform: 'web', ...headers }, body };
    const response = await fetch(url, init);
    const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
    if (errors !== undefined) throw new Error(`The server refused: ${JSON.stringify(errors)}`);
    return { data, cookies: response.headers.getSetCookie() };
  };
  await send('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input: { name: 'Bench', ...ACCOUNT } });
  // Without a complete profile, everything is refused.
  await pool.query('update users set profile_completed_at = now()');
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  const { data, cookies } = await send(signIn, { input: ACCOUNT });
  // Tokens expire within minutes; this one lasts as long as the measurement.
  await pool.query("update access_tokens set expires_at = now() + interval '1 hour'");
  const headers = {
    authorization: `Bearer ${(data as { signIn: { token: string } }).signIn.token}`,
    cookie: cookies.map((line) => line.split(';', 1)[0]).join('; '),
  };
  const { rows } = await pool.query<{ id: string }>('select id from quizzes order by id limit 500');
  let requested = 0;
  return async () => {
    requested += 1;
    await send(QUERY, { id: rows[requested % rows.length]?.id ?? '' }, headers);
  };
}

/** Durations of requests in milliseconds, one after the other with a pause, until it is done. */
async function durationsOf(
  call: () => Promise<void>,
  isDone: () => boolean,
  count = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const took: number[] = [];
  while (took.length < count && !isDone()) {
    const started = performance.now();
    await call();
    took.push(performance.now() - started);
    await setTimeout(PAUSE_MS);
  }
  return took;
}

function printDocument(
  size: number,
  { trialSeconds, seconds, idleBytes, peakBytes, imported }: MeasuredDocument,
  { quiet, during }: { readonly quiet: readonly number[]; readonly during: readonly number[] },
): boolean {
  const share = (took: readonly number[], part: number): number =>
    took.toSorted((a, b) => a - b)[Math.floor(part * took.length)] ?? Number.NaN;
  const ratioOf = (part: number): number => share(during, part) / share(quiet, part);
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
  const isSmall = peakBytes < MEMORY_TARGET_BYTES;
  const isQuick = ratioOf(0.95) <= P95_TARGET;
  console.log(
    `Word document of ${megabytes(size)}: ${imported} questions with images previewed in ${trialSeconds.toFixed(1)} s and ` +
      `committed in ${seconds.toFixed(1)} s, peak memory of the server ${megabytes(peakBytes)} (${megabytes(idleBytes)} before); ` +
      `target ${megabytes(MEMORY_TARGET_BYTES)} ${isSmall ? 'reached' : 'MISSED'}`,
  );
  console.log(
    `other requests meanwhile (${during.length}, and ${quiet.length} without an import): p50 ${share(during, 0.5).toFixed(1)} ms ` +
      `(${ratioOf(0.5).toFixed(2)} times), p95 ${share(during, 0.95).toFixed(1)} ms compared with ${share(quiet, 0.95).toFixed(1)} ms, ` +
      `${ratioOf(0.95).toFixed(2)} times; target ${P95_TARGET} ${isQuick ? 'reached' : 'MISSED'}`,
  );
  return isSmall && isQuick;
}
