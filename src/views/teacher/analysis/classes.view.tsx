import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { TaughtClassesDocument } from '#api/documents/teaching.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { teachingTexts } from '#texts/teaching.texts.ts';
import { EmptyState } from '#ui/empty/empty-state.part.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { loadFailed } from '../../load-failed.tsx';
import styles from '../teacher.module.css';

export const loader = async ({ api }: ViewLoaderArgs) => ({ answer: handedOn(api(TaughtClassesDocument)) });

/** The classes of a teacher, each with how it did lately. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const texts = useTexts(teachingTexts);
  const t = texts.analysis;
  return (
    <div className={pages.wide}>
      <PageHeading title={t.title} intro={t.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[120, 120]} />}>
        {({ taughtClasses }) =>
          taughtClasses.length === 0 ? (
            <EmptyState
              icon="analysis"
              level="h2"
              title={t.noClass}
              action={
                <Button size="3" variant="soft" asChild>
                  <Link to={href('teacher.classroom')}>{t.toClasses}</Link>
                </Button>
              }
            >
              {t.noClassHint}
            </EmptyState>
          ) : (
            <ul className={styles.cards}>
              {taughtClasses.map(({ id, name, students, active, answers, credit }) => (
                <li key={id} className={styles.card}>
                  <Heading as="h2" size="4">
                    <Link to={href('teacher.analysis.detail', { id })}>{name}</Link>
                  </Heading>
                  <p className={styles.soft}>{t.lately}</p>
                  <p className={styles.soft}>{t.active(active, students)}</p>
                  <p className={styles.soft}>
                    {t.answers}: {texts.number(answers)}
                    {answers > 0 && ` · ${t.right}: ${texts.share(credit / answers)}`}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
