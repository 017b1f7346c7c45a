import { Button } from '@radix-ui/themes';
import { StartAssignmentPartDocument } from '#api/documents/classrooms/student-work.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { materialAddress } from '#routes/material-address.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Problem } from '#ui/form/problem.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { ATTEMPT_PARAMETER, RESULT_PARAMETER } from '../assessments/exams/exam-address.ts';
import { useStart } from '../assessments/exams/use-start.ts';
import styles from './classes.module.css';
import type { Work } from './work.ts';

type Part = Work['parts'][number];

/** One part of an assignment: what it is, the start button, and the result of each attempt. */
export function PartRow({ work, part }: { readonly work: Work; readonly part: Part }) {
  const { detail: t } = useTexts(classesTexts);
  const { kind, title, questionCount, marks, material } = part;
  return (
    <div className={styles.cover}>
      <div className={rows.body}>
        <span className={rows.title}>{title === '' ? t.picked : title}</span>
        <span className={rows.detail}>
          {material === null
            ? joinedLine(t.kinds[kind], t.questions({ count: questionCount, marks }))
            : joinedLine(
                t.kinds[kind],
                material.subject.title,
                material.isDone ? t.materialDone : t.share({ share: material.share }),
              )}
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
      <LinkButton to={to}>{t.openMaterial}</LinkButton>
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
  const submitted = part.tries.filter(({ submittedAt }) => submittedAt !== null);
  const isOpen = submitted.length < part.tries.length;
  const acceptsWork = work.status !== 'scheduled' && (work.closesAt === null || Date.parse(work.closesAt) > Date.now());
  const hasAttemptsLeft = isOpen || work.attemptsAllowed === null || submitted.length < work.attemptsAllowed;
  return (
    <>
      <Problem message={start.problem} />
      {acceptsWork && hasAttemptsLeft && (
        <div>
          <Button
            size="3"
            loading={start.isBusy}
            variant={submitted.length > 0 && !isOpen ? 'soft' : 'solid'}
            onClick={() => void start.start()}
          >
            {isOpen ? t.continue : submitted.length > 0 ? t.again : t.start}
          </Button>
        </div>
      )}
      {submitted.map((entry) => (
        <div key={entry.id} className={styles.attempt}>
          <p className={styles.soft}>
            {joinedLine(
              t.submitted({ at: entry.submittedAt ?? entry.startedAt }),
              entry.marks === null ? t.notReleased : t.result({ marks: entry.marks, outOf: entry.marksOutOf }),
              entry.unmarkedQuestions > 0 && t.waits({ count: entry.unmarkedQuestions }),
            )}
          </p>
          {entry.isReleased && entry.marks !== null && (
            <LinkButton to={address(RESULT_PARAMETER, entry.id)} size="2" variant="soft">
              {t.see}
            </LinkButton>
          )}
        </div>
      ))}
    </>
  );
}
