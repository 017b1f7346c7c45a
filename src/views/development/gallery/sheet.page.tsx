import { PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.tsx';
import { GalleryExample } from './gallery-example.tsx';

const QUESTIONS = [
  'State Newton’s second law.',
  'A car of 900 kg speeds up at 2 m/s². Find the force.',
  'Why do feathers fall slowly?',
];

/** A printed sheet as it looks on screen. */
export function Page() {
  return (
    <GalleryExample name="A paper">
      <PrintSheet
        header={
          <>
            <strong>Mechanics, paper 1</strong>
            <span>Name: ______________________</span>
          </>
        }
        footer={
          <>
            <span>45 minutes, 30 marks</span>
            <span>Lectern</span>
          </>
        }
      >
        {QUESTIONS.map((question, index) => (
          <PrintBlock key={question}>
            <p>
              <strong>{index + 1}</strong> {question}
            </p>
          </PrintBlock>
        ))}
        <PrintBlock newPage>
          <p>End of the paper.</p>
        </PrintBlock>
      </PrintSheet>
    </GalleryExample>
  );
}
