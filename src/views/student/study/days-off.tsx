import { useLanguage } from '#texts/current-language.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';

const DAY_MS = 86_400_000;
/** From Monday; a day's number is that of `Date`. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2027, 0, 3);

type Props = {
  readonly legend: string;
  readonly daysOff: readonly number[];
  readonly error: string | undefined;
  /** Arranges the days. */
  readonly className: string | undefined;
};

/** The weekdays on which a student doesn't study, as the field `daysOff` of a form. */
export function DaysOff({ legend, daysOff, error, className }: Props) {
  const weekdays = new Intl.DateTimeFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' });
  return (
    <FieldGroup legend={legend} error={error}>
      <div className={className}>
        {WEEK.map((day) => (
          <CheckboxField
            key={day}
            name="daysOff"
            value={day}
            label={weekdays.format(SUNDAY + day * DAY_MS)}
            defaultChecked={daysOff.includes(day)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
