import { Button, Heading } from '@radix-ui/themes';
import * as z from 'zod/mini';
import {
  SaveExamDateDocument,
  SaveStudySettingsDocument,
  type StudyPlanQuery,
} from '#api/documents/study/study.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { studySettingsSchema } from '#domain/cards/scheduling/study-settings.schema.ts';
import { splitSubjects } from '#domain/content/own-subjects.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { type Hue, subjectAccent } from '#ui/accent/subject-accent.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import { DaysOff } from '../days-off.tsx';
import styles from './home.module.css';

type Props = {
  readonly study: StudyPlanQuery['studyToday'];
  readonly subjects: StudyPlanQuery['subjects'];
  readonly onSaved: () => void;
};

const schema = z.extend(studySettingsSchema, {
  exams: z.array(z.object({ subject: z.string(), examOn: z.string() })),
});
const RETENTIONS = [0.8, 0.85, 0.9, 0.93, 0.95];

/** One of the student's own subjects, by its slug, has its colour. */
function ownField(slug: string): { readonly className: string; readonly 'data-hue': Hue } {
  const { className, ...hue } = subjectAccent(slug);
  return { className: `${className} ${styles.own}`, ...hue };
}

/** Exam dates and available time, saved together. */
export function PlanForm({ study, subjects, onSaved }: Props) {
  const { plan: t } = useTexts(studyTexts);
  const api = useApi();
  const raise = useToast();
  const { settings, exams, today } = study;
  const examOf = (subject: string): string => exams.find((exam) => exam.subject.id === subject)?.examOn ?? '';

  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    read: (data) => ({
      minutesPerDay: Number(data.get('minutesPerDay')),
      newCardsPerDay: Number(data.get('newCardsPerDay')),
      desiredRetention: Number(data.get('desiredRetention')),
      daysOff: data.getAll('daysOff').map(Number),
      showsStreak: data.has('showsStreak'),
      exams: subjects.map(({ id }) => ({ subject: id, examOn: String(data.get(`exam ${id}`) ?? '') })),
    }),
    send: async ({ exams: chosen, ...settingsNow }) => {
      for (const { subject, examOn } of chosen) {
        if (examOn !== examOf(subject)) {
          await api(SaveExamDateDocument, { subject, examOn: examOn === '' ? null : examOn });
        }
      }
      await api(SaveStudySettingsDocument, { settings: settingsNow });
      raise({ message: t.saved });
      onSaved();
    },
  });

  const { own, more } = splitSubjects(subjects);
  const first = own.length > 0 ? own : more;
  const others = own.length > 0 ? more : [];
  const dateField = ({ id, title }: Props['subjects'][number]) => (
    <DateField
      key={id}
      type="date"
      name={`exam ${id}`}
      min={today}
      label={t.examOf({ subject: title })}
      error={errors.examOn}
      defaultValue={examOf(id)}
    />
  );
  return (
    <form {...form} className={styles.planForm}>
      <Problem message={problem} />
      <section className={styles.panel} aria-labelledby="exam-dates">
        <Heading as="h2" size="4" id="exam-dates">
          {t.exams}
        </Heading>
        <div className={styles.fields}>
          {first.map((subject) => (
            <div key={subject.id} {...(subject.isOwn ? ownField(subject.slug) : {})}>
              {dateField(subject)}
            </div>
          ))}
        </div>
        {others.length > 0 && (
          <details className={styles.others} open={others.some(({ id }) => examOf(id) !== '')}>
            <summary>{t.moreSubjects}</summary>
            <div className={styles.fields}>{others.map(dateField)}</div>
          </details>
        )}
      </section>
      <section className={styles.panel} aria-labelledby="own-time">
        <Heading as="h2" size="4" id="own-time">
          {t.time}
        </Heading>
        <div className={styles.fields}>
          <NumberField
            name="minutesPerDay"
            label={t.minutes}
            min={5}
            max={720}
            error={errors.minutesPerDay}
            defaultValue={settings.minutesPerDay}
          />
          <NumberField
            name="newCardsPerDay"
            label={t.newCards}
            min={0}
            max={500}
            error={errors.newCardsPerDay}
            defaultValue={settings.newCardsPerDay}
          />
          <SelectField
            name="desiredRetention"
            label={t.retention}
            hint={t.retentionHint}
            error={errors.desiredRetention}
            defaultValue={String(settings.desiredRetention)}
            options={[...new Set([...RETENTIONS, settings.desiredRetention])].sort().map((share) => ({
              value: String(share),
              label: t.percent({ share }),
            }))}
          />
        </div>
        <DaysOff legend={t.daysOff} daysOff={settings.daysOff} error={errors.daysOff} className={styles.days} />
        <CheckboxField name="showsStreak" label={t.showsStreak} defaultChecked={settings.showsStreak} />
      </section>
      <div>
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
