import { line, type Part, type Point, text } from './figure.ts';
import { midpoint } from './geometry.ts';

/** A branch of a tree diagram: its outcome, its probability, and the branches after it. */
export type Branch = { readonly name: string; readonly chance: string; readonly next?: readonly Branch[] };

export type TreeOptions = {
  /** Where the first branches start. */
  readonly root: Point;
  /** Pixels from stage to stage. */
  readonly stage?: number;
  /** Pixels between the ends of the last branches. */
  readonly row?: number;
};

/** A tree diagram from left to right: probabilities beside the branches, outcomes at their ends. */
export function tree(branches: readonly Branch[], { root, stage = 160, row = 70 }: TreeOptions): Part {
  const count = leavesOf(branches);
  return drawn(branches, root, root[1] - ((count - 1) * row) / 2, stage, row);
}

const leavesOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { next }) => sum + (next === undefined ? 1 : leavesOf(next)), 0);

function drawn(branches: readonly Branch[], from: Point, top: number, stage: number, row: number): Part {
  let used = 0;
  return branches
    .map(({ name, chance, next }) => {
      const leaves = next === undefined ? 1 : leavesOf(next);
      const end: Point = [from[0] + stage - 26, top + (used + (leaves - 1) / 2) * row];
      const inner = next === undefined ? '' : drawn(next, [end[0] + 26, end[1]], top + used * row, stage, row);
      used += leaves;
      const [x, y] = midpoint(from, end);
      const above = end[1] <= from[1] ? -17 : 17;
      return (
        line(from, end) +
        text([x - 4, y + above], chance, { colour: 'blue' }) +
        text([end[0] + 13, end[1]], name, { bold: true }) +
        inner
      );
    })
    .join('');
}
