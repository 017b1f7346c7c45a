import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  TaughtClassListDocument,
  type TaughtClassListQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { JoinClassroomDocument } from '#api/documents/classrooms/classroom.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { joinSchema } from '#domain/classrooms/classroom.schema.ts';
import { href } from '#routes/href.ts';
import { CREATE_PARAMETER } from '#routes/own-content-address.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { useCoTeach, useCreateClass } from './class-dialogs.tsx';
import { ClassRow } from './class-row.tsx';
import styles from './teaching.module.css';

/**
 * The classes that the viewer teaches; from the address, an invitation to join one, and whether the form for a new one
 * is open.
 */
export const loader = async ({ api, url }: ViewLoaderArgs) =>
  deferData({
    answer: api(TaughtClassListDocument),
    invitation: url.searchParams.get('join'),
    isCreating: url.searchParams.has(CREATE_PARAMETER),
  });

/** A teacher's classes. */
export function Component() {
  const { answer, invitation, isCreating } = useViewData<typeof loader>();
  const { classes: t } = useTexts(classTeachingTexts);
  const schemes = useTexts(schemesTexts);
  const createClass = useCreateClass();
  const coTeach = useCoTeach();
  const create = async (): Promise<void> => createClass((await answer).subjects);
  return (
    <div className={pages.page}>
      <PageHeading
        title={t.title}
        intro={t.intro}
        actions={
          <>
            <LinkButton to={href('teacher.scheme')} variant="soft">
              {schemes.open}
            </LinkButton>
            <Button size="3" variant="soft" onClick={() => void coTeach()}>
              {t.together}
            </Button>
            <Button size="3" onClick={() => void create()}>
              {t.createTitle}
            </Button>
          </>
        }
      />
      {invitation !== null && <CoTeachForm code={invitation} />}
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[84, 84, 220]} />}>
        {(found) => (
          <>
            {isCreating && <CreateAtOnce onCreate={() => void createClass(found.subjects)} />}
            <Classes taughtClasses={found.taughtClasses} onCreate={() => void createClass(found.subjects)} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Opens the dialog once, for an address that asks for it. */
function CreateAtOnce({ onCreate }: { readonly onCreate: () => void }) {
  const create = useEffectEvent(onCreate);
  useEffect(() => create(), []);
  return null;
}

type ClassesProps = Pick<TaughtClassListQuery, 'taughtClasses'> & { readonly onCreate: () => void };

function Classes({ taughtClasses, onCreate }: ClassesProps) {
  const { classes: t } = useTexts(classTeachingTexts);
  if (taughtClasses.length === 0) {
    return (
      <EmptyState
        illustration="classes"
        level="h2"
        title={t.emptyTitle}
        action={
          <Button size="3" onClick={onCreate}>
            {t.create}
          </Button>
        }
      >
        {t.empty}
      </EmptyState>
    );
  }
  return (
    <ul className={rows.list}>
      {taughtClasses.map((classroom) => (
        <li key={classroom.id}>
          <ClassRow one={classroom} />
        </li>
      ))}
    </ul>
  );
}

/** Joins a colleague's class with the link of an invitation. */
function CoTeachForm({ code }: { readonly code: string }) {
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
      <p className={styles.soft}>{t.invited}</p>
      <Problem message={problem} />
      <Field
        label={t.invitationCode}
        name="code"
        autoComplete="off"
        spellCheck={false}
        defaultValue={code}
        error={errors.code}
      />
      <div>
        <Button type="submit" size="3" loading={isSending}>
          {t.accept}
        </Button>
      </div>
    </form>
  );
}
