import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { isUuid } from '../db/uuid.ts';

/** A row's position in an order: the value it is ordered by, as text, and its id. */
export type Cursor = { readonly value: string; readonly id: string };

const cursorSchema = z.tuple([z.string(), z.string().check(z.refine(isUuid))]);

/** The cursor as the API sends it: base64url, without meaning to clients. */
export const writeCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Throws `INVALID_INPUT` for a cursor that this product did not write. */
export function readCursor(cursor: string | null): Cursor | null {
  if (cursor === null) return null;
  try {
    const [value, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { value, id };
  } catch (cause) {
    throw new ProductError('INVALID_INPUT', { cause });
  }
}
