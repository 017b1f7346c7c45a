import { gzipSync } from 'node:zlib';

const BLOCK = 512;

export type TarMember = {
  readonly path: string;
  readonly content?: string | Uint8Array;
  /** Left out: a file. */
  readonly type?: string;
  /** The size in the header, if it is wrong. */
  readonly size?: number;
};

/** A tar archive with gzip, for tests; members are written unchecked. */
export function tarGzip(members: readonly TarMember[]): Buffer {
  const blocks = members.flatMap(({ path, content = '', type = '0', size }) => {
    const bytes = Buffer.from(content);
    const header = Buffer.alloc(BLOCK);
    header.write(path, 0, 100);
    header.write('0000644\0', 100);
    header.write(`${(size ?? bytes.length).toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write(type, 156);
    header.write('ustar\x0000', 257);
    const sum = header.reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(BLOCK * 2)]));
}
