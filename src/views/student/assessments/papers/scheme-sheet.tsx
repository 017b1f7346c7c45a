import { Theme } from '@radix-ui/themes';
import { useId } from 'react';
import type { PaperSchemeQuery } from '#api/documents/assessments/paper.generated.ts';
import { paperName } from '#domain/assessments/paper-name.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.tsx';
import { PrintedKey } from '../../../shared/assessments/printed/printed-key.tsx';
import { QUESTION_VIEWS } from '../../../shared/questions/types/registry.ts';
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
  const view = isQuestionTypeName(item.type) ? QUESTION_VIEWS[item.type] : null;
  // Paper is white, in both appearances.
  const otherwise = view !== null && (
    <Theme appearance="light" hasBackground={false}>
      <FailureBoundary resetOn={item.key} failed={() => <p>{t.cannotShow}</p>}>
        <view.Review body={item.body} answerKey={item.key} response={null} images={item.images} labelledBy={stemId} />
      </FailureBoundary>
    </Theme>
  );
  return (
    <article className={styles.schemeItem} aria-labelledby={stemId}>
      <div className={styles.schemeHead}>
        <b>{t.question({ number: item.position })}</b>
        <span>{t.marksOf({ marks: item.marks })}</span>
      </div>
      <div id={stemId}>
        <RichText source={item.stem} images={item.images} />
      </div>
      <PrintedKey body={item.body} answerKey={item.key} images={item.images} otherwise={otherwise} />
      {item.explanation !== null && item.explanation !== '' && (
        <div>
          <b>{t.why}</b>
          <RichText source={item.explanation} images={item.images} />
        </div>
      )}
    </article>
  );
}
