import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { OnboardingDocument } from '#api/documents/study/onboarding.generated.ts';
import { useOnboarding } from '#client/study/use-onboarding.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ONBOARDING_STEPS, type OnboardingAnswers } from '#domain/study/onboarding/onboarding.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownZone } from '#texts/own-zone.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { Illustration } from '#ui/illustration/illustration.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { CourseStep } from './course-step.tsx';
import { ExamsStep } from './exams-step.tsx';
import styles from './onboarding.module.css';
import type { Draft, StepProps } from './step.ts';
import { SubjectsStep } from './subjects-step.tsx';
import { TargetStep } from './target-step.tsx';
import { TimeStep } from './time-step.tsx';

/** What the student has already chosen, so that the setup continues where it was left. */
export const loader = ({ api }: ViewLoaderArgs) => api(OnboardingDocument, { zone: ownZone() });

const STEPS = {
  subjects: SubjectsStep,
  course: CourseStep,
  exams: ExamsStep,
  target: TargetStep,
  time: TimeStep,
} as const;

/** The setup for new students: five steps, each of which can be skipped, then the first question. */
export function Component() {
  const { onboarding, subjects } = useViewData<typeof loader>();
  const t = useTexts(onboardingTexts);
  const { actor, state } = useOnboarding(onboarding);
  const [draft, setDraft] = useState<Draft>(() => ({ ...onboarding, ...onboarding.settings }));
  const { step, problem } = state.context;
  const heading = useFocusOnChange(step);
  if (state.matches('finished')) return <Navigate to={afterOnboarding(draft, subjects)} replace />;
  const at = ONBOARDING_STEPS.indexOf(step);
  const failed = problem === null ? null : describeProblem(problem);
  const props: StepProps = {
    draft,
    subjects,
    today: onboarding.today,
    problem: failed?.message ?? null,
    errors: failed?.fields ?? {},
    isSaving: state.matches('savingStep'),
    onAnswer: (answers: OnboardingAnswers) => {
      setDraft((before) => afterAnswers(before, answers));
      actor.send({ type: 'step.answered', answers });
    },
    onSkip: () => actor.send({ type: 'step.skipped' }),
    onBack: at === 0 ? null : () => actor.send({ type: 'step.reopened', step: ONBOARDING_STEPS[at - 1] ?? step }),
  };
  const Step = STEPS[step];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {at === 0 && <Illustration name="welcome" isAtStart />}
        <Heading as="h1" size="7">
          {t.title}
        </Heading>
        <p className={styles.intro}>{t.intro}</p>
        <Button
          size="2"
          variant="soft"
          className={styles.skipAll}
          onClick={() => actor.send({ type: 'setup.skipped' })}
        >
          {t.skipAll}
        </Button>
      </header>
      <Stepper
        label={t.steps.label}
        steps={ONBOARDING_STEPS.map((id) => ({ id, title: t.steps[id] }))}
        current={step}
        onGo={(id) => actor.send({ type: 'step.reopened', step: ONBOARDING_STEPS.find((each) => each === id) ?? step })}
      />
      <div>
        <Heading as="h2" size="5" ref={heading} tabIndex={-1}>
          {t.ask[step]}
        </Heading>
        <p className={styles.intro}>{t.why[step]}</p>
      </div>
      <Step key={step} {...props} />
    </div>
  );
}

const afterAnswers = (draft: Draft, { examBoard, targetGrade, ...answers }: OnboardingAnswers): Draft => ({
  subjects: answers.subjects ?? draft.subjects,
  level: answers.level ?? draft.level,
  exams: answers.exams?.flatMap(({ subject, examOn }) => (examOn === null ? [] : [{ subject, examOn }])) ?? draft.exams,
  examBoard: examBoard === undefined ? draft.examBoard : examBoard,
  targetGrade: targetGrade === undefined ? draft.targetGrade : targetGrade,
  minutesPerDay: answers.minutesPerDay ?? draft.minutesPerDay,
  daysOff: answers.daysOff ?? draft.daysOff,
});

/** The first of the student's subjects, in the order of the product; home if there is none. */
function afterOnboarding({ subjects: chosen }: Draft, subjects: StepProps['subjects']): string {
  const first = subjects.find(({ id }) => chosen.includes(id));
  return first === undefined ? href('home') : href('diagnostic', { subject: first.slug });
}
