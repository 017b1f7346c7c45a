import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { FinishOnboardingDocument, SaveOnboardingStepDocument } from '#api/documents/study/onboarding.generated.ts';
import { type OnboardingInput, onboardingMachine, type StepAnswers } from '#machines/onboarding/onboarding.machine.ts';
import { useApp } from '../app.context.ts';

/** Onboarding while its screen is shown. */
export function useOnboarding(input: OnboardingInput) {
  const { api, inspection } = useApp();
  const [actor] = useState(() => createActor(provideOnboarding(api), { input }));
  useEffect(() => {
    inspection?.follow(actor);
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor, inspection]);
  return { actor, state: useSelector(actor, (snapshot) => snapshot) };
}

const provideOnboarding = (api: Api) =>
  onboardingMachine.provide({
    actors: {
      saveStep: fromPromise<void, StepAnswers>(async ({ input }) => {
        await api(SaveOnboardingStepDocument, input);
      }),
    },
    actions: {
      recordSkip: (_, { step }) => {
        api(SaveOnboardingStepDocument, { step, answers: null }).catch(() => undefined);
      },
      recordFinish: () => {
        api(FinishOnboardingDocument).catch(() => undefined);
      },
    },
  });
