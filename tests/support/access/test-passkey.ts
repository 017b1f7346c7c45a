import { createHash, generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto';
import type pg from 'pg';
import type { TestBrowser } from '../servers/test-api.ts';

/* An authenticator in software, which does as WebAuthn says, unless a test makes it misbehave. */

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/* The parts of CBOR (RFC 8949) that an attestation needs. */
const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborList = (values: readonly Buffer[]): Buffer => Buffer.concat([head(4, values.length), ...values]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** How an authenticator may differ from an honest one. */
export type Misbehaviour = {
  readonly origin?: string;
  readonly siteId?: string;
  readonly isVerified?: boolean;
  readonly challenge?: string;
  readonly crossOrigin?: boolean;
  /** Certificates with the attestation. */
  readonly certificates?: readonly Buffer[];
};

/** A passkey on an authenticator. */
export type TestPasskey = {
  readonly id: Buffer;
  readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly userHandle: string;
  /** Of signatures; stays at zero if the authenticator does not count. */
  signCount: number;
};

type Request = { readonly challenge: string; readonly siteId: string };

export const ORIGIN = 'http://localhost';

const clientData = (
  type: string,
  { challenge }: Request,
  { origin = ORIGIN, crossOrigin = false, ...as }: Misbehaviour,
) => Buffer.from(JSON.stringify({ type, challenge: as.challenge ?? challenge, origin, crossOrigin }));

function authenticatorData(
  { siteId }: Request,
  { signCount, flags, as }: { readonly signCount: number; readonly flags: number; readonly as: Misbehaviour },
): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(signCount);
  const present = USER_PRESENT | (as.isVerified === false ? 0 : USER_VERIFIED) | flags;
  return Buffer.concat([sha256(as.siteId ?? siteId), Buffer.from([present]), counter]);
}

/** Creates a passkey, and returns it with the response of the authenticator. */
export function createPasskey(
  request: Request & { readonly userHandle: string },
  { name = 'Laptop', isSynced = false, as = {} as Misbehaviour, copyOf = null as TestPasskey | null } = {},
) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const passkey: TestPasskey = copyOf ?? { id: randomBytes(32), keys, userHandle: request.userHandle, signCount: 0 };
  const { x = '', y = '' } = passkey.keys.publicKey.export({ format: 'jwk' });
  const publicKey = cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(passkey.id.length);
  const flags = HAS_CREDENTIAL | (isSynced ? BACKUP_ELIGIBLE | BACKED_UP : 0);
  const data = Buffer.concat([
    authenticatorData(request, { signCount: 0, flags, as }),
    Buffer.alloc(16),
    size,
    passkey.id,
    publicKey,
  ]);
  const attestation = cborMap([
    [cborText('fmt'), cborText(as.certificates === undefined ? 'none' : 'packed')],
    [
      cborText('attStmt'),
      as.certificates === undefined
        ? cborMap([])
        : cborMap([
            [cborText('alg'), cborInt(-7)],
            [cborText('sig'), cborBytes(randomBytes(70))],
            [cborText('x5c'), cborList(as.certificates.map(cborBytes))],
          ]),
    ],
    [cborText('authData'), cborBytes(data)],
  ]);
  return {
    passkey,
    response: {
      name,
      id: text(passkey.id),
      clientData: text(clientData('webauthn.create', request, as)),
      attestation: text(attestation),
      transports: ['internal', 'teleport'],
    },
  };
}

/** Signs a challenge with a passkey. */
export function answerWith(passkey: TestPasskey, request: Request, as: Misbehaviour = {}) {
  const data = authenticatorData(request, { signCount: passkey.signCount, flags: 0, as });
  const client = clientData('webauthn.get', request, as);
  return {
    id: text(passkey.id),
    clientData: text(client),
    authenticatorData: text(data),
    signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), passkey.keys.privateKey)),
    userHandle: passkey.userHandle,
  };
}

const START =
  'mutation ($password: String!, $code: String) { startPasskey(password: $password, code: $code) { challenge siteId userHandle existing { id transports } } }';
const ADD = 'mutation ($passkey: NewPasskeyInput!) { addPasskey(passkey: $passkey) }';
const START_SIGN_IN =
  'mutation ($afterPassword: Boolean!) { startPasskeySignIn(afterPassword: $afterPassword) { challenge siteId allowed { id transports } } }';
const SIGN_IN =
  'mutation ($answer: PasskeyAnswerInput!) { signIn: signInWithPasskey(answer: $answer) { token refreshToken } }';

export const startPasskey = (browser: TestBrowser, password: string, code: string | null = null) =>
  browser.call(START, { password, code });
export const addPasskey = (browser: TestBrowser, passkey: object) => browser.call(ADD, { passkey });
export const startPasskeySignIn = (browser: TestBrowser, afterPassword = false) =>
  browser.call(START_SIGN_IN, { afterPassword });

/** Adds a passkey for a signed-in user. */
export async function newPasskey(
  browser: TestBrowser,
  password: string,
  options: Parameters<typeof createPasskey>[1] & { readonly code?: string } = {},
): Promise<TestPasskey> {
  const started = await startPasskey(browser, password, options.code ?? null);
  const { passkey, response } = createPasskey(started.data.startPasskey, options);
  const added = await addPasskey(browser, response);
  if (added.errors !== undefined) throw new Error(`The passkey was not added: ${added.code}`);
  return passkey;
}

/** Sends a response of an authenticator, and stores the tokens. */
export async function sendAnswer(browser: TestBrowser, answer: object) {
  const response = await browser.call(SIGN_IN, { answer });
  if (response.data) {
    browser.token = response.data.signIn.token;
    browser.refreshToken = response.data.signIn.refreshToken;
  }
  return response;
}

/** Signs in with a passkey; `afterPassword` as the second step. */
export async function signInWithPasskey(
  browser: TestBrowser,
  passkey: TestPasskey,
  { afterPassword = false, as = {} as Misbehaviour } = {},
) {
  const started = await startPasskeySignIn(browser, afterPassword);
  if (started.errors !== undefined) return started;
  return sendAnswer(browser, answerWith(passkey, started.data.startPasskeySignIn, as));
}

/** A passkey of a user in the database, which nobody has; returns its id. */
export async function storedPasskey(pool: pg.Pool, userId: string, name: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, is_synced)
     values ($1, $2, $3, $4, 0, '{}', $5, false)`,
    [id, userId, randomBytes(16), randomBytes(16), name],
  );
  return id;
}
