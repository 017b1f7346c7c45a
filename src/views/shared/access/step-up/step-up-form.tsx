import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  StartPasskeyVerificationDocument,
  type StepUpWaysQuery,
  VerifySessionByPasskeyDocument,
  VerifySessionDocument,
} from '#api/documents/access/step-up.generated.ts';
import { askForPasskey } from '#client/access/passkeys/authenticator.ts';
import { useApi, useSession } from '#client/app.context.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { factorCodeInput } from '#domain/access/factors/second-factor.schema.ts';
import { passwordProofSchema } from '#domain/access/step-up/step-up.schema.ts';
import { stepUpTexts } from '#texts/access/step-up.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DialogActions } from '#ui/dialog/dialog-frame.tsx';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { DialogForm } from '../../platform/dialog/dialog-form.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import { CurrentPassword } from '../current-password.tsx';
import styles from '../factors/two-step.module.css';

type Props = { readonly controls: DialogControls; readonly ways: StepUpWaysQuery['stepUpWays'] };

/** Password or code, and a passkey if the user has one. */
export function StepUpForm({ controls, ways: { proof, hasPasskey } }: Props) {
  const t = useTexts(stepUpTexts);
  const api = useApi();
  const email = useSession()?.email ?? '';
  const passkey = hasPasskey && <PasskeyProof controls={controls} />;
  if (proof === 'none')
    return (
      <div className={styles.stack}>
        <p className={styles.text}>{hasPasskey ? t.text : t.none}</p>
        {passkey}
        <DialogActions>
          <Button type="button" size="3" variant="soft" color="gray" onClick={controls.cancel}>
            {t.cancel}
          </Button>
        </DialogActions>
      </div>
    );
  if (proof === 'code')
    return (
      <DialogForm
        controls={controls}
        schema={factorCodeInput}
        send={async ({ code }) => void (await api(VerifySessionDocument, { code, password: null }))}
        confirmLabel={t.continue}
      >
        {(errors) => (
          <>
            <p className={styles.text}>{t.text}</p>
            {passkey}
            <Field label={t.code} name="code" autoComplete="one-time-code" hint={t.codeHint} error={errors.code} />
          </>
        )}
      </DialogForm>
    );
  return (
    <DialogForm
      controls={controls}
      schema={passwordProofSchema}
      send={async ({ password }) => void (await api(VerifySessionDocument, { password, code: null }))}
      confirmLabel={t.continue}
    >
      {(errors) => (
        <>
          <p className={styles.text}>{t.text}</p>
          {passkey}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <CurrentPassword label={t.password} error={errors.password} />
        </>
      )}
    </DialogForm>
  );
}

function PasskeyProof({ controls }: Pick<Props, 'controls'>) {
  const t = useTexts(stepUpTexts);
  const api = useApi();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const prove = async (): Promise<void> => {
    setProblem(null);
    setIsAsking(true);
    try {
      await controls.run(async () => {
        const { startPasskeyVerification } = await api(StartPasskeyVerificationDocument);
        await api(VerifySessionByPasskeyDocument, { answer: await askForPasskey(startPasskeyVerification) });
      });
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <>
      <Button type="button" size="3" variant="soft" color="gray" loading={isAsking} onClick={prove}>
        {t.usePasskey}
      </Button>
      <Problem message={problem} />
    </>
  );
}
