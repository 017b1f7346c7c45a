import * as z from 'zod/mini';
import { flag, row, text } from './setting-row.ts';

/** Environment variables cannot always contain line breaks: `\n` represents a line break. */
const keys = z.pipe(
  text.check(z.regex(/-----BEGIN PRIVATE KEY-----/)),
  z.transform((pem) => pem.replaceAll('\\n', '\n')),
);

/** The LTI settings. */
export const LTI_SETTINGS = {
  ltiPrivateKeys: row({
    variable: 'LTI_PRIVATE_KEYS',
    fallback: null,
    schema: keys,
    hasToBe: 'one or more RSA keys in PEM, one after another',
    meaning:
      'Keys that identify Lectern to learning platforms. The first one signs. All processes need the same. Not set: one is generated and stored in DATA_DIR/secrets.',
    secret: true,
  }),
  ltiPrivateNetwork: row({
    variable: 'LTI_PRIVATE_NETWORK',
    fallback: '0',
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning:
      'Whether learning platforms, identity providers and student information systems may have private addresses, such as a Moodle in the school’s own network.',
  }),
} as const;
