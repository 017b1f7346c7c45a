import { Button, Heading } from '@radix-ui/themes';
import {
  InviteToClassDocument,
  WithdrawInvitationDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { invitationSchema } from '#domain/classrooms/classroom.schema.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import { useMutation } from '../use-mutation.ts';
import { ClassPanel, type ClassSettingsData } from './class-panel.tsx';
import styles from './teaching.module.css';

/** Invites a user by email, and revokes invitations. */
export function ClassInvitations({ settings: { id, invitations } }: { readonly settings: ClassSettingsData }) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const raise = useToast();
  const { mutate } = useMutation();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: invitationSchema,
    send: async (input) => {
      const { inviteToClass } = await api(InviteToClassDocument, { id, ...input });
      raise({ message: t.sent({ count: inviteToClass }) });
      await mutate(async () => undefined);
    },
  });
  return (
    <ClassPanel id="invite" title={t.invite}>
      <form {...form} className={pages.section}>
        <Problem message={problem} />
        <div className={styles.pair}>
          <Field label={t.email} name="email" type="email" autoComplete="off" error={errors.email} />
          <SelectField
            label={t.as}
            name="role"
            options={[
              { value: 'student', label: t.roles.student },
              { value: 'teacher', label: t.roles.teacher },
            ]}
          />
        </div>
        <div>
          <Button type="submit" size="3" variant="soft" loading={isSending}>
            {t.send}
          </Button>
        </div>
      </form>
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
