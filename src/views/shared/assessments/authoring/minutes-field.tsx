import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';

const MINUTE_S = 60;

type Props = {
  /** Null: no limit. */
  readonly seconds: number | null;
  readonly error: string | undefined;
  readonly onChange: (seconds: number | null) => void;
};

/** A time limit, typed in minutes and stored in seconds. */
export function MinutesField({ seconds, error, onChange }: Props) {
  const t = useTexts(authoringTexts).assessment;
  return (
    <NumberField
      label={t.minutes}
      unit={t.minutesUnit}
      hint={t.minutesHint}
      min={1}
      value={seconds === null ? '' : seconds / MINUTE_S}
      error={error}
      onChange={({ target: { valueAsNumber: minutes } }) =>
        onChange(Number.isNaN(minutes) ? null : Math.round(minutes * MINUTE_S))
      }
    />
  );
}
