import { useNavigate } from 'react-router';
import {
  AssignmentChoicesDocument,
  ChangeAssignmentDocument,
  TeacherAssignmentDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { BackLink } from '../back-link.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { questionsOf } from './builder/chosen-question.ts';
import { choicesWithSelected, draftOf, subjectOf } from './draft-values.ts';

/** The assignment in the address, and the classes and content to choose from. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({
    answer: Promise.all([api(TeacherAssignmentDocument, { id: params.id ?? '' }), api(AssignmentChoicesDocument)]),
  });

/** An existing assignment. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { form: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const navigate = useNavigate();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 64, 64, 220]} />}>
      {([{ teacherAssignment }, choices]) => {
        const address = href('teacher.assignment.detail', { id: teacherAssignment.id });
        return (
          <div className={pages.page}>
            <PageHeading
              up={<BackLink to={address} title={teacherAssignment.draft.title} />}
              title={t.editTitle}
              intro={teacherAssignment.classroom.name}
            />
            <AssignmentForm
              choices={choicesWithSelected(choices, teacherAssignment)}
              groups={teacherAssignment.groups}
              subject={subjectOf(choices, [teacherAssignment.classroom.id])}
              classrooms={[teacherAssignment.classroom.id]}
              known={questionsOf(teacherAssignment)}
              initial={draftOf(teacherAssignment)}
              isStarted={teacherAssignment.isStarted}
              sendLabel={t.saveChanges}
              send={async (draft) => {
                await api(ChangeAssignmentDocument, { id: teacherAssignment.id, draft });
                await navigate(address);
              }}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
