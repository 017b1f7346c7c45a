import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { AssignmentPreviewQuery } from '#api/documents/classrooms/assignment-preview.generated.ts';
import { useToast } from '#client/app.context.ts';
import type { WorksheetVersion } from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { downloadFile } from '#ui/table/table.csv.ts';
import type { WordSheet } from './worksheet-file.ts';

type Props = {
  readonly preview: AssignmentPreviewQuery['assignmentPreview'];
  readonly version: WorksheetVersion;
  readonly sheet: WordSheet;
};

/** Downloads a version of a worksheet, or its answers, as a Word document. */
export function WordButton({ preview, version, sheet }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const raise = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const [{ worksheetFile }, { WORD_MIME }] = await Promise.all([
        import('./worksheet-file.ts'),
        import('#ui/word/word.writer.ts'),
      ]);
      const file = await worksheetFile(preview, version, sheet);
      const title = sheet === 'worksheet' ? preview.title : t.answersOf({ title: preview.title });
      downloadFile(`${fileName(`${title} ${version}`)}.docx`, new Blob([file], { type: WORD_MIME }));
    } catch {
      raise({ message: t.wordFailed });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div>
      <Button size="3" variant="soft" color="gray" loading={isBusy} onClick={download}>
        {t.downloadWord}
      </Button>
    </div>
  );
}

/** A name without characters that file systems don't allow. */
const fileName = (title: string): string =>
  title
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
