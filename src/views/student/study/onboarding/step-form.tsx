import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { FieldMessages } from '#domain/platform/errors.ts';
import type { OnboardingAnswers } from '#domain/study/onboarding/onboarding.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import styles from './onboarding.module.css';
import type { StepProps } from './step.ts';

type Props<Schema extends z.ZodMiniType> = Pick<
  StepProps,
  'problem' | 'errors' | 'isSaving' | 'onAnswer' | 'onSkip' | 'onBack'
> & {
  readonly schema: Schema;
  readonly read: (data: FormData) => unknown;
  readonly answersOf: (value: z.output<Schema>) => OnboardingAnswers;
  /** Label of the button that skips the step, if it is not the usual one. */
  readonly skip?: string;
  readonly children: (errors: FieldMessages) => ReactNode;
};

/** The form of one step: its answers are saved with one button, and skipped with another. */
export function StepForm<Schema extends z.ZodMiniType>(props: Props<Schema>) {
  const { schema, read, answersOf, skip, children, problem, isSaving, onAnswer, onSkip, onBack } = props;
  const t = useTexts(onboardingTexts);
  const { form, errors } = useCheckedForm({
    schema,
    read,
    send: async (value) => onAnswer(answersOf(value)),
  });
  return (
    <form {...form} className={styles.form}>
      <Problem message={isSaving ? null : problem} />
      {children({ ...props.errors, ...errors })}
      <div className={styles.actions}>
        <Button type="submit" size="3" loading={isSaving}>
          {t.next}
        </Button>
        <Button type="button" size="3" variant="soft" disabled={isSaving} onClick={onSkip}>
          {skip ?? t.skip}
        </Button>
        {onBack !== null && (
          <Button type="button" size="3" variant="ghost" className={styles.back} disabled={isSaving} onClick={onBack}>
            {t.back}
          </Button>
        )}
      </div>
    </form>
  );
}
