import { fstatSync } from 'node:fs';
import { FileError } from '../questions/interchange-question.ts';
import { readAt } from './read-at.ts';
import { safePath, unsafePath } from './safe-path.ts';
import {
  DEFLATED,
  DIRECTORY_ENTRY,
  ENDING,
  EXTRA,
  fieldOf,
  hasRecordAt,
  LOCAL_HEADER,
  NAME_IS_UTF8,
  STORED,
  UINT16_MAX,
  UINT32_MAX,
  ZIP64_ENDING,
  ZIP64_EXTRA,
  ZIP64_LOCATOR,
} from './zip.records.ts';

/** One file of an archive, found by its path. */
export type ZipEntry = {
  readonly path: string;
  readonly bytes: number;
  readonly packed: number;
  readonly at: number;
  readonly method: number;
  /** Of the uncompressed content. */
  readonly crc: number;
};

const ENTRIES_MAX = 300_000;
const DIRECTORY_MAX_BYTES = 100_000_000;
const LOCKED = 0x0001;
const SYMLINK = 0o120000;
/** Characters above the first 128 in zip's old encoding, for names that are not flagged as UTF-8. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The files of an archive, by path. Rejects paths that lead outside, links, encrypted files, duplicate names and
 * overlapping files; the sizes in the directory only serve as limits. `most`: only this many, the first ones. Throws
 * `FileError`.
 */
export function readDirectory(handle: number, most = ENTRIES_MAX): Map<string, ZipEntry> {
  const { count, size, at } = endingOf(handle);
  if (count > ENTRIES_MAX) throw new FileError({ code: 'archiveTooManyFiles', max: ENTRIES_MAX });
  if (size > DIRECTORY_MAX_BYTES) throw damaged();
  const directory = Buffer.allocUnsafe(size);
  if (!readAt(handle, directory, at)) throw damaged();
  const entries = new Map<string, ZipEntry>();
  let from = 0;
  for (let number = 0; number < Math.min(count, most); number += 1) {
    if (!hasRecordAt(DIRECTORY_ENTRY, directory, from)) throw damaged();
    const fieldAt = (name: keyof typeof DIRECTORY_ENTRY.fields): number =>
      fieldOf(DIRECTORY_ENTRY, name, directory, from);
    const nameFrom = from + DIRECTORY_ENTRY.bytes;
    const extraFrom = nameFrom + fieldAt('name');
    const end = extraFrom + fieldAt('extra') + fieldAt('comment');
    if (end > directory.length) throw damaged();
    const path = pathOf(directory.subarray(nameFrom, extraFrom), (fieldAt('flags') & NAME_IS_UTF8) !== 0);
    if (!path.endsWith('/')) {
      if (entries.has(path)) throw unsafePath(path, 'repeated');
      if (((fieldAt('attributes') >>> 16) & 0o170000) === SYMLINK) throw unsafePath(path, 'link');
      if ((fieldAt('flags') & LOCKED) !== 0) throw new FileError({ code: 'archiveLocked' });
      const method = fieldAt('method');
      if (method !== STORED && method !== DEFLATED) throw new FileError({ code: 'archivePackingUnknown', path });
      const extra = directory.subarray(extraFrom, extraFrom + fieldAt('extra'));
      const sizes = zip64Sizes({ bytes: fieldAt('unpacked'), packed: fieldAt('packed'), at: fieldAt('at') }, extra);
      entries.set(path, { path, method, crc: fieldAt('crc'), ...sizes });
    }
    from = end;
  }
  refuseOverlaps(entries);
  return entries;
}

/** A small archive whose files share their bytes could expand to any size. Other data in a header is not counted. */
function refuseOverlaps(entries: ReadonlyMap<string, ZipEntry>): void {
  let end = 0;
  for (const { at, packed, path } of [...entries.values()].sort((a, b) => a.at - b.at)) {
    if (at < end) throw unsafePath(path, 'overlap');
    end = at + LOCAL_HEADER.bytes + packed;
  }
}

const damaged = (): FileError => new FileError({ code: 'archiveDamaged' });

/** What Office files began with before they were archives. */
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

