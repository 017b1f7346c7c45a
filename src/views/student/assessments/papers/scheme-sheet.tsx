import { useId } from 'react';
import type { PaperSchemeQuery } from '#api/documents/assessments/paper.generated.ts';
import { paperName } from '#domain/assessments/paper-name.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.tsx';
import { PrintedSolution } from '../../../shared/assessments/printed/printed-solution.tsx';
import styles from './papers.module.css';

type Scheme = PaperSchemeQuery['paperScheme'];
type Item = Scheme['sections'][number]['items'][number];

/** The mark scheme for printing: each question with the correct answer, the explanation, and its marks. */
export function SchemeSheet({ paper }: { readonly paper: Scheme }) {
  const t = useTexts(papersTexts);
  return (
    <PrintSheet
      header={
        <>
          <span>{t.print.schemeOf({ title: paperName(paper) })}</span>
          <span>{paper.subject.title}</span>
        </>
      }
      footer={
        <>
          <span>{joinedLine(paper.source.work, paper.source.licence)}</span>
          <span>{t.print.total({ marks: paper.marks })}</span>
        </>
      }
    >
      <div className={styles.scheme}>
        {paper.sections.map((section) => (
          <section key={section.position} className={styles.scheme} aria-label={section.title}>
            <h2 className={styles.sectionTitle}>{section.title}</h2>
            {section.items.map((item) => (
              <PrintBlock key={item.position}>
                <SchemeQuestion item={item} />
              </PrintBlock>
            ))}
          </section>
        ))}
      </div>
    </PrintSheet>
  );
}

function SchemeQuestion({ item }: { readonly item: Item }) {
  const { print: t } = useTexts(papersTexts);
  const stemId = useId();
  return (
    <article className={styles.schemeItem} aria-labelledby={stemId}>
      <div className={styles.schemeHead}>
        <b>{t.question({ number: item.position })}</b>
        <span>{t.marksOf({ marks: item.marks })}</span>
      </div>
      <div id={stemId}>
        <RichText source={item.stem} images={item.images} />
      </div>
      <PrintedSolution
        type={item.type}
        body={item.body}
        answerKey={item.key}
        images={item.images}
        labelledBy={stemId}
      />
      {item.explanation !== null && item.explanation !== '' && (
        <div>
          <b>{t.why}</b>
          <RichText source={item.explanation} images={item.images} />
        </div>
      )}
    </article>
  );
}
