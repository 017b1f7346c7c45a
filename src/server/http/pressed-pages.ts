import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const toBrotli = promisify(brotliCompress);
const PAGES = 500;

/**
 * Written pages, compressed as tightly as can be: a sixth smaller than what is compressed while somebody waits. Null for
 * a page that has not been asked for before; it will be there the next time. `failed` is told what kept one from it.
 */
export function pressedPages(failed: (error: unknown) => void): (page: Buffer) => Buffer | null {
  const pressed = new LRUCache<string, Buffer | 'coming'>({ max: PAGES });
  return (page) => {
    const key = createHash('sha256').update(page).digest('base64');
    const known = pressed.get(key);
    if (known !== undefined) return known === 'coming' ? null : known;
    pressed.set(key, 'coming');
    toBrotli(page, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }).then(
      (bytes) => pressed.set(key, bytes),
      (error: unknown) => {
        pressed.delete(key);
        failed(error);
      },
    );
    return null;
  };
}
