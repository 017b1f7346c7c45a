import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { StartAssignmentPartDocument } from '#api/documents/classrooms/student-work.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { materialAddress } from '#routes/material-address.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { userText } from '#texts/message-parts.ts';
import { Problem } from '#ui/form/problem.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { ATTEMPT_PARAMETER, RESULT_PARAMETER } from '../assessments/exams/exam-address.ts';
import { useStart } from '../assessments/exams/use-start.ts';
import styles from './classes.module.css';
import type { Work } from './work.ts';

type Part = Work['parts'][number];

/** One part of an assignment: what it is, the way in, and what came of each try. */
export function PartRow({ work, part }: { readonly work: Work; readonly part: Part }) {
  const { detail: t } = useTexts(classesTexts);
  const { kind, title, itemCount, marks, material } = part;
  return (
    <div className={styles.cover}>
      <div className={rows.body}>
        <span className={rows.title}>{title === '' ? t.picked : title}</span>
        <span className={rows.detail}>
          {t.kinds[kind]}
          {material === null
            ? ` · ${t.questions({ count: itemCount, marks })}`
            : ` · ${userText(material.subject.title)} · ${material.isDone ? t.materialDone : t.share({ share: material.share })}`}
        </span>
      </div>
      {material === null ? <Questions work={work} part={part} /> : <OpenMaterial material={material} />}
    </div>
  );
}

function OpenMaterial({ material }: { readonly material: NonNullable<Part['material']> }) {
  const { detail: t } = useTexts(classesTexts);
  const { id, kind, subject, topic } = material;
  const to = materialAddress({ subject, topic }, { id, kind });
  return (
    <div>
      <Button size="3" asChild>
        <Link to={to}>{t.openMaterial}</Link>
      </Button>
    </div>
  );
}

function Questions({ work, part }: { readonly work: Work; readonly part: Part }) {
  const { detail: t } = useTexts(classesTexts);
  const api = useApi();
  const address = (parameter: string, attempt: string): string =>
    `${href('assignment.detail', { id: work.id })}?${new URLSearchParams({ [parameter]: attempt })}`;
  const start = useStart(async () =>
    address(ATTEMPT_PARAMETER, (await api(StartAssignmentPartDocument, { part: part.id })).startAssignmentPart),
  );
  const handedIn = part.tries.filter(({ handedInAt }) => handedInAt !== null);
  const isOpen = handedIn.length < part.tries.length;
  const takesWork = work.status !== 'scheduled' && (work.closesAt === null || Date.parse(work.closesAt) > Date.now());
  const hasAttemptsLeft = isOpen || work.triesAllowed === null || handedIn.length < work.triesAllowed;
  return (
    <>
      <Problem message={start.problem} />
      {takesWork && hasAttemptsLeft && (
        <div>
          <Button
            size="3"
            loading={start.isBusy}
            variant={handedIn.length > 0 && !isOpen ? 'soft' : 'solid'}
            onClick={() => void start.begin()}
          >
            {isOpen ? t.goOn : handedIn.length > 0 ? t.again : t.start}
          </Button>
        </div>
      )}
      {handedIn.map((entry) => (
        <p key={entry.id} className={styles.soft}>
          {t.handedIn({ at: entry.handedInAt ?? entry.startedAt })} ·{' '}
          {entry.marks === null ? t.notTold : t.result({ marks: entry.marks, outOf: entry.marksOutOf })}
          {entry.unmarkedItems > 0 && ` · ${t.waits({ count: entry.unmarkedItems })}`}{' '}
          {entry.isTold && entry.marks !== null && <Link to={address(RESULT_PARAMETER, entry.id)}>{t.see}</Link>}
        </p>
      ))}
    </>
  );
}
