import { dismissOnboarding, finishOnboarding, saveOnboardingStep } from '../../study/onboarding.commands.ts';
import { isInvitedToOnboarding, type Onboarding, readOnboarding } from '../../study/onboarding.queries.ts';
import { knownZone } from '../../study/zone.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import type { StudyTypes } from './study.graph.ts';

/** Onboarding: the setup of a new student, step by step. */
export function addOnboarding(builder: GraphBuilder, { settingsRef }: StudyTypes): void {
  const exam = builder.objectRef<Onboarding['exams'][number]>('OnboardingExam').implement({
    fields: (t) => exposed(t, { subject: 'ID', examOn: 'CalendarDay' }),
  });
  const onboarding = builder.objectRef<Onboarding>('Onboarding').implement({
    description: 'How far a student has come with onboarding, with the answers there are.',
    fields: (t) => ({
      ...exposed(t, {
        step: ['OnboardingStep', 'The next step.'],
        isFinished: 'Boolean',
        today: 'CalendarDay',
        level: 'Level | null',
        exams: [exam],
        settings: settingsRef,
      }),
      subjects: t.idList({ resolve: ({ subjects }) => [...subjects] }),
    }),
  });
  queries(builder, (t) => ({
    onboarding: t.member.field({
      type: onboarding,
      description: 'The time zone defines the user’s own day.',
      args: { zone: t.arg.string({ required: true }) },
      resolve: (_root, { zone }, { pool, viewer }) => readOnboarding(pool, viewer, knownZone(zone)),
    }),
    isInvitedToOnboarding: t.member.boolean({
      description: 'A student who has neither finished nor declined onboarding.',
      resolve: (_root, _args, { pool, viewer }) => isInvitedToOnboarding(pool, viewer),
    }),
  }));
  mutations(builder, (t) => ({
    saveOnboardingStep: t.member.boolean({
      description: 'Saves the answers of a step; without any, the step is skipped.',
      args: {
        step: t.arg({ type: 'OnboardingStep', required: true }),
        answers: t.arg({ type: 'OnboardingAnswers' }),
      },
      resolve: (_root, { step, answers }, { pool, viewer }) =>
        done(saveOnboardingStep(pool, viewer, { step, answers: answers ?? null })),
    }),
    finishOnboarding: t.member.boolean({
      description: 'Skips the steps that are left.',
      resolve: (_root, _args, { pool, viewer }) => done(finishOnboarding(pool, viewer)),
    }),
    dismissOnboarding: t.member.boolean({
      description: 'Removes the invitation from the home page.',
      resolve: (_root, _args, { pool, viewer }) => done(dismissOnboarding(pool, viewer)),
    }),
  }));
}
