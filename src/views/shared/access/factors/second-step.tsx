import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { provideSecondStep } from '#client/access/second-step.actor.ts';
import { useApp, useAuth, useSession } from '#client/app.context.ts';
import { waitForActor } from '#client/wait-for-actor.ts';
import { TOTP_DIGITS } from '#domain/access/factors/second-factor.limits.ts';
import { factorCodeInput } from '#domain/access/factors/second-factor.schema.ts';
import type { secondStepMachine } from '#machines/second-step/second-step.machine.ts';
import { href } from '#routes/href.ts';
import { secondStepTexts } from '#texts/access/second-step.texts.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../auth-form.module.css';

/** Only for users of whom a factor is required that they lack. */
const FactorSetup = lazy(async () => ({
  default: (await spoken(import(/* webpackChunkName: "two-step" */ '../sign-in-policy/factor-setup.tsx'))).FactorSetup,
}));

/** The second step of a sign-in; or, for a signed-in user who lacks one that is required, its set-up. */
export function SecondStep() {
  return useSession()?.factor_missing ? (
    <Suspense>
      <FactorSetup />
    </Suspense>
  ) : (
    <SecondStepForm />
  );
}

/** The code of the app, a recovery code, or a passkey. */
function SecondStepForm() {
  const t = useTexts(secondStepTexts);
  const app = useApp();
  const { reread } = useAuth();
  const [machine] = useState(() => provideSecondStep({ ...app, reread }));
  const actor = useActorRef(machine);
  useState(() => app.inspection?.follow(actor));
  const isEnded = useSelector(actor, (state) => state.matches('ended'));
  const isRecovery = useSelector(
    actor,
    (state) => state.matches('enteringRecoveryCode') || state.matches('checkingRecoveryCode'),
  );
  const isAsking = useSelector(
    actor,
    (state) => state.matches('askingAuthenticator') || state.matches('checkingPasskey'),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const askForPasskey = async (): Promise<void> => {
    setProblem(null);
    try {
      await waitForActor(actor, { type: 'passkey.chosen' });
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  return (
    <>
      <Heading as="h1" size="7">
        {isEnded ? t.endedTitle : t.title}
      </Heading>
      {isEnded ? (
        <Ended actor={actor} />
      ) : (
        // Another kind of code is another form, without the message of the first.
        <CodeForm key={String(isRecovery)} actor={actor} isRecovery={isRecovery}>
          <Button type="button" size="3" variant="soft" color="gray" loading={isAsking} onClick={askForPasskey}>
            {t.usePasskey}
          </Button>
          <Problem message={problem} />
        </CodeForm>
      )}
    </>
  );
}

type FormProps = { readonly actor: ActorRefFrom<typeof secondStepMachine> };

/** The server takes no more codes for this sign-in. */
function Ended({ actor }: FormProps) {
  const t = useTexts(secondStepTexts);
  return (
    <div className={styles.form}>
      <Problem message={describeProblem(actor.getSnapshot().context.problem).message} />
      <Button asChild size="3">
        <a href={href('login')}>{t.back}</a>
      </Button>
    </div>
  );
}

type CodeFormProps = FormProps & {
  readonly isRecovery: boolean;
  /** Another way, below the buttons. */
  readonly children: ReactNode;
};

function CodeForm({ actor, isRecovery, children }: CodeFormProps) {
  const t = useTexts(secondStepTexts);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: factorCodeInput,
    send: (entered) => waitForActor(actor, { type: 'code.entered', ...entered }),
  });
  const error = errors.code ?? problem ?? undefined;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error === undefined || field.current === null) return;
    // For the next attempt.
    field.current.value = '';
    field.current.focus();
  }, [error]);
  const kind = isRecovery
    ? ({ label: t.recoveryCode, autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ label: t.code, autoComplete: 'one-time-code', inputMode: 'numeric', onInput: sendComplete } as const);
  return (
    <form className={styles.form} {...form}>
      <p className={styles.intro}>{isRecovery ? t.recoveryIntro : t.intro}</p>
      <Field {...kind} name="code" ref={field} autoFocus error={error} />
      <Button type="submit" size="3" loading={isSending}>
        {t.submit}
      </Button>
      <Button
        type="button"
        size="3"
        variant="soft"
        color="gray"
        onClick={() => actor.send({ type: isRecovery ? 'appCode.chosen' : 'recoveryCode.chosen' })}
      >
        {isRecovery ? t.useApp : t.useRecovery}
      </Button>
      {children}
      {isRecovery && <p className={styles.aside}>{t.lost}</p>}
      <p className={styles.aside}>
        <TextLink href={href('login')} underline="always">
          {t.back}
        </TextLink>
      </p>
    </form>
  );
}

/** Sends the form with the last digit. */
function sendComplete({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>): void {
  if (value.replace(/\D/g, '').length === TOTP_DIGITS) form?.requestSubmit();
}
