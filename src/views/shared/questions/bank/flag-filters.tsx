import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PressPopover } from '#ui/popover/press-popover.tsx';
import type { Filter } from './bank-filters.tsx';

const FLAGS = ['reported', 'unexplained', 'deleted'] as const;

type Props = { readonly filter: Filter; readonly onFilter: (filter: Filter) => void };

/** Filters of the bank that are needed less often, in a popover. The button says how many are on. */
export function FlagFilters({ filter, onFilter }: Props) {
  const { bank: t } = useTexts(authoringTexts);
  const count = FLAGS.filter((flag) => filter[flag]).length;
  return (
    <PressPopover
      label={t.moreFilters}
      pane={() =>
        FLAGS.map((flag) => (
          <CheckboxField
            key={flag}
            label={t[flag]}
            checked={filter[flag]}
            onChange={({ target }) => onFilter({ ...filter, [flag]: target.checked })}
          />
        ))
      }
    >
      <Icon name="adjust" px={18} /> {count === 0 ? t.moreFilters : t.filtersOn({ count })}
    </PressPopover>
  );
}
