import { Heading } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PaperQuery, SaveSelfMarksDocument } from '#api/documents/assessments/paper.generated.ts';
import { useApi } from '#client/app.context.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { resultAddress } from '../exams/exam-address.ts';
import styles from './papers.module.css';

type Paper = PaperQuery['paper'];

/** Marks for a paper written by hand, question by question. */
export function SelfMark({ paper }: { readonly paper: Paper }) {
  const { mark: t } = useTexts(papersTexts);
  const api = useApi();
  const navigate = useNavigate();
  const [entered, setEntered] = useState<Readonly<Record<number, string>>>({});
  const [minutes, setMinutes] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const items = paper.sections.flatMap((section) => section.items);
  const marks = items.flatMap(({ position }) => {
    const text = entered[position] ?? '';
    return text === '' ? [] : [{ position, marks: Number(text) }];
  });
  const most = new Map(items.map((item) => [item.position, item.marks]));
  const errorOf = (position: number): string | undefined => {
    const given = marks.find((mark) => mark.position === position)?.marks ?? 0;
    const outOf = most.get(position) ?? 0;
    return given > outOf || given < 0 ? t.tooMany({ marks: outOf }) : undefined;
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (marks.length === 0) return setProblem(t.none);
    if (marks.some(({ position }) => errorOf(position) !== undefined)) return;
    setIsSending(true);
    setProblem(null);
    try {
      const seconds = minutes === '' ? null : Math.round(Number(minutes) * 60);
      const { saveSelfMarks } = await api(SaveSelfMarksDocument, { input: { paper: paper.id, seconds, marks } });
      await navigate(resultAddress('paper', paper.id, saveSelfMarks));
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <FormFrame
      problem={problem}
      isSending={isSending}
      sendLabel={t.send}
      onSubmit={(event) => void send(event)}
      isChanged={marks.length > 0}
    >
      <p className={pages.intro}>{t.intro}</p>
      {paper.sections.map((section) => (
        <section key={section.position} className={pages.section} aria-labelledby={`section-${section.position}`}>
          <Heading as="h2" size="4" id={`section-${section.position}`}>
            {section.title}
          </Heading>
          <div className={styles.marksGrid}>
            {section.items.map(({ position, marks: outOf }) => (
              <NumberField
                key={position}
                label={t.question({ number: position, marks: outOf })}
                min={0}
                max={outOf}
                step={0.5}
                value={entered[position] ?? ''}
                error={errorOf(position)}
                onChange={({ target }) => setEntered({ ...entered, [position]: target.value })}
              />
            ))}
          </div>
        </section>
      ))}
      <div className={styles.marksGrid}>
        <NumberField
          label={t.minutes}
          unit={t.minutesUnit}
          min={0}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </div>
      <p className={styles.sum} role="status">
        {t.sum({ marks: marks.reduce((sum, mark) => sum + mark.marks, 0), outOf: paper.marks })}
      </p>
    </FormFrame>
  );
}
