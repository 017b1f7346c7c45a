import { useCallback } from 'react';
import {
  CreateScimTokenDocument,
  RevokeScimTokenDocument,
  RotateScimTokenDocument,
  ScimTokensDocument,
  type ScimTokensQuery,
} from '#api/documents/interchange/scim.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { SCIM_TOKEN_DAYS } from '#domain/interchange/scim/scim.limits.ts';
import { scimTokenSchema } from '#domain/interchange/scim/scim-token.schema.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { scimTexts } from '#texts/interchange/scim.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { useShowToken } from '../../../shared/access/api-tokens/use-show-token.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';

export type ScimToken = ScimTokensQuery['scimTokens'][number];

/** The provisioning tokens of the viewer’s school, and what can be done with them. Null while they are loading. */
export function useScimTokens() {
  const t = useTexts(scimTexts);
  const words = useTexts(apiTokenTexts);
  const api = useApi();
  const dialog = useDialog();
  const show = useShowToken(t.createdText);
  const { answer, problem, reload } = useLoaded(useCallback(() => api(ScimTokensDocument), [api]));

  return {
    tokens: answer?.scimTokens ?? null,
    problem,
    create: async (): Promise<void> => {
      let token = '';
      await dialog.open({
        title: t.create,
        form: (controls) => (
          <DialogForm
            controls={controls}
            schema={scimTokenSchema}
            read={(data) => ({ name: data.get('name'), days: Number(data.get('days')) })}
            send={async (draft) => {
              token = (await api(CreateScimTokenDocument, draft)).createScimToken;
            }}
            confirmLabel={t.create}
          >
            {(errors) => (
              <>
                <Field label={words.name} name="name" autoComplete="off" hint={t.nameHint} error={errors.name} />
                <SelectField
                  label={words.expiry}
                  name="days"
                  defaultValue="365"
                  options={SCIM_TOKEN_DAYS.map((days) => ({ value: String(days), label: words.days({ days }) }))}
                />
              </>
            )}
          </DialogForm>
        ),
      });
      if (token === '') return;
      reload();
      await show(token);
    },
    rotate: async ({ id, name }: ScimToken): Promise<void> => {
      let token = '';
      const { reason } = await dialog.open({
        title: words.rotateTitle({ name }),
        text: words.rotateText,
        confirmLabel: words.rotateConfirm,
        work: async () => {
          token = (await api(RotateScimTokenDocument, { id })).rotateScimToken;
        },
      });
      if (reason !== 'confirm') return;
      reload();
      await show(token);
    },
    revoke: async ({ id, name }: ScimToken): Promise<void> => {
      const { reason } = await dialog.open({
        title: words.revokeTitle({ name }),
        text: t.revokeText,
        confirmLabel: words.revokeConfirm,
        isDangerous: true,
        work: async () => {
          await api(RevokeScimTokenDocument, { id });
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(words.revoked);
      reload();
    },
  };
}
