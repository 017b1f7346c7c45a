import { useLocation } from 'react-router';
import type { PaperQuery } from '#api/documents/assessments/paper.generated.ts';
import { paperName } from '#domain/assessments/paper-name.ts';
import { questionAnchor } from '#routes/paper-address.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { userText } from '#texts/message-parts.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { FillIn, PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.tsx';
import { PrintedAnswer } from '../../../shared/assessments/printed/printed-answer.tsx';
import styles from './papers.module.css';

/** The paper for printing and writing by hand. The question in the address is highlighted on the screen. */
export function PaperSheet({ paper }: { readonly paper: PaperQuery['paper'] }) {
  const t = useTexts(papersTexts);
  const e = useTexts(examsTexts);
  const { hash } = useLocation();
  const time = paper.seconds === null ? e.noClock : e.minutes({ minutes: Math.round(paper.seconds / 60) });
  return (
    <PrintSheet
      header={
        <>
          <span>
            {userText(paper.subject.title)}: {userText(paperName(paper))}
          </span>
          <span>{paper.board}</span>
        </>
      }
      footer={
        <>
          <span>{joinedLine(paper.source.work, paper.source.licence)}</span>
          <span>{t.print.total({ marks: paper.marks })}</span>
        </>
      }
    >
      <FillIn labels={[t.print.name, t.print.date]} />
      <p>{joinedLine(time, e.questions({ count: paper.questionCount }), e.marks({ count: paper.marks }))}</p>
      {paper.instructions !== '' && <RichText source={paper.instructions} />}
      {paper.sections.map((section) => (
        <section key={section.position} className={styles.section} aria-label={section.title}>
          {section.items.map((item, at) => (
            <PrintBlock key={item.position}>
              {at === 0 && (
                <>
                  <h2 className={styles.sectionTitle}>{section.title}</h2>
                  {section.instructions !== '' && <RichText source={section.instructions} />}
                </>
              )}
              <div
                className={styles.question}
                id={questionAnchor(item.position)}
                data-sought={hash === `#${questionAnchor(item.position)}` || undefined}
              >
                <b>{item.position}</b>
                <div>
                  <RichText source={item.stem} images={item.images} />
                  <PrintedAnswer type={item.type} body={item.body} marks={item.marks} images={item.images} />
                </div>
                <span className={styles.markBox}>{t.print.markBox({ marks: item.marks })}</span>
              </div>
            </PrintBlock>
          ))}
        </section>
      ))}
    </PrintSheet>
  );
}
