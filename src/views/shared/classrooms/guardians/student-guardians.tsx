import { Button } from '@radix-ui/themes';
import { InviteGuardianDocument } from '#api/documents/classrooms/guardian-access.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { guardianInvitationSchema } from '#domain/classrooms/guardians/guardian-access.schema.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { DialogForm } from '../../platform/dialog/dialog-form.tsx';
import { GuardianList } from './guardian-list.tsx';
import styles from './guardians.module.css';
import { useGuardians } from './use-guardians.ts';
import { useRemoveGuardian } from './use-remove-guardian.ts';

/** The guardians of a student, for teachers of the student and admins of the school. */
export function StudentGuardians({ student }: { readonly student: string }) {
  const { panel: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const dialog = useDialog();
  const { guardians, problem, reload } = useGuardians(student);
  const remove = useRemoveGuardian(t, reload);
  const invite = async (): Promise<void> => {
    let invited = '';
    const { reason } = await dialog.open({
      title: t.invite,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={guardianInvitationSchema}
          read={(data) => ({ email: data.get('email'), isOfAge: data.get('isOfAge') !== null })}
          send={async (draft) => {
            await api(InviteGuardianDocument, { student, ...draft });
            invited = draft.email;
          }}
          confirmLabel={t.send}
        >
          {(errors) => (
            <>
              <Field
                label={t.email}
                hint={t.emailHint}
                name="email"
                type="email"
                autoComplete="off"
                error={errors.email}
              />
              <CheckboxField label={t.isOfAge} hint={t.isOfAgeHint} name="isOfAge" />
            </>
          )}
        </DialogForm>
      ),
    });
    if (reason !== 'confirm') return;
    dialog.toast(t.sent({ email: invited }));
    await reload();
  };
  return (
    <Panel title={t.title}>
      <p className={styles.soft}>{t.intro}</p>
      <Problem message={problem} />
      {guardians !== null && guardians.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {guardians !== null && guardians.length > 0 && (
        <GuardianList guardians={guardians} canRemove={() => true} onRemove={(guardian) => void remove(guardian)} />
      )}
      <div>
        <Button size="3" variant="soft" onClick={() => void invite()}>
          {t.invite}
        </Button>
      </div>
    </Panel>
  );
}
