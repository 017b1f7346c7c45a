/**
 * Rows in batches, in the order of their ids, until there are no more.
 * @param size of a batch, in rows
 * @param read at most `size` rows after the one with this id, by id; null: from the first row
 */
export async function* inBatches<Row extends { readonly id: string }>(
  size: number,
  read: (after: string | null) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(after);
    yield rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < size || after === null) return;
  }
}
