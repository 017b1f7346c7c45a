import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { GrantAccommodationDocument } from '#api/documents/classrooms/live-session.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { type AccommodationProfile, accommodationSchema } from '#domain/attempts/supervision.schema.ts';
import { accommodationTexts } from '#texts/assessments/accommodation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from './profile.module.css';
import { percentOf, readProfile } from './profile.ts';

/** A form for one student's access arrangements. */
export function ProfileForm({
  student,
  onDone,
  aside = null,
}: {
  readonly student: AccommodationProfile & { readonly id: string };
  readonly onDone: () => void;
  /** Another button of the form, such as one that closes it. */
  readonly aside?: ReactNode;
}) {
  const t = useTexts(accommodationTexts);
  const api = useApi();
  const raise = useToast();
  const send = async (profile: AccommodationProfile): Promise<void> => {
    await api(GrantAccommodationDocument, { student: student.id, ...profile });
    raise({ message: t.saved, color: 'positive' });
    onDone();
  };
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: accommodationSchema,
    read: readProfile,
    send,
  });
  return (
    <form {...form} className={styles.form}>
      <Problem message={problem} />
      <div className={styles.pair}>
        <NumberField
          label={t.extra}
          hint={t.extraHint}
          unit={t.unit.percent}
          name="timeFactor"
          min={0}
          max={900}
          defaultValue={percentOf(student.timeFactor)}
          error={errors.timeFactor}
        />
        <NumberField
          label={t.pauses}
          hint={t.pausesHint}
          unit={t.unit.minutes}
          name="pauseSeconds"
          min={0}
          max={1440}
          defaultValue={Math.round(student.pauseSeconds / 60)}
          error={errors.pauseSeconds}
        />
        <NumberField
          label={t.dueDays}
          name="dueDays"
          min={0}
          max={365}
          defaultValue={student.dueDays}
          error={errors.dueDays}
        />
        <NumberField
          label={t.penalty}
          hint={t.penaltyHint}
          name="penaltyWindowFactor"
          min={1}
          max={10}
          step={0.5}
          defaultValue={student.penaltyWindowFactor}
          error={errors.penaltyWindowFactor}
        />
      </div>
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
        {aside}
      </div>
    </form>
  );
}
