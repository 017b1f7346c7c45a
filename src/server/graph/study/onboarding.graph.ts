import { dismissOnboarding, finishOnboarding, saveOnboardingStep } from '../../study/onboarding.commands.ts';
import { isInvitedToOnboarding, type Onboarding, readOnboarding } from '../../study/onboarding.queries.ts';
import { knownZone } from '../../study/zone.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations, queries } from '../fields.ts';
import type { StudyTypes } from './study.graph.ts';

/** Onboarding: what a new student is asked, step by step. */
export function addOnboarding(builder: GraphBuilder, { settingsRef }: StudyTypes): void {
  const exam = builder.objectRef<Onboarding['exams'][number]>('OnboardingExam').implement({
    fields: (t) => ({
      subject: t.exposeID('subject'),
      examOn: t.expose('examOn', { type: 'CalendarDay' }),
    }),
  });
  const onboarding = builder.objectRef<Onboarding>('Onboarding').implement({
    description: 'How far a student has come with onboarding, with the answers there are.',
    fields: (t) => ({
      step: t.expose('step', { type: 'OnboardingStep', description: 'The step to ask next.' }),
      isFinished: t.exposeBoolean('isFinished'),
      today: t.expose('today', { type: 'CalendarDay' }),
      level: t.expose('level', { type: 'Level', nullable: true }),
      subjects: t.idList({ resolve: ({ subjects }) => [...subjects] }),
      exams: t.expose('exams', { type: [exam] }),
      settings: t.expose('settings', { type: settingsRef }),
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
      resolve: async (_root, { step, answers }, { pool, viewer }) => {
        await saveOnboardingStep(pool, viewer, { step, answers: answers ?? null });
        return true;
      },
    }),
    finishOnboarding: t.member.boolean({
      description: 'Skips the steps that are left.',
      resolve: async (_root, _args, { pool, viewer }) => {
        await finishOnboarding(pool, viewer);
        return true;
      },
    }),
    dismissOnboarding: t.member.boolean({
      description: 'Home does not invite the student any more.',
      resolve: async (_root, _args, { pool, viewer }) => {
        await dismissOnboarding(pool, viewer);
        return true;
      },
    }),
  }));
}
