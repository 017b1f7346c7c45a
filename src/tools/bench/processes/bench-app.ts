import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { graphSchema } from '#server/graph/schema.ts';
import { httpApp } from '#server/platform/http/app.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { fillStudy } from '../fill/fill-study.ts';

type AppOptions = Parameters<typeof httpApp>[0];

/** The product's HTTP server on a database, without payments, emails and pages. */
export const benchApp = (
  pool: pg.Pool,
  { mediaFolder = process.cwd(), ...options }: { mediaFolder?: string } & Pick<AppOptions, 'logLevel' | 'metrics'>,
) =>
  httpApp({
    pool,
    schema: graphSchema(),
    imageStore: folderImageStore(process.cwd()),
    media: folderMediaStore(mediaFolder),
    answerFiles: folderImageStore(process.cwd()),
    bankFiles: folderMediaStore(process.cwd()),
    uploadFolder: join(tmpdir(), 'lectern-bench-uploads'),
    contactAddress: null,
    payments: { stripe: null, taxes: { rates: [], included: true }, seller: [], publicUrl: null },
    mediaKey: Buffer.alloc(32),
    mailer: { send: async () => undefined },
    site: { publicUrl: null, localOnly: true },
    client: {
      build: null,
      config: { apiUrl: '/graphql', tokenPointer: '/signIn/token', features: {}, demoAccounts: [] },
    },
    secure: false,
    trustProxy: false,
    introspection: false,
    outbox: null,
    ...options,
  });

export type BenchCall = (query: string, variables: object) => Promise<unknown>;
type Size = { readonly questions: number; readonly attempts: number };

/** The address of the user who is measured. */
export const BENCH_EMAIL = 'bench@lectern.example';
const ACCOUNT = { email: BENCH_EMAIL, password: 'a bench of oak and iron' };

/**
 * Fills the database with questions and attempts, and measures as a student who is signed in.
 * @param work gets the calls of this student; each rejects if the server refuses it
 */
export async function asBenchStudent(
  pool: pg.Pool,
  size: Size,
  work: (call: BenchCall) => Promise<void>,
): Promise<void> {
  const app = await benchApp(pool, { logLevel: 'silent' });
  const headers: Record<string, string> = { platform: 'web' };
  const call = async (query: string, variables: object) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    const { data, errors } = response.json() as { data: Record<string, unknown> | null; errors?: unknown };
    if (data === null || errors !== undefined) throw new Error(`The server refused: ${JSON.stringify(errors)}`);
    return { data, cookies: response.cookies };
  };
  try {
    await call('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input: { name: 'Bench', ...ACCOUNT } });
    const started = performance.now();
    // Without a complete profile, everything is refused.
    await pool.query('update users set profile_completed_at = now()');
    await fillStudy(pool, size, BENCH_EMAIL);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`${size.questions} questions and ${size.attempts} attempts written in ${seconds} s`);
    const { data, cookies } = await call('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
      input: ACCOUNT,
    });
    headers.authorization = `Bearer ${(data.signIn as { token: string }).token}`;
    headers.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    // Tokens expire within minutes; this one lasts as long as the measurement.
    await pool.query("update access_tokens set expires_at = now() + interval '1 hour'");
    await work(call);
  } finally {
    await app.close();
    await pool.end();
  }
}
