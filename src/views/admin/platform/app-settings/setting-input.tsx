import { APP_SETTINGS, type AppSettingName } from '#domain/platform/config/app-settings.ts';
import { useTexts } from '#texts/current-language.ts';
import { appSettingsTexts } from '#texts/platform/admin/app-settings.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SwitchField } from '#ui/form/fields/tick-field.tsx';

/** Those that the browser knows, and the default, which is not a region. */
const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

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
  if (row.kind === 'timeZone')
    return (
      <ComboboxField
        {...tied}
        hint={hint}
        options={TIME_ZONES}
        chosen={[String(value)]}
        onChoose={([zone = row.fallback]) => onChange(zone)}
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
