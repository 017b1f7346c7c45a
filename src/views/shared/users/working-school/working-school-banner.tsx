import { Button } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useApi, useSession } from '#client/app.context.ts';
import { workInSchool } from '#client/users/working-school.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { schoolDeletionTexts } from '#texts/users/school/school-deletion.texts.ts';
import { workingSchoolTexts } from '#texts/users/working-school.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import { loadHome, useWorkingSchool } from './use-working-school.ts';
import styles from './working-school.module.css';

/**
 * For a school admin: when their school will be deleted; and if they work in another school than their own, which one, and
 * the way back.
 */
export function WorkingSchoolBanner() {
  return useSession()?.userRole === 'schoolAdmin' ? <Banner /> : null;
}

function Banner() {
  return (
    <Loaded data={useWorkingSchool()} waiting={null} failed={() => null}>
      {({ id, shown, deletionAt }) => (
        <>
          {id !== null && deletionAt !== null && <DeletionNotice school={id} deletionAt={deletionAt} />}
          {shown?.isForeign === true && <Notice name={shown.name} />}
        </>
      )}
    </Loaded>
  );
}

function DeletionNotice({ school, deletionAt }: { readonly school: string; readonly deletionAt: string }) {
  const t = useTexts(schoolDeletionTexts);
  return (
    <section className={styles.banner} aria-label={t.title}>
      <p>{t.notice({ day: new Date(deletionAt) })}</p>
      <div className={styles.actions}>
        <Button asChild size="2" variant="soft">
          <Link to={href('admin.school.edit', { id: school })}>{t.noticeLink}</Link>
        </Button>
      </div>
    </section>
  );
}

function Notice({ name }: { readonly name: string }) {
  const t = useTexts(workingSchoolTexts);
  const api = useApi();
  const textId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const back = async (): Promise<void> => {
    try {
      await workInSchool(api, null);
      loadHome();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  return (
    <section className={styles.banner} aria-labelledby={textId}>
      <p id={textId}>{t.now({ name })}</p>
      <Problem message={problem} />
      <div className={styles.actions}>
        <Button size="2" onClick={() => void back()}>
          {t.back}
        </Button>
        <Button asChild size="2" variant="soft">
          <Link to={href('admin.organisation')}>{t.choose}</Link>
        </Button>
      </div>
    </section>
  );
}
