import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  AssignmentChoicesDocument,
  type AssignmentChoicesQuery,
  ClassGroupsDocument,
  type ClassGroupsQuery,
  CreateAssignmentDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { BackLink } from '../back-link.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { NEW_DRAFT } from './draft-values.ts';

export const loader = async ({ api, url }: ViewLoaderArgs) =>
  deferData({
    answer: api(AssignmentChoicesDocument),
    classroom: url.searchParams.get('classroom'),
  });

/** A new assignment for one of the teacher's classes. */
export function Component() {
  const { answer, classroom } = useViewData<typeof loader>();
  const { form: t, work } = useTexts(classTeachingTexts);
  return (
    <div className={pages.page}>
      <PageHeading up={<BackLink to={href('teacher.assignment')} title={work.title} />} title={t.createTitle} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 64, 120, 64, 220]} />}>
        {(choices) => <Create choices={choices} first={classroom} />}
      </Loaded>
    </div>
  );
}

function Create({ choices, first }: { readonly choices: AssignmentChoicesQuery; readonly first: string | null }) {
  const { form: t, classes } = useTexts(classTeachingTexts);
  const api = useApi();
  const navigate = useNavigate();
  const current = choices.taughtClasses.filter(({ archivedAt }) => archivedAt === null);
  const [classroom, setClassroom] = useState((current.find(({ id }) => id === first) ?? current[0])?.id ?? null);
  const [groups, setGroups] = useState<ClassGroupsQuery['classSettings']['groups']>([]);
  useEffect(() => {
    if (classroom === null) return;
    let isActive = true;
    const taken = (found: typeof groups) => {
      if (isActive) setGroups(found);
    };
    // Without groups the assignment is for the whole class, as by default.
    api(ClassGroupsDocument, { id: classroom }).then(
      ({ classSettings }) => taken(classSettings.groups),
      () => taken([]),
    );
    return () => {
      isActive = false;
    };
  }, [api, classroom]);
  if (classroom === null) {
    return (
      <EmptyState
        illustration="classes"
        level="h2"
        title={classes.emptyTitle}
        action={<LinkButton to={href('teacher.classroom')}>{t.toClasses}</LinkButton>}
      >
        {t.noClass}
      </EmptyState>
    );
  }
  return (
    <>
      <SelectField
        label={t.classroom}
        value={classroom}
        onChange={({ target }) => setClassroom(target.value)}
        options={current.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <AssignmentForm
        key={classroom}
        choices={choices}
        groups={groups}
        initial={NEW_DRAFT}
        isStarted={false}
        sendLabel={t.save}
        send={async (draft) => {
          const { createAssignment } = await api(CreateAssignmentDocument, { classroom, draft });
          await navigate(href('teacher.assignment.detail', { id: createAssignment }));
        }}
      />
    </>
  );
}
