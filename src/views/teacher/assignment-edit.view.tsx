import { useNavigate } from 'react-router';
import { useApi } from '#actors/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import {
  AssignmentChoicesDocument,
  ChangeAssignmentDocument,
  SetAssignmentDocument,
} from '#api/documents/class-teaching.generated.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { loadFailed } from '../load-failed.tsx';
import { AssignmentForm } from './assignment-form.part.tsx';
import { choicesBeside, draftOf } from './draft-values.ts';
import { Up } from './up.part.tsx';

export const loader = async ({ api, params }: ViewLoaderArgs) =>
  handOn({
    answer: Promise.all([api(SetAssignmentDocument, { id: params.id ?? '' }), api(AssignmentChoicesDocument)]),
  });

/** An assignment that is there, to be changed. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { form: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const navigate = useNavigate();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[24, 44, 64, 64, 220]} />}>
      {([{ setAssignment }, choices]) => {
        const address = href('teacher.assignment.detail', { id: setAssignment.id });
        return (
          <div className={pages.page}>
            <PageHeading
              up={<Up to={address} title={setAssignment.draft.title} />}
              title={t.editTitle}
              intro={setAssignment.classroom.name}
            />
            <AssignmentForm
              choices={choicesBeside(choices, setAssignment)}
              groups={setAssignment.groups}
              initial={draftOf(setAssignment)}
              isBegun={setAssignment.isBegun}
              sendLabel={t.saveChanges}
              send={async (draft) => {
                await api(ChangeAssignmentDocument, { id: setAssignment.id, draft });
                await navigate(address);
              }}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
