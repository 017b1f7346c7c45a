import { keysOf } from '#domain/platform/keys-of.ts';

/** The records of a zip archive, as in PKWARE's APPNOTE.TXT: the offset and length of each number. */
type Layout<Field extends string> = {
  readonly signature: number;
  /** The fixed size, in bytes. */
  readonly bytes: number;
  readonly fields: Readonly<Record<Field, readonly [at: number, bytes: 2 | 4 | 8]>>;
};

const layout = <Field extends string>(signature: number, bytes: number, fields: Layout<Field>['fields']) => ({
  ...{ signature, bytes, fields },
});

/** Local file header; its name and extra fields follow. */
export const LOCAL_HEADER = layout(0x04034b50, 30, {
  needs: [4, 2],
  flags: [6, 2],
  method: [8, 2],
  day: [12, 2],
  crc: [14, 4],
  packed: [18, 4],
  unpacked: [22, 4],
  name: [26, 2],
  extra: [28, 2],
});

/** Data descriptor, after a file whose sizes were not known before. */
export const DESCRIPTOR = layout(0x08074b50, 16, { crc: [4, 4], packed: [8, 4], unpacked: [12, 4] });

/** Central directory entry; its name, extra fields and comment follow. */
export const DIRECTORY_ENTRY = layout(0x02014b50, 46, {
  versionMadeBy: [4, 2],
  needs: [6, 2],
  flags: [8, 2],
  method: [10, 2],
  day: [14, 2],
  crc: [16, 4],
  packed: [20, 4],
  unpacked: [24, 4],
  name: [28, 2],
  extra: [30, 2],
  comment: [32, 2],
  attributes: [38, 4],
  at: [42, 4],
});

/** The start of an extra field of a directory entry. */
export const EXTRA = { bytes: 4, fields: { kind: [0, 2], length: [2, 2] } } as const;
/** The extra field for numbers that exceed four bytes. */
export const ZIP64_EXTRA = 1;

/** End of the central directory; a comment follows. */
export const ENDING = layout(0x06054b50, 22, {
  disk: [4, 2],
  countHere: [8, 2],
  count: [10, 2],
  size: [12, 4],
  at: [16, 4],
  comment: [20, 2],
});

/** Its zip64 form, and the locator that follows it. */
export const ZIP64_ENDING = layout(0x06064b50, 56, {
  rest: [4, 8],
  versionMadeBy: [12, 2],
  needs: [14, 2],
  countHere: [24, 8],
  count: [32, 8],
  size: [40, 8],
  at: [48, 8],
});
export const ZIP64_LOCATOR = layout(0x07064b50, 20, { at: [8, 8], disks: [16, 4] });

export const DEFLATED = 8;
export const STORED = 0;
export const NAME_IS_UTF8 = 0x0800;
export const SUMS_FOLLOW = 0x0008;
export const UINT16_MAX = 0xffff;
export const UINT32_MAX = 0xffffffff;

/** A record as bytes; fields that are not given are 0. */
export function recordOf<Field extends string>(
  { signature, bytes, fields }: Layout<Field>,
  values: Partial<Record<NoInfer<Field>, number>>,
): Buffer {
  const record = Buffer.alloc(bytes);
  record.writeUInt32LE(signature, 0);
  for (const name of keysOf(values)) {
    const [at, length] = fields[name];
    if (length === 8) record.writeBigUInt64LE(BigInt(values[name] ?? 0), at);
    else record.writeUIntLE(values[name] ?? 0, at, length);
  }
  return record;
}

/** A number of a record that starts at an offset. */
export function fieldOf<Field extends string>(
  { fields }: Pick<Layout<Field>, 'fields'>,
  name: NoInfer<Field>,
  bytes: Buffer,
  from: number,
): number {
  const [at, length] = fields[name];
  return length === 8 ? Number(bytes.readBigUInt64LE(from + at)) : bytes.readUIntLE(from + at, length);
}

/** Whether such a record is at an offset. */
export const hasRecordAt = ({ signature, bytes }: Layout<string>, buffer: Buffer, at: number): boolean =>
  at >= 0 && at + bytes <= buffer.length && buffer.readUInt32LE(at) === signature;
