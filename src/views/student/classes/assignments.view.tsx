import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { StudentWorkDocument } from '#api/documents/student-work.generated.ts';
import { classesTexts } from '#texts/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { WorkLists } from './work-lists.part.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => handOn({ answer: api(StudentWorkDocument) });

/** Everything a student is set. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { work: t } = useTexts(classesTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[32, 84, 84, 84]} />}>
        {({ studentWork }) => <WorkLists work={studentWork} />}
      </Loaded>
    </div>
  );
}
