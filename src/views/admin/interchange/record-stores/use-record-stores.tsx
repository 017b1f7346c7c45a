import { useCallback, useState } from 'react';
import {
  CreateRecordStoreDocument,
  DeleteRecordStoreDocument,
  RecordStoreSchoolsDocument,
  RecordStoresDocument,
  ResendRejectedRecordsDocument,
  SwitchRecordStoreDocument,
  TestRecordStoreDocument,
  UpdateRecordStoreDocument,
} from '#api/documents/interchange/record-store.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { RECORD_RETENTION_DAYS } from '#domain/interchange/learning-records/record-store.limits.ts';
import { recordStoreSchema } from '#domain/interchange/learning-records/record-store.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { recordStoreTexts } from '#texts/interchange/record-store.texts.ts';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import { type RecordStore, RecordStoreFields, readRecordStoreForm } from './record-store-fields.tsx';

/** The stores that the user manages, and what can be done with them. `stores` is null while they load. */
export function useRecordStores() {
  const t = useTexts(recordStoreTexts);
  const api = useApi();
  const dialog = useDialog();
  const isProductAdmin = useSession()?.userRole === 'admin';
  const { answer, problem: loadProblem, reload } = useLoaded(useCallback(() => api(RecordStoresDocument), [api]));
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<string>): Promise<void> => {
    try {
      dialog.toast(await work());
      setProblem(null);
      reload();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };

  return {
    stores: answer?.recordStores ?? null,
    problem: problem ?? loadProblem,
    reload,
    /** Asks for a connection; the secret has to be entered for every change. */
    edit: async (store: RecordStore | null): Promise<void> => {
      const schools = isProductAdmin && store === null ? (await api(RecordStoreSchoolsDocument)).schoolChoices : null;
      let school: string | null = null;
      const { reason } = await dialog.open({
        title: store === null ? t.connect : t.change,
        form: (controls) => (
          <DialogForm
            controls={controls}
            schema={recordStoreSchema}
            read={(data) => {
              const chosen = data.get('school');
              school = typeof chosen === 'string' ? chosen : null;
              return readRecordStoreForm(data);
            }}
            send={async (draft) => {
              if (store === null) await api(CreateRecordStoreDocument, { school, ...draft });
              else await api(UpdateRecordStoreDocument, { id: store.id, ...draft });
            }}
            confirmLabel={t.save}
          >
            {(errors) => <RecordStoreFields store={store} schools={schools} errors={errors} />}
          </DialogForm>
        ),
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.saved);
      reload();
    },
    test: ({ id }: RecordStore) =>
      attempt(async () => {
        await api(TestRecordStoreDocument, { id });
        return t.tested;
      }),
    resend: ({ id }: RecordStore) =>
      attempt(async () =>
        t.resent({ count: (await api(ResendRejectedRecordsDocument, { id })).resendRejectedRecords }),
      ),
    enable: ({ id }: RecordStore) =>
      attempt(async () => {
        await api(SwitchRecordStoreDocument, { id, isEnabled: true });
        return t.enabled;
      }),
    disable: async ({ id }: RecordStore): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.disableTitle,
        text: t.disableText({ days: RECORD_RETENTION_DAYS }),
        confirmLabel: t.disable,
        work: async () => {
          await api(SwitchRecordStoreDocument, { id, isEnabled: false });
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.disabled);
      reload();
    },
    remove: async ({ id }: RecordStore): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.deleteTitle,
        text: t.deleteText,
        confirmLabel: t.delete,
        isDangerous: true,
        work: async () => {
          await api(DeleteRecordStoreDocument, { id });
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.deleted);
      reload();
    },
  };
}
