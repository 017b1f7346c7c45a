import * as z from 'zod/mini';
import { problemText } from '#domain/platform/problem.ts';
import { examDayProblem } from '#domain/study/onboarding/exam-day.ts';
import { useTexts } from '#texts/current-language.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import styles from './onboarding.module.css';
import type { StepProps } from './step.ts';
import { StepForm } from './step-form.tsx';

/** One date for each subject; empty: not known yet. */
const schemaFor = (subjects: readonly string[], today: string) => {
  const isNo = (problem: string) => (day: unknown) => day === '' || examDayProblem(String(day), today) !== problem;
  const day = z
    .string()
    .check(
      ...(['examPast', 'examTooFar', 'dateUnreadable'] as const)
        .map((code) => problemText(code))
        .map((problem) => z.refine(isNo(problem), problem)),
    );
  return z.object(Object.fromEntries(subjects.map((subject) => [subject, day])));
};

/** The days of the exams, as far as they are known. */
export function ExamsStep(props: StepProps) {
  const t = useTexts(onboardingTexts);
  const { draft, subjects, today } = props;
  const own = subjects.filter(({ id }) => draft.subjects.includes(id));
  const ids = own.map(({ id }) => id);
  return (
    <StepForm
      {...props}
      schema={schemaFor(ids, today)}
      read={(data) => Object.fromEntries(ids.map((id) => [id, data.get(id)]))}
      answersOf={(days) => ({
        exams: Object.entries(days).map(([subject, day]) => ({ subject, examOn: day === '' ? null : day })),
      })}
      skip={t.notKnown}
    >
      {(errors) => (
        <div className={styles.choices}>
          {own.length === 0 && <p className={styles.intro}>{t.noSubjects}</p>}
          {own.map(({ id, title }) => (
            <DateField
              key={id}
              type="date"
              name={id}
              min={today}
              label={t.examOf({ subject: title })}
              error={errors[id] ?? errors.exams}
              defaultValue={draft.exams.find(({ subject }) => subject === id)?.examOn ?? ''}
            />
          ))}
        </div>
      )}
    </StepForm>
  );
}
