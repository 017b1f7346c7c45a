import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  AssignmentChoicesDocument,
  type AssignmentChoicesQuery,
  AssignToClassesDocument,
  ClassGroupsDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import {
  type AssignmentTarget,
  PUBLISHINGS,
  type Publishing,
} from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { problemText } from '#domain/platform/problem.ts';
import { href } from '#routes/href.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import { BackLink } from '../back-link.tsx';
import styles from '../teaching.module.css';
import { AssignmentForm } from './assignment-form.tsx';
import type { ChosenQuestion } from './builder/chosen-question.ts';
import { ClassDates } from './builder/class-dates.tsx';
import { ReuseField } from './builder/reuse-field.tsx';
import { subjectOf } from './draft-values.ts';
import { PlannedNote } from './planned-note.tsx';
import { type Planned, readPlanned, startOfPlanned } from './planned-start.ts';

/** The classes and content to choose from, and the class that the address preselects. */
export const loader = async ({ api, url }: ViewLoaderArgs) =>
  deferData({
    answer: Promise.all([api(AssignmentChoicesDocument), readPlanned(api, url.searchParams)]),
    classroom: url.searchParams.get('classroom'),
  });

/** A new assignment for one or several of the teacher's classes. */
export function Component() {
  const { answer, classroom } = useViewData<typeof loader>();
  const { form: t, work } = useTexts(classTeachingTexts);
  return (
    <div className={pages.page}>
      <PageHeading up={<BackLink to={href('teacher.assignment')} title={work.title} />} title={t.createTitle} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 64, 120, 64, 220]} />}>
        {([choices, planned]) => <Create choices={choices} first={classroom} planned={planned} />}
      </Loaded>
    </div>
  );
}

const targetOf = (classroom: string): AssignmentTarget => ({ classroom, opensAt: null, dueAt: null });

/** What the form starts with; another key starts it again. */
type Start = {
  readonly key: string;
  readonly draft: AssignmentDraft;
  readonly known: readonly ChosenQuestion[];
  readonly choices: AssignmentChoicesQuery;
};

type CreateProps = {
  readonly choices: AssignmentChoicesQuery;
  readonly first: string | null;
  /** The planned assignment in the address; null: none. */
  readonly planned: Planned | null;
};

function Create({ choices, first, planned }: CreateProps) {
  const { form: t, classes } = useTexts(classTeachingTexts);
  const b = useTexts(assignmentBuilderTexts);
  const api = useApi();
  const raise = useToast();
  const navigate = useNavigate();
  const current = choices.taughtClasses.filter(({ archivedAt }) => archivedAt === null);
  const initial = (current.find(({ id }) => id === first) ?? current[0])?.id;
  const [targets, setTargets] = useState<readonly AssignmentTarget[]>(initial === undefined ? [] : [targetOf(initial)]);
  const [isTried, setTried] = useState(false);
  const [publishing, setPublishing] = useState<Publishing>('now');
  const [{ start: plannedStart, missingCount }] = useState(() => startOfPlanned(planned, choices));
  const [start, setStart] = useState<Start>({ key: 'new', ...plannedStart, choices });
  const only = targets.length === 1 ? (targets[0]?.classroom ?? null) : null;
  const groups = useGroups(only);
  if (current.length === 0) {
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
  const classrooms = targets.map(({ classroom }) => classroom);
  const empty = current.filter(({ id, studentCount }) => classrooms.includes(id) && studentCount === 0);
  return (
    <>
      <ComboboxField
        label={b.classes}
        error={isTried && targets.length === 0 ? problemText('classMissing') : undefined}
        multiple
        options={current.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={classrooms}
        onChoose={(chosen) =>
          setTargets(chosen.map((id) => targets.find(({ classroom }) => classroom === id) ?? targetOf(id)))
        }
      />
      {empty.map(({ id, name }) => (
        <p key={id} className={styles.soft} role="status">
          {b.noStudents({ name })}
        </p>
      ))}
      <PlannedNote planned={planned} missingCount={missingCount} />
      <ReuseField
        choices={choices}
        onReuse={(id, draft, known, withSelected) => setStart({ key: id, draft, known, choices: withSelected })}
      />
      <AssignmentForm
        key={start.key}
        choices={start.choices}
        groups={groups}
        subject={subjectOf(choices, classrooms)}
        classrooms={classrooms}
        known={start.known}
        initial={start.draft}
        isStarted={false}
        opensNow={publishing === 'now'}
        afterDates={
          targets.length > 1 && (
            <ClassDates classes={current} targets={targets} opensNow={publishing === 'now'} onChange={setTargets} />
          )
        }
        afterRules={
          <RadioGroup
            legend={b.publishing}
            name="publishing"
            inline
            defaultValue={publishing}
            options={PUBLISHINGS.map((value) => ({ value, label: b.publishings[value] }))}
            onChange={({ target }) => setPublishing(PUBLISHINGS.find((value) => value === target.value) ?? publishing)}
          />
        }
        sendLabel={b.send[publishing]}
        send={async (draft) => {
          setTried(true);
          const { assignToClasses } = await api(AssignToClassesDocument, {
            targets: targets.map((target) => (publishing === 'now' ? { ...target, opensAt: null } : target)),
            draft: {
              ...draft,
              // Groups that were chosen before another class was.
              groups: draft.groups.filter((id) => groups.some((group) => group.id === id)),
              opensAt: publishing === 'now' ? null : draft.opensAt,
            },
            publishing,
            planned: planned?.found === undefined ? null : planned.id,
          });
          raise({ message: b.sent[publishing]({ count: assignToClasses.length }) });
          const [id] = assignToClasses;
          await navigate(
            assignToClasses.length === 1 && id !== undefined
              ? href('teacher.assignment.detail', { id })
              : href('teacher.assignment'),
          );
        }}
      />
    </>
  );
}

/** The groups of a class; none for several classes. */
function useGroups(classroom: string | null) {
  const api = useApi();
  const load = useCallback(async () => api(ClassGroupsDocument, { id: classroom ?? '' }), [api, classroom]);
  // Without groups the assignment is for the whole class, as by default.
  const { answer } = useLoaded(classroom === null ? null : load);
  return answer?.classSettings.groups ?? [];
}