function isOldOffice(handle: number): boolean {
  const head = Buffer.alloc(OLD_OFFICE.length);
  return readAt(handle, head, 0) && head.equals(OLD_OFFICE);
}

type Ending = { readonly count: number; readonly size: number; readonly at: number };

/** The directory's location and size, from the end of the archive. */
function endingOf(handle: number): Ending {
  const { size: fileBytes } = fstatSync(handle);
  // The end record is preceded by the locator of its longer form, and followed by a comment with a length of two bytes.
  const tailBytes = Math.min(fileBytes, ZIP64_LOCATOR.bytes + ENDING.bytes + UINT16_MAX);
  const tail = Buffer.allocUnsafe(tailBytes);
  if (!readAt(handle, tail, fileBytes - tailBytes)) throw damaged();
  let found = tail.length - ENDING.bytes;
  const isEnding = (at: number): boolean =>
    hasRecordAt(ENDING, tail, at) && at + ENDING.bytes + fieldOf(ENDING, 'comment', tail, at) === tail.length;
  while (found >= 0 && !isEnding(found)) found -= 1;
  if (found < 0) {
    if (isOldOffice(handle)) throw new FileError({ code: 'fileOfOtherKind', kind: 'oldOffice' });
    throw damaged();
  }
  const fieldAt = (name: keyof typeof ENDING.fields): number => fieldOf(ENDING, name, tail, found);
  if (fieldAt('disk') !== 0) throw damaged();
  const near = { count: fieldAt('count'), size: fieldAt('size'), at: fieldAt('at') };
  const isZip64 = near.count === UINT16_MAX || near.size === UINT32_MAX || near.at === UINT32_MAX;
  const ending = isZip64 ? zip64Ending(handle, tail, found - ZIP64_LOCATOR.bytes) : near;
  if (ending.at + ending.size > fileBytes) throw damaged();
  return ending;
}

function zip64Ending(handle: number, tail: Buffer, at: number): Ending {
  if (!hasRecordAt(ZIP64_LOCATOR, tail, at)) throw damaged();
  const record = Buffer.allocUnsafe(ZIP64_ENDING.bytes);
  const there = fieldOf(ZIP64_LOCATOR, 'at', tail, at);
  if (!Number.isSafeInteger(there) || !readAt(handle, record, there) || !hasRecordAt(ZIP64_ENDING, record, 0))
    throw damaged();
  const fieldAt = (name: keyof typeof ZIP64_ENDING.fields): number => fieldOf(ZIP64_ENDING, name, record, 0);
  return { count: fieldAt('count'), size: fieldAt('size'), at: fieldAt('at') };
}

type Sizes = Pick<ZipEntry, 'bytes' | 'packed' | 'at'>;

/** Sizes that exceed four bytes are in an extra field, one after the other. */
function zip64Sizes(near: Sizes, extra: Buffer): Sizes {
  if (near.bytes !== UINT32_MAX && near.packed !== UINT32_MAX && near.at !== UINT32_MAX) return near;
  for (let at = 0; at + EXTRA.bytes <= extra.length; ) {
    const end = at + EXTRA.bytes + fieldOf(EXTRA, 'length', extra, at);
    if (fieldOf(EXTRA, 'kind', extra, at) === ZIP64_EXTRA && end <= extra.length) {
      let next = at + EXTRA.bytes;
      const far = (value: number): number => {
        if (value !== UINT32_MAX) return value;
        if (next + 8 > end) throw damaged();
        next += 8;
        return Number(extra.readBigUInt64LE(next - 8));
      };
      return { bytes: far(near.bytes), packed: far(near.packed), at: far(near.at) };
    }
    at = end;
  }
  return near;
}

/** A name as a path within the archive. */
const pathOf = (name: Buffer, isUtf8: boolean): string => safePath(textOf(name, isUtf8));

/** Many programs write UTF-8 without flagging it; what is not valid UTF-8 is in the old encoding. */
function textOf(name: Buffer, isUtf8: boolean): string {
  try {
    return UTF8.decode(name);
  } catch {
    if (isUtf8) return name.toString('utf8');
    return name.toString('latin1').replace(/[\x80-\xff]/g, (sign) => CP437[sign.charCodeAt(0) - 128] ?? sign);
  }
}
