import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import { type Problem, writeProblem } from '#domain/platform/problem.ts';
import type { PaymentSettings } from '#server/billing/gateways/gateway.choice.ts';
import { graphSchema } from '#server/graph/schema.ts';
import type { Tool } from '#server/lti/tool.ts';
import type { Reading } from '#server/platform/db/reading.ts';
import { type AppParts, httpApp } from '#server/platform/http/app.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { ENOUGH_SPACE, type FreeSpace } from '#server/platform/operating/free-space.ts';

/** Taxes of two countries within prices, and the test gateway. */
const PAYMENTS: PaymentSettings = {
  stripe: null,
  taxes: {
    rates: [
      { country: 'DE', basisPoints: 1_900 },
      { country: 'AT', basisPoints: 2_000 },
    ],
    included: true,
  },
  seller: ['Lectern Ltd', '1 High Street', 'VAT 123'],
  publicUrl: null,
};

const NO_MAIL: Mailer = { send: async () => undefined };

/** The services behind an app, for what no operation can do. */
const POOLS = new WeakMap<FastifyInstance, pg.Pool>();

export const testApp = async (
  pool: pg.Pool,
  {
    introspection = false,
    space = ENOUGH_SPACE as FreeSpace,
    metrics = undefined as AppParts['metrics'],
    tracesUrl = null as string | null,
    // As in production, where most documents are repeated.
    compiledFrom = 1,
    mailer = NO_MAIL,
    mediaFolder = '/nonexistent',
    payments = {} as Partial<PaymentSettings>,
    imageFolder = '/nonexistent',
    answers = '/nonexistent',
    mediaKey = Buffer.alloc(32, 7),
    uploadFolder = join(tmpdir(), 'lectern-uploads'),
    bankFiles = folderMediaStore('/nonexistent'),
    tool = undefined as Tool | undefined,
    txtRecords = undefined as AppParts['txtRecords'],
    reading = undefined as Reading | undefined,
    site = { publicUrl: null, localOnly: true } as AppParts['site'],
    secure = false,
    webhooksToLoopback = false,
  } = {},
): Promise<FastifyInstance> => {
  const app = await httpApp({
    pool,
    schema: graphSchema(),
    imageStore: folderImageStore(imageFolder),
    media: folderMediaStore(mediaFolder),
    answerFiles: folderImageStore(answers),
    bankFiles,
    uploadFolder,
    mediaKey,
    mailer,
    ...(tool && { tool }),
    ...(txtRecords && { txtRecords }),
    ...(reading && { reading }),
    contactAddress: 'office@example.org',
    payments: { ...PAYMENTS, ...payments },
    site,
    client: {
      build: null,
      config: { apiUrl: '/graphql', tokenPointer: '/signIn/token', features: {}, demoAccounts: [] },
    },
    secure,
    trustProxy: false,
    webhooksToLoopback,
    introspection,
    space,
    tracesUrl,
    ...(metrics && { metrics }),
    compiledFrom,
    outbox: null,
    logLevel: 'silent',
  });
  POOLS.set(app, pool);
  return app;
};

type GraphError = {
  message: string;
  extensions?: { code?: string; fields?: Record<string, string>; retryAfterSeconds?: number };
};
type SentError = {
  message: string;
  extensions?: { code?: string; problem?: Problem; fields?: Record<string, Problem>; retryAfterSeconds?: number };
};

/** An error of a response with its problem as the message, and problems as the texts that a browser shows for them. */
function readError({ message, extensions: { problem, fields, ...rest } = {}, ...others }: SentError): GraphError {
  return {
    ...others,
    message: problem === undefined ? message : writeProblem(problem),
    extensions: {
      ...rest,
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([path, each]) => [path, writeProblem(each)])),
      }),
    },
  };
}

export type Answer<T> = {
  status: number;
  data: T;
  errors: GraphError[] | undefined;
  code: string | undefined;
  text: string;
};

/** A browser as the API sees one: stores its cookies, and the token once it has signed in. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  token: string | null = null;
  refreshToken = '';
  readonly #app: FastifyInstance;
  readonly #address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever its query requested
  async call<T = any>(query: string, variables: object = {}, options: Partial<InjectOptions> = {}): Promise<Answer<T>> {
    const response = await this.#app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: this.#address,
      ...options,
      headers: {
        platform: 'web',
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...options.headers,
      },
      payload: { query, variables },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body = response.json() as { data: T; errors?: SentError[] };
    const errors = body.errors?.map(readError);
    return {
      status: response.statusCode,
      data: body.data,
      errors,
      code: errors?.[0]?.extensions?.code,
      text: response.body,
    };
  }

  async signIn(
    email: string,
    password: string,
  ): Promise<Answer<{ signIn: { token: string; refreshToken: string } } | null>> {
    const answer = await this.call<{ signIn: { token: string; refreshToken: string } } | null>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token refreshToken expiresIn } }',
      { input: { email, password } },
    );
    if (answer.data) {
      this.token = answer.data.signIn.token;
      this.refreshToken = answer.data.signIn.refreshToken;
    }
    return answer;
  }

  signUp(email: string, password: string, name = 'Test Person'): Promise<Answer<{ signUp: boolean } | null>> {
    return this.call('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input: { name, email, password } });
  }

  /** Sends a refresh token, by default the last one, and stores the new tokens. */
  async refresh(
    refreshToken = this.refreshToken,
  ): Promise<Answer<{ refresh: { token: string; refreshToken: string } } | null>> {
    const answer = await this.call<{ refresh: { token: string; refreshToken: string } } | null>(
      'mutation ($token: String!) { refresh(refreshToken: $token) { token refreshToken } }',
      { token: refreshToken },
    );
    if (answer.data) {
      this.token = answer.data.refresh.token;
      this.refreshToken = answer.data.refresh.refreshToken;
    }
    return answer;
  }
}

export const PASSWORD = 'seven quiet herons';

/** A new student, signed in, whose profile is still to be completed. */
export async function signedInNewcomer(app: FastifyInstance, email: string, address?: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app, address);
  await browser.signUp(email, PASSWORD);
  await browser.signIn(email, PASSWORD);
  return browser;
}

/** A student who is signed in, and has completed the profile. */
export async function signedInStudent(app: FastifyInstance, email: string, address?: string): Promise<TestBrowser> {
  const browser = await signedInNewcomer(app, email, address);
  await POOLS.get(app)?.query('update users set profile_completed_at = now() where email = $1', [email]);
  return browser;
}
