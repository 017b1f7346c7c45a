import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import type { texts } from '#texts/compiled/en/attempts/moderation.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import facts from '#ui/layout/facts.module.css';
import pages from '#ui/page/page.module.css';
import { DataTable } from '#ui/table/data-table.tsx';
import styles from '../../teacher.module.css';
import type { ModerationData } from './moderation-data.ts';
import { questionTitle } from './question-title.ts';

type Comparison = NonNullable<ModerationData['comparison']>;
type Compared = ModerationData['compared'][number];

type Props = { readonly moderation: ModerationData; readonly comparison: Comparison };

/** How far both markers agree, and both marks of each answer. Teachers of the class can open an answer in marking. */
export function ModerationResult({ moderation, comparison }: Props) {
  const { result: t } = useTexts(moderationTexts);
  const { answers, same, kappa, doubt, meanDifference } = comparison;
  return (
    <>
      <section className={pages.section}>
        <Heading as="h2" size="5">
          {answers === 0 ? t.nothing : t.agree({ same, answers })}
        </Heading>
        <p className={styles.soft}>{questionTitle(moderation.question)}</p>
        {answers > 0 && (
          <dl className={facts.largeFacts}>
            {kappa !== null && <Fact name={t.kappa} value={t.number({ value: rounded(kappa, 2) })} />}
            <Fact name={t.same} value={t.sameOf({ same, answers })} />
            {meanDifference !== null && <Fact name={t.mean} value={differenceText(t, rounded(meanDifference, 1))} />}
          </dl>
        )}
        {meanDifference !== null && <p className={styles.soft}>{strictness(t, rounded(meanDifference, 1))}</p>}
        <p className={styles.soft}>{doubt === null ? t.kappaHint : t.doubts[doubt]}</p>
      </section>
      {answers > 0 && <Answers moderation={moderation} />}
    </>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

type Words = (typeof texts)['result'];

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const differenceText = (t: Words, difference: number): string =>
  difference === 0
    ? t.number({ value: 0 })
    : difference > 0
      ? t.more({ value: difference })
      : t.less({ value: -difference });

function strictness(t: Words, difference: number): string {
  if (difference === 0) return t.level;
  return difference < 0 ? t.stricter({ marks: -difference }) : t.kinder({ marks: difference });
}

function Answers({ moderation }: { readonly moderation: ModerationData }) {
  const { result: t } = useTexts(moderationTexts);
  const { assignment, compared, isTeacher } = moderation;
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {t.answers}
      </Heading>
      <p className={styles.soft}>
        {t.snapshot} {isTeacher && t.openHint}
      </p>
      <DataTable
        name="moderation"
        label={t.answers}
        rows={compared}
        keyOf={({ number }) => String(number)}
        empty={null}
        columns={[
          {
            id: 'answer',
            title: isTeacher ? t.student : t.answer,
            value: ({ student, number }) => student?.name ?? t.answerOf({ number }),
            share: 2,
          },
          {
            id: 'first',
            title: t.first,
            value: ({ first }) => first,
            show: (answer) => <FirstMarks answer={answer} />,
            numeric: true,
          },
          {
            id: 'second',
            title: t.second,
            value: ({ second }) => second,
            show: ({ second, outOf }) => t.outOf({ marks: second, outOf }),
            numeric: true,
          },
          {
            id: 'difference',
            title: t.difference,
            value: ({ first, second }) => second - first,
            show: ({ first, second }) => differenceText(t, second - first),
            numeric: true,
          },
          ...(isTeacher
            ? [
                {
                  id: 'open',
                  title: t.open,
                  sortable: false,
                  isAction: true,
                  value: () => null,
                  show: ({ student }: Compared) =>
                    student !== null && (
                      <Link
                        className={styles.link}
                        aria-label={t.openOf({ name: student.name })}
                        to={`${href('teacher.assignment.student-detail', { id: assignment.id })}?${new URLSearchParams({ student: student.id })}`}
                      >
                        {t.open}
                      </Link>
                    ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

/** The marks at the time of drawing, and what counts now if they have changed since. */
function FirstMarks({ answer: { first, outOf, current } }: { readonly answer: Compared }) {
  const { result: t } = useTexts(moderationTexts);
  return (
    <>
      {t.outOf({ marks: first, outOf })}
      {current !== null && current !== first && <> ({t.changed({ marks: current })})</>}
    </>
  );
}
