import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Seat } from '../../bench/bench-students.ts';

/** What a request has exchanged with the server, headers included. */
export type Exchange = { readonly text: string; readonly sentBytes: number; readonly receivedBytes: number };

const headerBytes = (headers: IncomingHttpHeaders): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 20);

export type Requested = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Sends one request, compressed as browsers do. Rejects for a status that is not 200. */
export function exchange({ url, method = 'POST', headers, body = '' }: Requested): Promise<Exchange> {
  const all = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en-GB,en;q=0.9', ...headers };
  return new Promise((resolve, reject) => {
    const length = method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method, headers: { ...all, ...length } });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(parts);
        const text = decoded(response, bytes);
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode} ${text.slice(0, 300)}`));
        else
          resolve({
            text,
            sentBytes: headerBytes(all) + Buffer.byteLength(body),
            receivedBytes: headerBytes(response.headers) + bytes.length,
          });
      });
    });
    sent.end(body);
  });
}

function decoded({ headers }: IncomingMessage, bytes: Buffer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8');
  return (encoding === 'zstd' ? zstdDecompressSync(bytes) : bytes).toString('utf8');
}

/** The headers of a signed-in student's requests. */
export const headersOf = ({ token, binding }: Seat): Record<string, string> => ({
  'content-type': 'application/json',
  platform: 'web',
  authorization: `Bearer ${token}`,
  cookie: `bind=${binding}`,
});

/** Runs work for each of the values, a fixed number at a time: the next one starts when one has ended. */
export async function inClosedLoop<Value>(
  values: readonly Value[],
  atOnce: number,
  work: (value: Value, at: number) => Promise<void>,
): Promise<void> {
  const waiting = values.entries();
  const worker = async (): Promise<void> => {
    for (const [at, value] of waiting) await work(value, at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
