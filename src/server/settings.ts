import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { clientConfigSchema } from '#domain/config/client-config.schema.ts';
import type { TaxRate } from '#domain/payments/tax.rule.ts';
import { StartError } from './start-error.ts';

type SettingRow<T, Fallback extends string | null = string | null> = {
  /** Name in the environment. */
  readonly variable: string;
  /** Used when the variable is not set or empty, in the form it would have there; null: the setting is then null. */
  readonly fallback: Fallback;
  /** From the text of the environment to the value. */
  readonly schema: z.ZodMiniType<T, string>;
  /** Ends the sentence "NAME is "x", but has to be …". */
  readonly hasToBe: string;
  /** What it is for, in the table of docs/operating.md. */
  readonly meaning: string;
  /** Never shown, not even in the sentence about a wrong value. */
  readonly secret?: true;
};

const row = <T, Fallback extends string | null>(setting: SettingRow<T, Fallback>): SettingRow<T, Fallback> => setting;

const text = z.string().check(z.minLength(1));
const integer = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );
const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);
const secret = z.string().check(z.minLength(32));
const FEATURE = /^[a-z][\w.-]*$/i;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting of the server. Nothing else reads the environment. */
export const SETTINGS = {
  port: row({
    variable: 'PORT',
    fallback: '3000',
    schema: integer(0, 65_535),
    hasToBe: 'a port from 0 to 65535',
    meaning: 'Port of the web server; 0 takes any free one.',
  }),
  host: row({
    variable: 'HOST',
    fallback: '127.0.0.1',
    schema: text.check(z.regex(/^[\w.:-]+$/)),
    hasToBe: 'an address or host name of this machine',
    meaning: 'Where to listen. The default is reached from this machine only; 0.0.0.0 is every IPv4 interface.',
  }),
  dataDir: row({
    variable: 'DATA_DIR',
    fallback: '.data',
    schema: z.pipe(
      text,
      z.transform((path) => resolve(path)),
    ),
    hasToBe: 'a folder',
    meaning: 'Folder of the embedded database, media files and generated secrets. Made at the first start.',
  }),
  databaseUrl: row({
    variable: 'DATABASE_URL',
    fallback: null,
    schema: text.check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
    hasToBe: 'an address such as postgres://user:password@host/database',
    meaning: 'A PostgreSQL server, version 15 or later. Not set: Lectern runs its own in DATA_DIR.',
    secret: true,
  }),
  databasePoolSize: row({
    variable: 'DATABASE_POOL_SIZE',
    fallback: '10',
    schema: integer(2, 200),
    hasToBe: 'a whole number from 2 to 200',
    meaning: 'The most connections one process opens to the database.',
  }),
  databaseDirectUrl: row({
    variable: 'DATABASE_DIRECT_URL',
    fallback: null,
    schema: text.check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
    hasToBe: 'an address such as postgres://user:password@host/database',
    meaning:
      'The same database without a pooler between, where DATABASE_URL leads to one that keeps no sessions (PgBouncer by transactions): for migrations and to hear of changes.',
    secret: true,
  }),
  seedDemo: row({
    variable: 'SEED_DEMO',
    fallback: null,
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning:
      'Whether an empty database gets demo content and demo accounts. Not set: yes for the embedded database, no with DATABASE_URL.',
  }),
  publicUrl: row({
    variable: 'PUBLIC_URL',
    fallback: null,
    schema: z.pipe(
      text.check(z.refine(isOrigin)),
      z.transform((address) => new URL(address).origin),
    ),
    hasToBe: 'an http or https address without a path, such as https://learn.example.org',
    meaning: 'The address people use. With https, cookies are marked Secure. Not set: http, HOST and PORT.',
  }),
  apiUrl: row({
    variable: 'API_URL',
    fallback: '/graphql',
    schema: clientConfigSchema.shape.apiUrl,
    hasToBe: 'a path such as /graphql, or an http address',
    meaning: 'Where the browser finds the API.',
  }),
  tokenPointer: row({
    variable: 'TOKEN_POINTER',
    fallback: '/signIn/token',
    schema: clientConfigSchema.shape.tokenPointer,
    hasToBe: 'a JSON pointer such as /signIn/token',
    meaning: 'Where the token stands in the data of a sign-in answer.',
  }),
  features: row({
    variable: 'FEATURES',
    fallback: '',
    schema: z.pipe(
      z.string().check(z.refine((list) => featureNames(list).every((name) => FEATURE.test(name)))),
      z.transform(
        (list): Readonly<Record<string, boolean>> => Object.fromEntries(featureNames(list).map((name) => [name, true])),
      ),
    ),
    hasToBe: 'a list of names with commas between them',
    meaning: 'Optional features to switch on.',
  }),
  inspect: row({
    variable: 'INSPECT',
    fallback: '0',
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning:
      'Whether the running state machines can be looked at, on /_machines and with ?inspect. Always so in development. Shows what people do in this browser; not for a server in use.',
  }),
  logLevel: row({
    variable: 'LOG_LEVEL',
    fallback: 'info',
    schema: z.enum(LOG_LEVELS),
    hasToBe: `one of ${LOG_LEVELS.join(', ')}`,
    meaning: 'The least important kind of log line that is written.',
  }),
  mode: row({
    variable: 'NODE_ENV',
    fallback: 'production',
    schema: z.enum(['production', 'development', 'test']),
    hasToBe: 'production, development or test',
    meaning: 'What the process is for. Development leaves serving the app to `npm run dev`.',
  }),
  trustProxy: row({
    variable: 'TRUST_PROXY',
    fallback: 'false',
    schema: z.pipe(
      text.check(z.regex(/^(true|false|\d{1,2}|[\da-fA-F.:/]+(,[\da-fA-F.:/]+)*)$/)),
      z.transform(trustOf),
    ),
    hasToBe: 'true, false, a number of proxies, or a list of their addresses with commas between them',
    meaning: 'Which reverse proxies are believed about the address a request comes from.',
  }),
  smtpUrl: row({
    variable: 'SMTP_URL',
    fallback: null,
    schema: text.check(z.regex(/^smtps?:\/\/\S+$/)),
    hasToBe: 'an address such as smtp://user:password@host:587',
    meaning: 'The server that takes outgoing mail. Not set: mail is kept in DATA_DIR/outbox and shown on the terminal.',
    secret: true,
  }),
  contactEmail: row({
    variable: 'CONTACT_EMAIL',
    fallback: null,
    schema: z.string().check(z.email()),
    hasToBe: 'an e-mail address such as office@example.org',
    meaning: 'Where messages of the contact page are mailed. Without it they are only kept in the database.',
  }),
  stripeSecretKey: row({
    variable: 'STRIPE_SECRET_KEY',
    fallback: null,
    schema: text.check(z.regex(/^[sr]k_\w+$/)),
    hasToBe: 'a secret key of Stripe such as sk_live_…',
    meaning:
      'Takes payments by Stripe. Not set: the built-in test gateway, which says that it is one and takes no money.',
    secret: true,
  }),
  stripeWebhookSecret: row({
    variable: 'STRIPE_WEBHOOK_SECRET',
    fallback: null,
    schema: text.check(z.regex(/^whsec_\S+$/)),
    hasToBe: 'a signing secret of Stripe such as whsec_…',
    meaning: 'Checks the messages that Stripe sends to PUBLIC_URL/payments/webhook. Needed with STRIPE_SECRET_KEY.',
    secret: true,
  }),
  taxRates: row({
    variable: 'TAX_RATES',
    fallback: 'DE=19,AT=20,FR=20,IE=23,NL=21',
    schema: z.pipe(
      text.check(z.regex(/^[A-Z]{2}=\d{1,2}(\.\d{1,2})?(,[A-Z]{2}=\d{1,2}(\.\d{1,2})?)*$/)),
      z.transform((list): readonly TaxRate[] => list.split(',').map(rateFrom)),
    ),
    hasToBe: 'countries with their percentages such as DE=19,AT=20,CH=8.1',
    meaning: 'Where people can buy from, and the tax there in percent. The first country is offered first.',
  }),
  taxIncluded: row({
    variable: 'TAX_INCLUDED',
    fallback: 'true',
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning: 'Whether prices hold the tax. If not, it comes on top at the checkout.',
  }),
  seller: row({
    variable: 'SELLER',
    fallback: 'Lectern',
    schema: z.pipe(
      text,
      z.transform((lines): readonly string[] => lines.split(';').map((line) => line.trim())),
    ),
    hasToBe: 'name, address and tax number with semicolons between the lines',
    meaning: 'Who sells, as receipts and invoices say it: `Lectern Ltd; 1 High Street; London; VAT GB123`.',
  }),
  mailFrom: row({
    variable: 'MAIL_FROM',
    fallback: 'Lectern <no-reply@localhost>',
    schema: text.check(z.regex(/@/)),
    hasToBe: 'a sender such as Lectern <mail@learn.example.org>',
    meaning: 'Sender of all mail.',
  }),
  metricsToken: row({
    variable: 'METRICS_TOKEN',
    fallback: null,
    schema: secret,
    hasToBe: 'at least 32 characters',
    meaning: 'Whoever brings it as a bearer token may read /metrics. Not set: this machine alone may, and no proxy.',
    secret: true,
  }),
  tracesUrl: row({
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: null,
    schema: z.pipe(
      text.check(z.refine((value) => URL.canParse(value) && /^https?:/.test(value))),
      z.transform((address) => address.replace(/\/$/, '')),
    ),
    hasToBe: 'an http or https address such as http://collector:4318',
    meaning: 'A collector that takes traces by OTLP over HTTP. Not set: none are made.',
  }),
  leastFreeMegabytes: row({
    variable: 'LEAST_FREE_MB',
    fallback: '500',
    schema: integer(0, 100_000_000),
    hasToBe: 'a whole number of megabytes',
    meaning: 'Below so much free space in DATA_DIR nothing but answers is taken; 0 never minds.',
  }),
  mediaSigningKey: row({
    variable: 'MEDIA_SIGNING_KEY',
    fallback: null,
    schema: secret,
    hasToBe: 'at least 32 characters',
    meaning:
      'Key that signs media addresses; the same for all processes. Not set: made once and kept in DATA_DIR/secrets.',
    secret: true,
  }),
  s3Bucket: row({
    variable: 'S3_BUCKET',
    fallback: null,
    schema: text.check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    hasToBe: 'the name of a bucket',
    meaning: 'Bucket that pictures, audio, video and answers lie in. Not set: they lie in DATA_DIR/media.',
  }),
  s3Region: row({
    variable: 'S3_REGION',
    fallback: 'us-east-1',
    schema: text.check(z.regex(/^[a-z0-9-]+$/)),
    hasToBe: 'a region such as eu-central-1',
    meaning: 'Region of the bucket.',
  }),
  s3Endpoint: row({
    variable: 'S3_ENDPOINT',
    fallback: null,
    schema: z.pipe(
      text.check(z.refine(isOrigin)),
      z.transform((address) => new URL(address).origin),
    ),
    hasToBe: 'an http or https address without a path, such as https://s3.example.org',
    meaning: 'Another server than Amazon’s that speaks S3. Buckets are addressed by path there.',
  }),
  s3AccessKeyId: row({
    variable: 'S3_ACCESS_KEY_ID',
    fallback: null,
    schema: text,
    hasToBe: 'the id of an access key',
    meaning: 'Who reads and writes the bucket. Not set: whoever the machine is, as the SDK of AWS finds out.',
  }),
  s3SecretAccessKey: row({
    variable: 'S3_SECRET_ACCESS_KEY',
    fallback: null,
    schema: text,
    hasToBe: 'the secret of that key',
    meaning: 'Set together with S3_ACCESS_KEY_ID.',
    secret: true,
  }),
} as const;

