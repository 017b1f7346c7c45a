import { Button, Heading } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import {
  CreateClassroomDocument,
  TaughtClassListDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { JoinClassroomDocument } from '#api/documents/classrooms/classroom.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { classroomSchema, joinSchema } from '#domain/classrooms/classroom.schema.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import { ClassRow } from './class-row.tsx';
import styles from './teaching.module.css';

export const loader = async ({ api, url }: ViewLoaderArgs) =>
  deferData({
    answer: api(TaughtClassListDocument),
    invitation: url.searchParams.get('join'),
  });

/** A teacher's classes, and the form for a new one. */
export function Component() {
  const { answer, invitation } = useViewData<typeof loader>();
  const { classes: t } = useTexts(classTeachingTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} />
      {invitation !== null && <CoTeachForm code={invitation} />}
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[84, 84, 220]} />}>
        {({ taughtClasses, subjects }) => (
          <>
            {taughtClasses.length === 0 ? (
              <EmptyState icon="classroom" level="h2" title={t.emptyTitle}>
                {t.empty}
              </EmptyState>
            ) : (
              <ul className={rows.list}>
                {taughtClasses.map((classroom) => (
                  <li key={classroom.id}>
                    <ClassRow one={classroom} />
                  </li>
                ))}
              </ul>
            )}
            <NewClass subjects={subjects} />
            {invitation === null && <CoTeachForm code={null} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Joins a colleague's class: with the link of an invitation, or the code in its email. */
function CoTeachForm({ code }: { readonly code: string | null }) {
  const { classes: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const navigate = useNavigate();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: joinSchema,
    send: async (input) => {
      const { joinClassroom } = await api(JoinClassroomDocument, input);
      await navigate(href('teacher.classroom.detail', { id: joinClassroom }));
    },
  });
  return (
    <form {...form} className={styles.panel} aria-labelledby="together">
      <Heading as="h2" size="4" id="together">
        {t.together}
      </Heading>
      <p className={styles.soft}>{code === null ? t.togetherHint : t.invited}</p>
      <Problem message={problem} />
      <Field
        label={t.invitationCode}
        name="code"
        autoComplete="off"
        spellCheck={false}
        defaultValue={code ?? ''}
        error={errors.code}
      />
      <div>
        <Button type="submit" size="3" variant={code === null ? 'soft' : 'solid'} loading={isSending}>
          {t.accept}
        </Button>
      </div>
    </form>
  );
}

function NewClass({ subjects }: { readonly subjects: readonly { readonly id: string; readonly title: string }[] }) {
  const { classes: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const navigate = useNavigate();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: classroomSchema,
    read: (data) => ({ name: data.get('name'), subject: data.get('subject') || null }),
    send: async (input) => {
      const { createClassroom } = await api(CreateClassroomDocument, { input });
      await navigate(href('teacher.classroom.detail', { id: createClassroom }));
    },
  });
  return (
    <form {...form} className={styles.panel} aria-labelledby="new-class">
      <Heading as="h2" size="4" id="new-class">
        {t.createTitle}
      </Heading>
      <Problem message={problem} />
      <div className={styles.pair}>
        <Field label={t.name} name="name" autoComplete="off" error={errors.name} />
        <SelectField
          label={t.subject}
          name="subject"
          placeholder={t.noSubject}
          options={subjects.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </div>
      <div>
        <Button type="submit" size="3" loading={isSending}>
          {t.create}
        </Button>
      </div>
    </form>
  );
}
