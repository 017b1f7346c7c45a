import { useEffect, useState } from 'react';
import { ResourceOptionsDocument } from '#api/documents/platform/resource.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { Referable } from '#domain/platform/resources/registry.ts';
import { DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import type { Option } from '#ui/form/fields/select-field.tsx';

type Props = {
  readonly resource: Referable;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** A reference to a record of another resource, searched by typing: on the server, since there may be a million. */
export function ReferenceField({ resource, value, onChange, name, label, hint, error }: Props) {
  const t = useTexts(resourcesTexts).form;
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState<readonly Option[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      () => {
        const referenceQuery = { resource, search: typed, ids: value === '' ? [] : [value] };
        api(ResourceOptionsDocument, referenceQuery).then(
          ({ resourceOptions }) => {
            if (!isOver) setOptions(resourceOptions.map(({ id, title }) => ({ value: id, label: title })));
          },
          (cause: unknown) => console.error('The options could not be loaded.', cause),
        );
      },
      typed === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, resource, typed, value]);
  return (
    <ComboboxField
      label={label}
      name={name}
      error={error}
      {...(hint !== undefined && { hint })}
      options={options}
      chosen={value === '' ? [] : [value]}
      onChoose={([id]) => onChange(id ?? '')}
      onType={setTyped}
      placeholder={t.choose}
    />
  );
}
