import { Heading } from '@radix-ui/themes';
import type { AssignmentTarget } from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { instantOf, localDateTime } from '#ui/form/local-date-time.ts';
import styles from './builder.module.css';

type Props = {
  readonly classes: readonly { readonly id: string; readonly name: string }[];
  readonly targets: readonly AssignmentTarget[];
  /** Whether students see it now, so that there is no opening time. */
  readonly opensNow: boolean;
  readonly onChange: (targets: AssignmentTarget[]) => void;
};

/** Dates of single classes, in place of those for all. */
export function ClassDates({ classes, targets, opensNow, onChange }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const { form } = useTexts(classTeachingTexts);
  const nameOf = (id: string): string => classes.find((entry) => entry.id === id)?.name ?? '';
  const put = (classroom: string, dates: Partial<AssignmentTarget>): void =>
    onChange(targets.map((target) => (target.classroom === classroom ? { ...target, ...dates } : target)));
  return (
    <section className={styles.dates} aria-labelledby="class-dates">
      <div>
        <Heading as="h2" size="4" id="class-dates">
          {t.classDates}
        </Heading>
        <p className={styles.soft}>{t.classDatesHint}</p>
      </div>
      {targets.map(({ classroom, opensAt, dueAt }) => (
        <fieldset key={classroom} className={styles.classDates}>
          <legend>{nameOf(classroom)}</legend>
          {!opensNow && (
            <DateField
              label={form.opensAt}
              type="datetime-local"
              value={localDateTime(opensAt)}
              onChange={({ target }) => put(classroom, { opensAt: instantOf(target.value) })}
            />
          )}
          <DateField
            label={form.dueAt}
            type="datetime-local"
            value={localDateTime(dueAt)}
            onChange={({ target }) => put(classroom, { dueAt: instantOf(target.value) })}
          />
        </fieldset>
      ))}
    </section>
  );
}
