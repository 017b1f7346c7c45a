import { Button, Heading } from '@radix-ui/themes';
import {
  InviteToClassDocument,
  WithdrawInvitationDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { invitationSchema } from '#domain/classrooms/classroom.schema.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { DialogForm } from '../../shared/platform/dialog/dialog-form.tsx';
import { useMutation } from '../use-mutation.ts';
import { ClassPanel, type ClassSettingsData } from './class-panel.tsx';
import styles from './teaching.module.css';

/** Invites a user by email, and revokes invitations. */
export function ClassInvitations({ settings: { id, invitations } }: { readonly settings: ClassSettingsData }) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const { mutate } = useMutation();
  const invite = async (): Promise<void> => {
    let sentCount = 0;
    const { reason } = await dialog.open({
      title: t.invite,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={invitationSchema}
          send={async (input) => {
            sentCount = (await api(InviteToClassDocument, { id, ...input })).inviteToClass;
          }}
          confirmLabel={t.send}
        >
          {(errors) => (
            <>
              <Field label={t.email} name="email" type="email" autoComplete="off" error={errors.email} />
              <SelectField
                label={t.as}
                name="role"
                options={[
                  { value: 'student', label: t.roles.student },
                  { value: 'teacher', label: t.roles.teacher },
                ]}
              />
            </>
          )}
        </DialogForm>
      ),
    });
    if (reason !== 'confirm') return;
    dialog.toast(t.sent({ count: sentCount }));
    await mutate(async () => undefined);
  };
  return (
    <ClassPanel id="invite" title={t.invite}>
      <div>
        <Button size="3" variant="soft" onClick={() => void invite()}>
          {t.invite}
        </Button>
      </div>
      {invitations.length > 0 && (
        <>
          <Heading as="h3" size="3">
            {t.invitations}
          </Heading>
          <ul className={styles.lines}>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <span>
                  {nameList([invitation.name, invitation.email])}{' '}
                  <span className={styles.soft}>{t.until({ at: invitation.expiresAt })}</span>
                </span>
                <Button
                  size="2"
                  variant="ghost"
                  color="gray"
                  aria-label={t.withdraw({ email: invitation.email })}
                  onClick={() =>
                    void mutate(() => api(WithdrawInvitationDocument, { classroom: id, id: invitation.id }))
                  }
                >
                  {t.withdrawShort}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </ClassPanel>
  );
}
