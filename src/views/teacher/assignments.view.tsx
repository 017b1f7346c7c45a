import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { SetWorkDocument } from '#api/documents/class-teaching.generated.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty/empty-state.part.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../load-failed.tsx';
import { SetRow } from './class-row.part.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => handOn({ answer: api(SetWorkDocument) });

/** Everything a teacher's classes are set. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { work: t } = useTexts(classTeachingTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} />
      <div className={pages.actions}>
        <Button size="3" asChild>
          <Link to={href('teacher.assignment.create')}>{t.create}</Link>
        </Button>
      </div>
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[84, 84, 84]} />}>
        {({ setWork }) =>
          setWork.length === 0 ? (
            <EmptyState icon="assignment" level="h2" title={t.emptyTitle}>
              {t.empty}
            </EmptyState>
          ) : (
            <ul className={rows.list}>
              {setWork.map((one) => (
                <li key={one.id}>
                  <SetRow work={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
