import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '#server/platform/process/start-error.ts';
import { readSettings, SETTINGS } from '#server/platform/settings/settings.ts';

const OPERATING = join(import.meta.dirname, '../../../../docs/operating.md');

/** The table as docs/operating.md must contain it. */
function settingsTable(): string {
  const code = (text: string) => (text === '' ? 'empty' : `\`${text}\``);
  const rows = Object.values(SETTINGS).map(
    ({ variable, fallback, hasToBe, meaning }) =>
      `| ${code(variable)} | ${fallback === null ? 'not set' : code(fallback)} | ${hasToBe} | ${meaning} |`,
  );
  return ['| variable | default | allowed values | purpose |', '|---|---|---|---|', ...rows].join('\n');
}

describe('the settings', () => {
  it('have defaults that start a complete Lectern for this machine only', () => {
    expect(readSettings({})).toEqual({
      contactEmail: null,
      ltiPrivateKeys: null,
      ltiPrivateNetwork: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      databasePoolSize: 10,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      seedDemo: true,
      demoLibrary: true,
      localOnly: true,
      publicUrl: null,
      apiUrl: '/graphql',
      tokenPointer: '/signIn/token',
      features: {},
      inspect: false,
      logLevel: 'info',
      mode: 'production',
      trustProxy: false,
      smtpUrl: null,
      stripeSecretKey: null,
      stripeWebhookSecret: null,
      taxRates: [
        { country: 'DE', basisPoints: 1_900 },
        { country: 'AT', basisPoints: 2_000 },
        { country: 'FR', basisPoints: 2_000 },
        { country: 'IE', basisPoints: 2_300 },
        { country: 'NL', basisPoints: 2_100 },
      ],
      taxIncluded: true,
      seller: ['Lectern'],
      mailFrom: 'Lectern <no-reply@localhost>',
      metricsToken: null,
      tracesUrl: null,
      leastFreeMegabytes: 500,
      mediaSigningKey: null,
      s3Bucket: null,
      s3Region: 'us-east-1',
      s3Endpoint: null,
      s3AccessKeyId: null,
      s3SecretAccessKey: null,
    });
  });

  it('are all documented in docs/operating.md, in the same words', () => {
    expect(readFileSync(OPERATING, 'utf8')).toContain(settingsTable());
  });

  it.each([
    ['PORT', '8080', 'port', 8080],
    ['PORT', ' ', 'port', 3000],
    ['DATABASE_POOL_SIZE', '20', 'databasePoolSize', 20],
    ['PUBLIC_URL', 'https://learn.example.org/', 'publicUrl', 'https://learn.example.org'],
    ['FEATURES', 'shorts, exam.creator,', 'features', { shorts: true, 'exam.creator': true }],
    ['TRUST_PROXY', 'true', 'trustProxy', true],
    ['TRUST_PROXY', '2', 'trustProxy', 2],
    ['TRUST_PROXY', '10.0.0.0/8,::1', 'trustProxy', '10.0.0.0/8,::1'],
    ['SEED_DEMO', '0', 'seedDemo', false],
    ['API_URL', 'https://api.example.org/graphql', 'apiUrl', 'https://api.example.org/graphql'],
  ])('read %s=%s', (variable, value, name, expected) => {
    expect(readSettings({ [variable]: value })).toMatchObject({ [name]: expected });
  });

  it('add no demo to an existing database, unless required', () => {
    const DATABASE_URL = 'postgres://lectern@db.example.org/lectern';
    expect(readSettings({ DATABASE_URL }).seedDemo).toBe(false);
    expect(readSettings({ DATABASE_URL, SEED_DEMO: '1' }).seedDemo).toBe(true);
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.10' }, false],
    [{ HOST: '127.0.0.1.example.org' }, false],
    [{ PUBLIC_URL: 'https://learn.example.org' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  ])('derive from %j whether only this machine reaches the server, and add no demo otherwise', (env, localOnly) => {
    expect(readSettings(env)).toMatchObject({ localOnly, seedDemo: localOnly });
    expect(readSettings({ ...env, SEED_DEMO: '1' })).toMatchObject({ localOnly, seedDemo: true });
  });

  it.each([
    ['PORT', 'http', 'PORT is "http", but must be a port from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", but must be a port from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but must be a port from 0 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b", but must be an address or host name of this machine.'],
    ['SEED_DEMO', 'yes', 'SEED_DEMO is "yes", but must be 0, 1, true or false.'],
    ['API_URL', 'graphql', 'API_URL is "graphql", but must be a path such as /graphql, or an http address.'],
    ['TOKEN_POINTER', 'token', 'TOKEN_POINTER is "token", but must be a JSON pointer such as /signIn/token.'],
    ['FEATURES', 'a,b c', 'FEATURES is "a,b c", but must be a comma-separated list of names.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is "prod", but must be production, development or test.'],
  ])('refuse %s=%s with a message', (variable, value, sentence) => {
    expect(() => readSettings({ [variable]: value })).toThrow(new StartError(sentence));
  });

  it('do not repeat a value that may contain a password', () => {
    for (const variable of ['DATABASE_URL', 'SMTP_URL', 'MEDIA_SIGNING_KEY']) {
      const refused = () => readSettings({ [variable]: 'mysql://me:hush@db' });
      expect(refused).toThrow(variable);
      expect(refused).not.toThrow('hush');
    }
  });
});
