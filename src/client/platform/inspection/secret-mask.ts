import { plain } from '#machines/plain-data.ts';

const SECRET = /password|passphrase|^pin$|newpin|token$|code$|permit|secret/i;
const MASK = '••••••';

/** Data that may be displayed and logged, with passwords, PINs, tokens, codes and permits masked. */
export const shown = (value: unknown): unknown => mask(plain(value));

function mask(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(mask);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isSecret(key, part) && !isProblem(value) ? MASK : mask(part)]),
  );
}

const isSecret = (key: string, part: unknown): boolean =>
  SECRET.test(key) && (typeof part === 'string' || typeof part === 'number') && part !== '';

/** An error's code is not a secret. */
const isProblem = (value: object): boolean => 'message' in value && 'name' in value;
