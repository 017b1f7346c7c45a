import { Badge, Button, Heading } from '@radix-ui/themes';
import { assignmentReportTexts } from '#texts/classrooms/assignment-report.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from '../../teacher.module.css';
import { type ReportPage, rounded, studentNames } from './report.ts';

type Props = {
  readonly page: ReportPage;
  readonly starter: readonly string[];
  readonly onToggle: (item: string) => void;
};

/** Each question with its measures, what to look at, and who chose which answer. */
export function ReportQuestions({ page, starter, onToggle }: Props) {
  const t = useTexts(assignmentReportTexts);
  return (
    <section className={pages.section}>
      <Heading as="h3" size="4">
        {t.questions}
      </Heading>
      <ol className={styles.messages}>
        {page.questions.map((question, at) => (
          <li key={question.id} id={`question-${question.id}`} className={styles.card}>
            <Question page={page} at={at} />
            <div>
              <Button
                size="1"
                variant="soft"
                aria-pressed={starter.includes(question.item)}
                aria-label={t.starterOf({ number: at + 1 })}
                onClick={() => onToggle(question.item)}
              >
                {starter.includes(question.item) ? t.removeFromStarter : t.addToStarter}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Question({ page, at }: { readonly page: ReportPage; readonly at: number }) {
  const t = useTexts(assignmentReportTexts);
  const kinds = useTexts(questionKindsTexts);
  const question = page.questions[at];
  const measures = page.report.questions[at];
  if (question === undefined || measures === undefined) return null;
  const { facility, discrimination, seconds, flags } = measures;
  return (
    <>
      <div className={styles.bar}>
        <Heading as="h4" size="3">
          {t.questionNumber({ number: at + 1 })}
        </Heading>
        <span className={pages.actions}>
          {flags.map((flag) => (
            <Badge key={flag} color={flag === 'negative' ? 'red' : 'amber'} title={t.flagMeanings[flag]}>
              {t.flags[flag]}
            </Badge>
          ))}
        </span>
      </div>
      <RichText source={question.stem} images={question.images} />
      <p className={styles.soft}>
        {joinedLine(
          question.topicTitle,
          typeName(kinds.type, question.type),
          facility === null ? t.unmarked : t.facility({ value: facility }),
          discrimination === null ? null : t.discrimination({ value: rounded(discrimination) }),
          seconds === null ? null : t.meanTime({ seconds }),
        )}
      </p>
      {question.choices.length > 0 && <Choices page={page} at={at} />}
    </>
  );
}

function Choices({ page, at }: { readonly page: ReportPage; readonly at: number }) {
  const t = useTexts(assignmentReportTexts);
  const names = studentNames(page);
  const question = page.questions[at];
  const chosenBy = (choice: string): readonly string[] =>
    page.report.questions[at]?.choices.find(({ id }) => id === choice)?.students ?? [];
  return (
    <details>
      <summary>{t.choices}</summary>
      <ul className={styles.choices}>
        {question?.choices.map(({ id, text, isRight, misconception }) => (
          <li key={id}>
            <RichText source={text} images={question.images} inline /> {isRight && <b>({t.correct})</b>}{' '}
            <span className={styles.soft}>
              {joinedLine(
                t.chosenBy({ count: chosenBy(id).length }),
                nameList(chosenBy(id).map((student) => names.get(student) ?? '')),
              )}
            </span>
            {misconception !== null && chosenBy(id).length > 0 && (
              <span className={styles.misconception}>
                <bdi>{misconception}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
