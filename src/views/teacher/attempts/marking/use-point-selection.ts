import { carriedAward, toggledAward } from '#domain/attempts/marking/changed-awards.rule.ts';
import type { Award, MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { type MarkingKeys, useMarkingKeys } from './use-marking-keys.ts';

type Options = {
  /** Null: there is nothing to select. */
  readonly scheme: MarkScheme | null;
  readonly awards: readonly Award[];
  readonly onChange: (awards: readonly Award[]) => void;
  readonly keys: Omit<MarkingKeys, 'tick' | 'carry'>;
};

/**
 * Selecting the points of a mark scheme: the functions for pointers, and the keys. A number selects the point with
 * this number; with Shift, it is carried forward if the scheme allows it.
 */
export function usePointSelection({ scheme, awards, onChange, keys }: Options) {
  const toggle = (point: string): void => onChange(toggledAward(awards, point));
  const carry = (point: string): void => onChange(carriedAward(awards, point));
  useMarkingKeys({
    ...keys,
    tick: (number) => {
      const point = scheme?.points[number - 1];
      if (point !== undefined) toggle(point.id);
    },
    carry: (number) => {
      const point = scheme?.points[number - 1];
      if (point?.carriesErrors === true) carry(point.id);
      else if (point !== undefined) toggle(point.id);
    },
  });
  return { toggle, carry };
}
