import { closeSync, openSync, readSync } from 'node:fs';
import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import { FileError } from '../questions/interchange-question.ts';

/** Small enough that their texts are collected with the young generation. */
const CHUNK_BYTES = 65_536;
const ENCODINGS = /<\?xml[^<>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** Bytes of a file, in chunks on request. There is one buffer: each chunk is valid until the next. */
export function* bytesOf(file: string, onBytes?: (bytes: number) => void): Generator<Uint8Array> {
  const handle = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  try {
    for (;;) {
      const read = readSync(handle, chunk, 0, CHUNK_BYTES, null);
      if (read === 0) return;
      onBytes?.(read);
      yield chunk.subarray(0, read);
    }
  } finally {
    closeSync(handle);
  }
}

/**
 * Bytes as text: UTF-8, or UTF-16 with a byte order mark, or what an XML declaration names. Invalid bytes become
 * U+FFFD, which readers report. A given `encoding` takes precedence over the bytes. Throws `FileError` for an unknown
 * encoding.
 */
export function* textOf(chunks: Iterable<Uint8Array>, encoding?: TextEncoding): Generator<string> {
  let decoder = encoding === undefined ? null : new TextDecoder(encoding);
  for (const chunk of chunks) {
    decoder ??= decoderOf(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder !== null) yield decoder.decode();
}

/** The same for bytes in memory. */
export function textOfAll(bytes: Uint8Array): string {
  const isPlain =
    bytes[0] === 0x3c && bytes[1] !== 0 && UTF8_HEAD.test(Buffer.from(bytes.subarray(0, 60)).toString('latin1'));
  if (isPlain) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return [...textOf([bytes])].join('');
}

const UTF8_HEAD = /^<(?:\?xml version="1\.[01]" encoding="UTF-8"|[A-Za-z])/i;

function decoderOf(head: Uint8Array): InstanceType<typeof TextDecoder> {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  if (first === 0x3c && second === 0) return new TextDecoder('utf-16le');
  const declared = ENCODINGS.exec(Buffer.from(head.subarray(0, 300)).toString('latin1'))?.[1];
  if (first === 0xef || declared === undefined) return new TextDecoder('utf-8');
  try {
    return new TextDecoder(declared);
  } catch {
    throw new FileError({ code: 'fileEncodingUnknown', encoding: declared });
  }
}
