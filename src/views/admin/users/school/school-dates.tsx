import { Button, Heading } from '@radix-ui/themes';
import { SCHOOL_DATE_KINDS, type SchoolDates } from '#domain/users/school-details.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { schoolTexts } from '#texts/users/school/school.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from '../../../shared/interchange/import.module.css';
import rows from './school.module.css';

/** A term or a holiday that is being edited; the key stays while its values change. */
export type EditedDates = SchoolDates & { readonly key: number };

type Props = {
  readonly dates: readonly EditedDates[];
  /** The message of a field of a row. */
  readonly errorOf: (index: number, field: 'name' | 'from' | 'until') => string | undefined;
  readonly mayWrite: boolean;
  readonly onChange: (dates: readonly EditedDates[]) => void;
};

/** The terms and holidays of a school. */
export function SchoolDatesFields({ dates, errorOf, mayWrite, onChange }: Props) {
  const t = useTexts(schoolTexts);
  const change = (key: number, by: Partial<SchoolDates>): void =>
    onChange(dates.map((each) => (each.key === key ? { ...each, ...by } : each)));
  const add = (): void => {
    const key = Math.max(0, ...dates.map((each) => each.key)) + 1;
    onChange([...dates, { key, kind: 'term', name: '', from: '', until: '' }]);
  };
  return (
    <section className={styles.tight}>
      <Heading as="h3" size="4">
        {t.datesTitle}
      </Heading>
      {dates.length === 0 && <p className={styles.soft}>{t.datesNone}</p>}
      {dates.length > 0 && (
        <ul className={rows.list}>
          {dates.map(({ key, kind, name, from, until }, index) => (
            <li key={key} className={rows.row}>
              <SelectField
                label={t.kind}
                value={kind}
                options={SCHOOL_DATE_KINDS.map((each) => ({ value: each, label: t.kinds[each] }))}
                onChange={({ target }) =>
                  change(key, { kind: SCHOOL_DATE_KINDS.find((each) => each === target.value) ?? kind })
                }
              />
              <Field
                label={t.name}
                value={name}
                error={errorOf(index, 'name')}
                onChange={({ target }) => change(key, { name: target.value })}
              />
              <DateField
                label={t.from}
                type="date"
                value={from}
                error={errorOf(index, 'from')}
                onChange={({ target }) => change(key, { from: target.value })}
              />
              <DateField
                label={t.until}
                type="date"
                value={until}
                error={errorOf(index, 'until')}
                onChange={({ target }) => change(key, { until: target.value })}
              />
              {mayWrite && (
                <Button
                  type="button"
                  size="3"
                  variant="soft"
                  color="gray"
                  aria-label={t.removeOf({ name: name.trim() === '' ? t.unnamed : name })}
                  onClick={() => onChange(dates.filter((each) => each.key !== key))}
                >
                  {t.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div>
          <Button type="button" size="3" variant="soft" onClick={add}>
            {t.add}
          </Button>
        </div>
      )}
    </section>
  );
}
