import { useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { organisationTexts } from '#texts/users/organisation.texts.ts';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';

type Props = {
  readonly schools: readonly { readonly id: string; readonly name: string }[];
  readonly error: string | undefined;
};

/** A field of a form for one of many schools. */
export function SchoolChoice({ schools, error }: Props) {
  const t = useTexts(organisationTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <ComboboxField
      label={t.school}
      name="school"
      hint={t.schoolHint}
      error={error}
      options={schools.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
