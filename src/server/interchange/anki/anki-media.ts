import { zstdDecompressSync } from 'node:zlib';
import { FileError } from '../questions/interchange-question.ts';
import { messageFields } from './anki-message.ts';

const LIST_MAX_BYTES = 50_000_000;

/** The files of a package by the names that notes use: a JSON object, or a protobuf list of messages. */
export function mediaNames(bytes: Uint8Array, packed: boolean): ReadonlyMap<string, string> {
  try {
    return packed ? listedNames(zstdDecompressSync(bytes, { maxOutputLength: LIST_MAX_BYTES })) : objectNames(bytes);
  } catch {
    throw new FileError({ code: 'ankiDamaged', part: 'media' });
  }
}

function objectNames(bytes: Uint8Array): Map<string, string> {
  const names: { readonly [path: string]: unknown } = JSON.parse(Buffer.from(bytes).toString('utf8'));
  return new Map(Object.entries(names).map(([path, name]) => [String(name).normalize('NFC'), path]));
}

/**
 * `MediaEntries { repeated MediaEntry entries = 1 }`, `MediaEntry { string name = 1; uint32 size = 2; bytes sha1 = 3 }`
 * in protocol buffers. The file of the nth entry is called n.
 */
function listedNames(bytes: Uint8Array): Map<string, string> {
  const names = new Map<string, string>();
  let number = 0;
  for (const { field, value } of messageFields(bytes)) {
    if (field !== 1 || value === null) continue;
    for (const inner of messageFields(value)) {
      if (inner.field === 1 && inner.value !== null)
        names.set(Buffer.from(inner.value).toString('utf8').normalize('NFC'), String(number));
    }
    number += 1;
  }
  return names;
}
