import { FileError } from '../questions/interchange-question.ts';

/** Headers and contents fill whole blocks. */
export const TAR_BLOCK = 512;

/**
 * The header of a file: `longName` and `attributes` contain the name of the next one, `skipped` is a folder or a
 * comment, and `other` a link or a device.
 */
export type TarHeader = {
  readonly path: string;
  readonly bytes: number;
  readonly kind: 'file' | 'skipped' | 'longName' | 'attributes' | 'other';
};

/** Positions of the fields in a header: offset and length. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE = 156;
const MAGIC = [257, 5] as const;
const PREFIX = [345, 155] as const;

const KINDS: ReadonlyMap<string, TarHeader['kind']> = new Map<string, TarHeader['kind']>([
  ['0', 'file'],
  ['\0', 'file'],
  ['7', 'file'],
  ['5', 'skipped'],
  ['g', 'skipped'],
  ['K', 'skipped'],
  ['L', 'longName'],
  ['x', 'attributes'],
]);

/** The fields of a header. Throws `FileError` if its checksum is wrong. */
export function fieldsOfHeader(header: Buffer): TarHeader {
  if (numberIn(header, CHECKSUM) !== checksumOf(header)) throw new FileError({ code: 'archiveDamaged' });
  const prefix = textIn(header, MAGIC) === 'ustar' ? textIn(header, PREFIX) : '';
  const name = textIn(header, NAME);
  const kind = KINDS.get(String.fromCharCode(header[TYPE] ?? 0)) ?? 'other';
  const isFolder = kind === 'file' && name.endsWith('/');
  const bytes = numberIn(header, SIZE);
  if (bytes === null) throw new FileError({ code: 'archiveDamaged' });
  return { path: prefix === '' ? name : `${prefix}/${name}`, bytes, kind: isFolder ? 'skipped' : kind };
}

/** The path that a long name or extended attributes give to the next file; null if they don't. */
export function longPathIn(content: Buffer, kind: TarHeader['kind']): string | null {
  const text = content.toString('utf8');
  if (kind === 'longName') return text.replace(/\0[\s\S]*$/, '');
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(0x20, at);
    const length = space === -1 ? 0 : Number(content.toString('latin1', at, space));
    if (!Number.isInteger(length) || length <= space - at) return null;
    const record = content.toString('utf8', space + 1, at + length).replace(/\n$/, '');
    if (record.startsWith('path=')) return record.slice('path='.length);
    // A size of more than 8 GB, which no file of an import has.
    if (record.startsWith('size=')) throw new FileError({ code: 'archiveDamaged' });
    at += length;
  }
  return null;
}

type Field = readonly [offset: number, length: number];

const textIn = (header: Buffer, [offset, length]: Field): string =>
  header.toString('utf8', offset, offset + length).replace(/\0[\s\S]*$/, '');

/** Octal digits; null for anything else, such as the binary form of sizes above 8 GB. */
function numberIn(header: Buffer, [offset, length]: Field): number | null {
  const digits = header
    .toString('latin1', offset, offset + length)
    .replace(/\0[\s\S]*$/, '')
    .trim();
  return /^[0-7]{1,12}$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

/** The sum of all bytes, with spaces in the place of the checksum itself. */
function checksumOf(header: Buffer): number {
  const [from, length] = CHECKSUM;
  return header.reduce((sum, byte, at) => sum + (at >= from && at < from + length ? 0x20 : byte), 0);
}
