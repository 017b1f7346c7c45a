import {
  ConfirmSecondFactorDocument,
  type FactorSetUpFragment,
  StartSecondFactorDocument,
} from '#api/documents/access/second-factor.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { appAddress, spacedSecret } from '#domain/access/factors/app-address.rule.ts';
import { TOTP_DIGITS } from '#domain/access/factors/second-factor.limits.ts';
import { factorCodeInput, factorStartSchema } from '#domain/access/factors/second-factor.schema.ts';
import { secondFactorTexts } from '#texts/access/second-factor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CodeField } from '#ui/form/fields/code-field.tsx';
import { DialogForm } from '../../platform/dialog/dialog-form.tsx';
import { QrCode } from '../../platform/qr-code.tsx';
import { CurrentPassword } from '../current-password.tsx';
import styles from './two-step.module.css';

/** Sets up two-step verification in two dialogs: password, then app and first code. Returns the recovery codes, or null. */
export function useSetUp(): () => Promise<readonly string[] | null> {
  const t = useTexts(secondFactorTexts);
  const api = useApi();
  const dialog = useDialog();
  const email = useSession()?.email ?? '';

  const start = async (): Promise<FactorSetUpFragment | null> => {
    let started: FactorSetUpFragment | null = null;
    await dialog.open({
      title: t.passwordTitle,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={factorStartSchema}
          send={async ({ password }) => {
            started = (await api(StartSecondFactorDocument, { password })).startSecondFactor;
          }}
          confirmLabel={t.continue}
        >
          {(errors) => (
            <>
              <input type="hidden" autoComplete="username" value={email} readOnly />
              <CurrentPassword label={t.password} error={errors.password} />
            </>
          )}
        </DialogForm>
      ),
    });
    return started;
  };

  const confirm = async ({ secret, ticket, email: account }: FactorSetUpFragment) => {
    let codes: readonly string[] | null = null;
    await dialog.open({
      title: t.setUpTitle,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={factorCodeInput}
          send={async ({ code }) => {
            codes = (await api(ConfirmSecondFactorDocument, { ticket, code })).confirmSecondFactor;
          }}
          confirmLabel={t.confirm}
        >
          {(errors) => (
            <>
              <p className={styles.text}>{t.scan}</p>
              <QrCode className={styles.qr} text={appAddress(secret, account)} label={t.qr} />
              <p className={styles.text}>
                {t.secret} <code className={styles.secret}>{spacedSecret(secret)}</code>
              </p>
              <CodeField label={t.code} name="code" digits={TOTP_DIGITS} error={errors.code} />
            </>
          )}
        </DialogForm>
      ),
    });
    return codes;
  };

  return async () => {
    const started = await start();
    return started === null ? null : confirm(started);
  };
}
