import { createHash } from 'node:crypto';

/**
 * The id of a record: a UUID of version 5, whose namespace is the event that it was written for. It is the same whenever
 * the event is sent, so a store that already has the record can tell.
 */
export function recordId(eventId: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(eventId.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
