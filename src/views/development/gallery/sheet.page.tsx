import { PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.part.tsx';
import { Specimen } from './specimen.part.tsx';

const QUESTIONS = [
  'State Newton’s second law.',
  'A car of 900 kg speeds up at 2 m/s². Find the force.',
  'Why do feathers fall slowly?',
];

export function Page() {
  return (
    <Specimen name="A paper">
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
        {QUESTIONS.map((question, place) => (
          <PrintBlock key={question}>
            <p>
              <strong>{place + 1}</strong> {question}
            </p>
          </PrintBlock>
        ))}
        <PrintBlock newPage>
          <p>End of the paper.</p>
        </PrintBlock>
      </PrintSheet>
    </Specimen>
  );
}
