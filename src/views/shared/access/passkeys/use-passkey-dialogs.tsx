import * as z from 'zod/mini';
import {
  AddPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  StartPasskeyDocument,
} from '#api/documents/access/passkey.generated.ts';
import { createPasskey } from '#client/access/passkeys/authenticator.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { factorProofSchema } from '#domain/access/factors/second-factor.schema.ts';
import { passkeyNameSchema, passkeyStartSchema } from '#domain/access/passkeys/passkey.schema.ts';
import { deviceName } from '#domain/attempts/device-name.rule.ts';
import { passkeyTexts } from '#texts/access/passkey.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { DialogForm } from '../../platform/dialog/dialog-form.tsx';
import { CurrentPassword } from '../current-password.tsx';
import styles from '../factors/two-step.module.css';

type Passkey = { readonly id: string; readonly name: string };

const addSchema = z.extend(passkeyStartSchema, passkeyNameSchema.shape);
const addWithCodeSchema = z.extend(factorProofSchema, passkeyNameSchema.shape);

/** Adds, renames and removes passkeys in dialogs. Each returns whether it was done. */
export function usePasskeyDialogs(): {
  readonly add: (account: { readonly needsCode: boolean }) => Promise<boolean>;
  readonly rename: (passkey: Passkey) => Promise<boolean>;
  readonly remove: (passkey: Passkey) => Promise<boolean>;
} {
  const t = useTexts(passkeyTexts);
  const api = useApi();
  const dialog = useDialog();
  const email = useSession()?.email ?? '';

  return {
    add: async ({ needsCode }) => {
      const { reason } = await dialog.open({
        title: t.addTitle,
        form: (controls) => (
          <DialogForm
            controls={controls}
            schema={needsCode ? addWithCodeSchema : addSchema}
            send={async ({ name, password, code }) => {
              const { startPasskey } = await api(StartPasskeyDocument, { password, code: code ?? null });
              await api(AddPasskeyDocument, { passkey: { name, ...(await createPasskey(startPasskey)) } });
            }}
            confirmLabel={t.continue}
          >
            {(errors) => (
              <>
                <p className={styles.text}>{t.addText}</p>
                <Field
                  label={t.name}
                  name="name"
                  defaultValue={deviceName(navigator.userAgent)}
                  hint={t.nameHint}
                  error={errors.name}
                />
                <input type="hidden" autoComplete="username" value={email} readOnly />
                <CurrentPassword label={t.password} error={errors.password} />
                {needsCode && (
                  <Field
                    label={t.code}
                    name="code"
                    autoComplete="one-time-code"
                    hint={t.codeHint}
                    error={errors.code}
                  />
                )}
              </>
            )}
          </DialogForm>
        ),
      });
      return reason === 'confirm';
    },
    rename: async ({ id, name: former }) => {
      const { reason } = await dialog.open({
        title: t.renameTitle,
        form: (controls) => (
          <DialogForm
            controls={controls}
            schema={passkeyNameSchema}
            send={async ({ name }) => void (await api(RenamePasskeyDocument, { id, name }))}
            confirmLabel={t.save}
          >
            {(errors) => <Field label={t.name} name="name" defaultValue={former} error={errors.name} />}
          </DialogForm>
        ),
      });
      return reason === 'confirm';
    },
    remove: async ({ id, name }) => {
      const { reason } = await dialog.open({
        title: t.removeTitle({ name }),
        text: t.removeText,
        confirmLabel: t.removeConfirm,
        cancelLabel: t.cancel,
        isDangerous: true,
        work: async () => void (await api(RemovePasskeyDocument, { id })),
      });
      return reason === 'confirm';
    },
  };
}
