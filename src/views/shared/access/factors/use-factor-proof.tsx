import {
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
} from '#api/documents/access/second-factor.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { factorProofSchema } from '#domain/access/factors/second-factor.schema.ts';
import { secondFactorTexts } from '#texts/access/second-factor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { DialogForm } from '../../platform/dialog/dialog-form.tsx';
import { CurrentPassword } from '../current-password.tsx';
import styles from './two-step.module.css';

type FactorProof = { readonly password: string; readonly code: string };
type Question = { readonly title: string; readonly text: string; readonly confirmLabel: string };

/** Changes that need password and code, each asked for in a dialog. */
export function useFactorProof(): {
  /** Returns whether two-step verification was turned off. */
  readonly remove: () => Promise<boolean>;
  /** Returns new recovery codes; null: none were created. */
  readonly renew: () => Promise<readonly string[] | null>;
} {
  const t = useTexts(secondFactorTexts);
  const api = useApi();
  const dialog = useDialog();
  const email = useSession()?.email ?? '';

  const ask = async ({ title, text, confirmLabel }: Question, send: (proof: FactorProof) => Promise<void>) =>
    dialog.open({
      title,
      form: (controls) => (
        <DialogForm controls={controls} schema={factorProofSchema} send={send} confirmLabel={confirmLabel}>
          {(errors) => (
            <>
              <p className={styles.text}>{text}</p>
              <input type="hidden" autoComplete="username" value={email} readOnly />
              <CurrentPassword label={t.password} error={errors.password} />
              <Field
                label={t.proofCode}
                name="code"
                autoComplete="one-time-code"
                hint={t.proofHint}
                error={errors.code}
              />
            </>
          )}
        </DialogForm>
      ),
    });

  return {
    remove: async () => {
      const { reason } = await ask(
        { title: t.offTitle, text: t.offText, confirmLabel: t.offConfirm },
        async (proof) => void (await api(RemoveSecondFactorDocument, proof)),
      );
      return reason === 'confirm';
    },
    renew: async () => {
      let codes: readonly string[] | null = null;
      await ask({ title: t.renewTitle, text: t.renewText, confirmLabel: t.renew }, async (proof) => {
        codes = (await api(RenewRecoveryCodesDocument, proof)).renewRecoveryCodes;
      });
      return codes;
    },
  };
}
