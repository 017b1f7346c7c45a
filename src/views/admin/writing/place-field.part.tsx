import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import { ComboboxField } from '#ui/form/combobox-field.tsx';
import type { Places } from './fields.ts';

type Props = {
  readonly label: string;
  readonly places: Places;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Where it stands: a topic, a deck or a category, found by typing. */
export function PlaceField({ label, places, value, error, onChoose }: Props) {
  const t = useTexts(writingTexts);
  return (
    <ComboboxField
      label={label}
      error={error}
      options={places.map(({ id, title }) => ({ value: id, label: title }))}
      chosen={value === '' ? [] : [value]}
      onChoose={(chosen) => onChoose(chosen[0] ?? '')}
      placeholder={t.choose}
    />
  );
}
