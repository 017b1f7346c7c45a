import { crc32, deflateRawSync } from 'node:zlib';

type Part = {
  readonly name: string;
  readonly at: number;
  readonly packed: number;
  readonly bytes: number;
  readonly crc: number;
};

const header = (signature: number, fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  buffer.writeUInt32LE(signature, 0);
  let at = 4;
  for (const [size, value] of fields) {
    if (size === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += size;
  }
  return buffer;
};

function localFile(name: string, content: Buffer, packed: Buffer): Buffer {
  const fields = [
    ...([
      [2, 20],
      [2, 0x0800],
      [2, 8],
      [2, 0],
      [2, 0],
    ] as const),
    ...([
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, Buffer.byteLength(name)],
      [2, 0],
    ] as const),
  ];
  return Buffer.concat([header(0x04034b50, fields), Buffer.from(name), packed]);
}

function directory(parts: readonly Part[], at: number): Buffer {
  const entries = parts.map((part) =>
    Buffer.concat([
      header(0x02014b50, [
        ...([
          [2, 20],
          [2, 20],
          [2, 0x0800],
          [2, 8],
          [2, 0],
          [2, 0],
          [4, part.crc],
          [4, part.packed],
        ] as const),
        ...([
          [4, part.bytes],
          [2, Buffer.byteLength(part.name)],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
        ] as const),
        [4, part.at],
      ]),
      Buffer.from(part.name),
    ]),
  );
  const size = entries.reduce((sum, entry) => sum + entry.length, 0);
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, size],
    [4, at],
    [2, 0],
  ]);
  return Buffer.concat([...entries, end]);
}

/** An archive whose directory lists the same bytes many times. */
export function overlappingZip(times: number, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const file = localFile('0.xml', content, packed);
  const part = { at: 0, packed: packed.length, bytes: content.length, crc: crc32(content) };
  const parts = Array.from({ length: times }, (_, number) => ({ ...part, name: `${number}.xml` }));
  return Buffer.concat([file, directory(parts, file.length)]);
}

/**
 * An archive of many files with the same content, each compressed separately; at most 65 535. `nameOf` returns their
 * names.
 */
export function zipOfMany(
  count: number,
  content: Buffer,
  nameOf = (number: number): string => `${number}.xml`,
): Buffer {
  const packed = deflateRawSync(content);
  const crc = crc32(content);
  const files: Buffer[] = [];
  const parts: Part[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    const name = nameOf(number);
    const file = localFile(name, content, packed);
    files.push(file);
    parts.push({ name, at, packed: packed.length, bytes: content.length, crc });
    at += file.length;
  }
  return Buffer.concat([...files, directory(parts, at)]);
}
