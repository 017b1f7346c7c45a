import { zstdDecompressSync } from 'node:zlib';
import { FileError } from '../interchange-item.ts';

const LIST_MAX_BYTES = 50_000_000;

/** The files of a package by the names that notes use: an object in JSON, or a packed list of messages. */
export function mediaNames(bytes: Uint8Array, packed: boolean): ReadonlyMap<string, string> {
  try {
    return packed ? listedNames(zstdDecompressSync(bytes, { maxOutputLength: LIST_MAX_BYTES })) : objectNames(bytes);
  } catch {
    throw new FileError('its list of media is broken');
  }
}

function objectNames(bytes: Uint8Array): Map<string, string> {
  const names = JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown>;
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

/** The fields of a message; `value` is null where it is a number. Throws where the bytes end too early. */
function* messageFields(bytes: Uint8Array): Generator<{ readonly field: number; readonly value: Uint8Array | null }> {
  let at = 0;
  const varint = (): number => {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || scale > 2 ** 56) throw new RangeError('no varint');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const field = Math.floor(tag / 8);
    switch (tag % 8) {
      case 0:
        varint();
        yield { field, value: null };
        break;
      case 2: {
        const length = varint();
        if (at + length > bytes.length) throw new RangeError('it ends too early');
        yield { field, value: bytes.subarray(at, at + length) };
        at += length;
        break;
      }
      case 1:
        at += 8;
        break;
      case 5:
        at += 4;
        break;
      default:
        throw new RangeError('no such kind of field');
    }
  }
}