type Rows = typeof SETTINGS;
type ValueOf<Row> =
  Row extends SettingRow<infer T, infer Fallback> ? T | (Fallback extends null ? null : never) : never;

/** The settings as the server uses them: every one there, checked, in its own type. */
export type Settings = { readonly [Name in Exclude<keyof Rows, 'seedDemo'>]: ValueOf<Rows[Name]> } & {
  readonly seedDemo: boolean;
};

/**
 * Reads all settings from the environment.
 * @throws StartError with one sentence that names the variable, its value and what it has to be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, setting]: [string, SettingRow<unknown>]) => [name, readSetting(setting, env)]),
  ) as { readonly [Name in keyof Rows]: ValueOf<Rows[Name]> };
  return { ...values, seedDemo: values.seedDemo ?? values.databaseUrl === null };
}

function readSetting<T>(
  { variable, fallback, schema, hasToBe, secret }: SettingRow<T>,
  env: Parameters<typeof readSettings>[0],
) {
  const given = env[variable]?.trim();
  const value = given === undefined || given === '' ? fallback : given;
  if (value === null) return null;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StartError(`${variable} is ${secret ? 'not usable' : `"${value}"`}, but has to be ${hasToBe}.`);
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}

function featureNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** `CH=8.1` → 810 hundredths of a percent. */
function rateFrom(entry: string): TaxRate {
  const [country = '', percent = ''] = entry.split('=');
  return { country, basisPoints: Math.round(Number(percent) * 100) };
}

/** As Fastify's option `trustProxy` takes it. */
function trustOf(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
