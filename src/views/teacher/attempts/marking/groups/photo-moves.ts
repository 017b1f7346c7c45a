/** The centre of a tile, and its height, in CSS pixels. */
type TileCentre = { readonly x: number; readonly y: number; readonly height: number };

/**
 * The tile that a key moves to: the previous or next one, the nearest one in the row above or below, the first or the
 * last.
 * @param at the index of the current tile
 * @returns its index; null for other keys, and where there is no tile
 */
export function movedTile(tiles: readonly TileCentre[], at: number, key: string): number | null {
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : null;
  if (key === 'ArrowRight') return at < tiles.length - 1 ? at + 1 : null;
  if (key === 'Home') return 0;
  if (key === 'End') return tiles.length - 1;
  const current = tiles[at];
  if (current === undefined || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const direction = key === 'ArrowUp' ? -1 : 1;
  const ahead = [...tiles.entries()].flatMap(([index, { x, y, height }]) => {
    const down = (y - current.y) * direction;
    return down > Math.min(height, current.height) / 2 ? [{ index, down, aside: Math.abs(x - current.x) }] : [];
  });
  const row = Math.min(...ahead.map(({ down }) => down));
  const [nearest] = ahead
    .filter(({ down }) => down < row + current.height / 2)
    .toSorted((left, right) => left.aside - right.aside);
  return nearest?.index ?? null;
}
