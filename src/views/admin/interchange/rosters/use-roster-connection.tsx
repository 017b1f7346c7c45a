import { useCallback } from 'react';
import {
  FetchRosterDocument,
  RemoveRosterConnectionDocument,
  RosterConnectionDocument,
  type RosterConnectionQuery,
  SaveRosterConnectionDocument,
} from '#api/documents/interchange/roster-connection.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { type RosterFetch, rosterConnectionSchema } from '#domain/interchange/rosters/rest/roster-connection.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterConnectionTexts } from '#texts/interchange/roster-connection.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';

export type RosterConnection = NonNullable<RosterConnectionQuery['rosterConnection']>;

/** The connection of the viewer’s school to its system, and what can be done with it. `answer` is null while it loads. */
export function useRosterConnection() {
  const t = useTexts(rosterConnectionTexts);
  const api = useApi();
  const dialog = useDialog();
  const { answer, problem, reload } = useLoaded(useCallback(() => api(RosterConnectionDocument), [api]));

  return {
    answer,
    problem,
    /** Asks for the connection; the secret has to be entered for every change. */
    edit: async (former: RosterConnection | null): Promise<void> => {
      const { reason } = await dialog.open({
        title: former === null ? t.connect : t.change,
        form: (controls) => (
          <DialogForm
            controls={controls}
            schema={rosterConnectionSchema}
            send={async (draft) => {
              await api(SaveRosterConnectionDocument, draft);
            }}
            confirmLabel={t.save}
          >
            {(errors) => (
              <>
                <Field
                  label={t.address}
                  hint={t.addressHint}
                  name="address"
                  type="url"
                  dir="ltr"
                  autoComplete="off"
                  defaultValue={former?.address ?? ''}
                  error={errors.address}
                />
                <Field
                  label={t.tokenAddress}
                  hint={t.tokenAddressHint}
                  name="tokenAddress"
                  type="url"
                  dir="ltr"
                  autoComplete="off"
                  defaultValue={former?.tokenAddress ?? ''}
                  error={errors.tokenAddress}
                />
                <Field
                  label={t.clientId}
                  name="clientId"
                  dir="ltr"
                  autoComplete="off"
                  defaultValue={former?.clientId ?? ''}
                  error={errors.clientId}
                />
                <Field
                  label={t.clientSecret}
                  name="clientSecret"
                  type="password"
                  autoComplete="new-password"
                  hint={t.clientSecretHint}
                  error={errors.clientSecret}
                />
              </>
            )}
          </DialogForm>
        ),
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.saved);
      reload();
    },
    remove: async (): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.removeTitle,
        text: t.removeText,
        confirmLabel: t.remove,
        isDangerous: true,
        work: async () => {
          await api(RemoveRosterConnectionDocument);
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.removed);
      reload();
    },
    /** Requests a roster; resolves to the id of its import. Rejects with what the server refuses. */
    fetch: async (fetches: RosterFetch): Promise<string> => (await api(FetchRosterDocument, { fetches })).fetchRoster,
  };
}
