import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi, useToast } from '#actors/app.context.ts';
import { useDialog } from '#actors/dialog/use-dialog.ts';
import {
  ArchiveClassroomDocument,
  ChangeClassroomDocument,
  CreateClassLinkDocument,
  CreateGroupDocument,
  DeleteGroupDocument,
  EndClassLinksDocument,
  ImportRosterDocument,
  type ImportRosterMutation,
  InviteToClassDocument,
  RemoveTeacherDocument,
  RenewClassCodeDocument,
  type TaughtClassQuery,
  WithdrawInvitationDocument,
} from '#api/documents/class-teaching.generated.ts';
import { classroomSchema, groupSchema, invitationSchema } from '#domain/classrooms/classroom.schema.ts';
import { shownJoinCode } from '#domain/classrooms/join-code.rule.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FileField } from '#ui/form/file-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../form/checked-form.ts';
import styles from './teaching.module.css';
import { useAct } from './use-act.ts';

/** Where a link leads: the students' classes, with the token in the form. */
const joinAddress = (token: string): string =>
  new URL(`${href('classroom')}?${new URLSearchParams({ join: token })}`, location.origin).href;

type Settings = { readonly settings: TaughtClassQuery['classSettings'] };
type Subjects = { readonly subjects: TaughtClassQuery['subjects'] };

/** Joining a class, its groups and teachers, and putting it away. */
export function ClassSettings({ settings, subjects }: Settings & Subjects) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const { act, problem, isBusy } = useAct();
  const { id, archivedAt, teachers, groups } = settings;
  const archive = async (): Promise<void> => {
    if (archivedAt === null) {
      const { reason } = await dialog.open({ title: t.archive, text: t.archiveText, confirmLabel: t.archive });
      if (reason !== 'confirm') return;
    }
    await act(() => api(ArchiveClassroomDocument, { id, archived: archivedAt === null }));
  };
  return (
    <div className={pages.section}>
      {archivedAt === null && (
        <>
          <Joining settings={settings} />
          <Invite settings={settings} />
          <Roster id={id} />
        </>
      )}
      <Problem message={problem} />
      <Panel id="groups" title={t.groups}>
        {groups.length === 0 && <p className={styles.soft}>{t.noGroups}</p>}
        <ul className={styles.lines}>
          {groups.map((group) => (
            <li key={group.id}>
              {group.name} ({group.studentCount})
              <Button
                size="2"
                variant="ghost"
                color="gray"
                aria-label={t.deleteGroup(group.name)}
                onClick={() => void act(() => api(DeleteGroupDocument, { classroom: id, group: group.id }))}
              >
                {t.deleteShort}
              </Button>
            </li>
          ))}
        </ul>
        {archivedAt === null && <NewGroup key={groups.length} id={id} />}
      </Panel>
      <Panel id="teachers" title={t.teachers}>
        <ul className={styles.lines}>
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              {teacher.name}
              {teachers.length > 1 && (
                <Button
                  size="2"
                  variant="ghost"
                  color="gray"
                  aria-label={t.removeTeacher(teacher.name)}
                  onClick={() => void act(() => api(RemoveTeacherDocument, { id, teacher: teacher.id }))}
                >
                  {t.removeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Naming settings={settings} subjects={subjects} />
      <div>
        <Button size="3" variant="soft" color="gray" loading={isBusy} onClick={() => void archive()}>
          {archivedAt === null ? t.archive : t.unarchive}
        </Button>
      </div>
    </div>
  );
}

const Panel = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}) => (
  <section className={styles.panel} aria-labelledby={id}>
    <Heading as="h2" size="4" id={id}>
      {title}
    </Heading>
    {children}
  </section>
);

