import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import type { GradebookData } from './gradebook-row.ts';
import { GradingForm } from './grading-form.tsx';
import { MarksImport } from './marks-import.tsx';
import { PaperWorkForm } from './paper-work-form.tsx';

/** The forms of the gradebook, one at a time, and the buttons that open them. */
export function GradebookPanels({ gradebook }: { readonly gradebook: GradebookData }) {
  const t = useTexts(gradebookTexts);
  const [open, setOpen] = useState<'paperWork' | 'grading' | 'import' | null>(null);
  const close = (): void => setOpen(null);
  if (open === 'paperWork') return <PaperWorkForm classroom={gradebook.id} onDone={close} />;
  if (open === 'grading') return <GradingForm gradebook={gradebook} onDone={close} />;
  if (open === 'import') return <MarksImport gradebook={gradebook} onDone={close} />;
  return (
    <div className={pages.actions} data-not-printed>
      <Button size="3" onClick={() => setOpen('paperWork')}>
        {t.addPaperWork}
      </Button>
      <Button size="3" variant="soft" onClick={() => setOpen('grading')}>
        {t.grading.open}
      </Button>
      {gradebook.assignments.some(({ maxMarks }) => maxMarks > 0) && (
        <Button size="3" variant="soft" onClick={() => setOpen('import')}>
          {t.import.open}
        </Button>
      )}
    </div>
  );
}
