/** The fields of a protobuf message; `value` is null for numbers. Throws if the bytes are truncated. */
export function* messageFields(
  bytes: Uint8Array,
): Generator<{ readonly field: number; readonly value: Uint8Array | null }> {
  let at = 0;
  const varint = (): number => {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || scale > 2 ** 63) throw new RangeError('no varint');
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
