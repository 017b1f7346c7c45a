import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const toBrotli = promisify(brotliCompress);
const PAGES = 500;

/**
 * Rendered pages at the highest compression level: a sixth smaller than compression on the fly. Null for
 * a page that was not requested before; it is there the next time. `failed` receives errors of the compression.
 */
export function compressedPageCache(failed: (error: unknown) => void): (page: Buffer) => Buffer | null {
  const compressed = new LRUCache<string, Buffer | 'coming'>({ max: PAGES });
  return (page) => {
    const key = hash('sha256', page, 'base64');
    const known = compressed.get(key);
    if (known !== undefined) return known === 'coming' ? null : known;
    compressed.set(key, 'coming');
    toBrotli(page, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }).then(
      (bytes) => compressed.set(key, bytes),
      (error: unknown) => {
        compressed.delete(key);
        failed(error);
      },
    );
    return null;
  };
}
