import { APP_SETTINGS, type AppSettingName } from '#domain/platform/config/app-settings.ts';
import { useTexts } from '#texts/current-language.ts';
import { appSettingsTexts } from '#texts/platform/admin/app-settings.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SwitchField } from '#ui/form/fields/tick-field.tsx';

/** The field of one setting, with its effect and its default. */
export function SettingInput({
  name,
  value,
  error,
  onChange,
  onBlur,
}: {
  readonly name: AppSettingName;
  readonly value: boolean | number | string | null;
  readonly error: string | undefined;
  readonly onChange: (value: boolean | number | string | null) => void;
  readonly onBlur: () => void;
}) {
  const t = useTexts(appSettingsTexts);
  const row = APP_SETTINGS[name];
  const { label, hint } = t.settings[name];
  const tied = { name, label, error, onBlur };
  if (row.kind === 'switch')
    return (
      <SwitchField {...tied} hint={hint} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
    );
  if (row.kind === 'email')
    return (
      <Field
        {...tied}
        hint={hint}
        type="email"
        autoComplete="off"
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <NumberField
      {...tied}
      hint={`${hint} ${t.bounds({ min: row.min, max: row.max, fallback: row.fallback })}`}
      unit={t.units[row.unit]}
      min={row.min}
      max={row.max}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