function Naming({ settings: { id, name, subject }, subjects }: Settings & Subjects) {
  const { detail: t, classes: c } = useTexts(classTeachingTexts);
  const api = useApi();
  const raise = useToast();
  const { act } = useAct();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: classroomSchema,
    read: (data) => ({ name: data.get('name'), subject: data.get('subject') || null }),
    send: async (input) => {
      await api(ChangeClassroomDocument, { id, input });
      raise({ message: t.saved });
      await act(async () => undefined);
    },
  });
  return (
    <Panel id="naming" title={t.rename}>
      <form {...form} className={pages.section}>
        <Problem message={problem} />
        <div className={styles.pair}>
          <Field label={c.name} name="name" autoComplete="off" defaultValue={name} error={errors.name} />
          <SelectField
            label={c.subject}
            name="subject"
            placeholder={c.noSubject}
            defaultValue={subject?.id ?? ''}
            options={subjects.map((one) => ({ value: one.id, label: one.title }))}
          />
        </div>
        <div>
          <Button type="submit" size="3" variant="soft" loading={isSending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Joining({ settings: { id, joinWays } }: Settings) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const { act, problem } = useAct();
  const code = joinWays.find(({ kind }) => kind === 'code')?.code ?? '';
  const links = joinWays.filter(({ kind }) => kind === 'link');
  const renew = async (): Promise<void> => {
    const { reason } = await dialog.open({ title: t.renewTitle, text: t.renewText, confirmLabel: t.renew });
    if (reason === 'confirm') await act(() => api(RenewClassCodeDocument, { id }));
  };
  return (
    <Panel id="code" title={t.code}>
      {code !== '' && <span className={styles.code}>{shownJoinCode(code)}</span>}
      <p className={styles.soft}>{t.codeHint}</p>
      <Problem message={problem} />
      <ul className={styles.lines}>
        {links.map(({ code: token, expiresAt }) => (
          <li key={token}>
            <span>
              {joinAddress(token)}
              {expiresAt !== null && <span className={styles.soft}> {t.linkUntil(expiresAt)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className={pages.actions}>
        <Button size="2" variant="soft" onClick={() => void renew()}>
          {t.renew}
        </Button>
        <Button size="2" variant="soft" onClick={() => void act(() => api(CreateClassLinkDocument, { id }))}>
          {t.link}
        </Button>
        {links.length > 0 && (
          <Button
            size="2"
            variant="soft"
            color="gray"
            onClick={() => void act(() => api(EndClassLinksDocument, { id }))}
          >
            {t.endLinks}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Invite({ settings: { id, invitations } }: Settings) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const raise = useToast();
  const { act } = useAct();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: invitationSchema,
    send: async (input) => {
      const { inviteToClass } = await api(InviteToClassDocument, { id, ...input });
      raise({ message: t.sent(inviteToClass) });
      await act(async () => undefined);
    },
  });
  return (
    <Panel id="invite" title={t.invite}>
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
            {invitations.map((one) => (
              <li key={one.id}>
                <span>
                  {[one.name, one.email].filter(Boolean).join(', ')}{' '}
                  <span className={styles.soft}>{t.until(one.expiresAt)}</span>
                </span>
                <Button
                  size="2"
                  variant="ghost"
                  color="gray"
                  aria-label={t.withdraw(one.email)}
                  onClick={() => void act(() => api(WithdrawInvitationDocument, { classroom: id, id: one.id }))}
                >
                  {t.withdrawShort}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Roster({ id }: { readonly id: string }) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const { act, problem, isBusy } = useAct();
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<ImportRosterMutation['importRoster'] | null>(null);
  const send = (): Promise<void> =>
    act(async () => {
      if (file !== null) setOutcome((await api(ImportRosterDocument, { id, csv: await file.text() })).importRoster);
    });
  return (
    <Panel id="roster" title={t.roster}>
      <Problem message={problem} />
      <FileField
        label={t.rosterFile}
        hint={t.rosterHint}
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <div>
        <Button size="3" variant="soft" loading={isBusy} disabled={file === null} onClick={() => void send()}>
          {t.rosterSend}
        </Button>
      </div>
      <div role="status">
        {outcome !== null && (
          <>
            <p className={styles.soft}>{t.rosterDone(outcome.invited, outcome.alreadyThere)}</p>
            <ul className={styles.lines}>
              {outcome.broken.map(({ line, fault }) => (
                <li key={line}>{t.broken(line, t.faults[fault as keyof typeof t.faults])}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}

function NewGroup({ id }: { readonly id: string }) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const { act } = useAct();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: groupSchema,
    send: async ({ name }) => {
      await api(CreateGroupDocument, { classroom: id, name });
      await act(async () => undefined);
    },
  });
  return (
    <form {...form} className={pages.section}>
      <Problem message={problem} />
      <Field label={t.groupName} name="name" autoComplete="off" error={errors.name} />
      <div>
        <Button type="submit" size="2" variant="soft" loading={isSending}>
          {t.addGroup}
        </Button>
      </div>
    </form>
  );
}
