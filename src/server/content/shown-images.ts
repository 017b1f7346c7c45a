import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';

/** Digests of the images in a text. */
export const imagesNamed = (text: string): string[] => [
  ...new Set([...text.matchAll(/figure:([0-9a-f]{64})/g)].map(([, digest]) => digest ?? '')),
];

/** The images of a text, all of which have to exist. Throws `INVALID_INPUT` for `field`. */
export async function knownImages(client: pg.ClientBase, text: string, field: string): Promise<string[]> {
  const digests = imagesNamed(text);
  if (digests.length === 0) return [];
  const { rowCount } = await client.query('select from figures where digest = any($1)', [digests]);
  if (rowCount !== digests.length)
    throw new ProductError('INVALID_INPUT', { fields: { [field]: problemText('imageUnknown') } });
  return digests;
}
