import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import type { ContentParents } from './fields.ts';

type Props = {
  readonly label: string;
  readonly parents: ContentParents;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** The parent: a topic, a deck or a category, searched by typing. */
export function ParentField({ label, parents, value, error, onChoose }: Props) {
  const t = useTexts(contentTexts);
  return (
    <ComboboxField
      label={label}
      error={error}
      options={parents.map(({ id, title }) => ({ value: id, label: title }))}
      chosen={value === '' ? [] : [value]}
      onChoose={(chosen) => onChoose(chosen[0] ?? '')}
      placeholder={t.choose}
    />
  );
}
