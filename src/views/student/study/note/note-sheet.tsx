import { Button } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { NoteOutline } from '#ui/note-text/note-outline.ts';
import { NoteText } from '#ui/note-text/note-text.tsx';
import { PRODUCT } from '#ui/page/use-title.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { PrintSheet } from '#ui/sheet/print-sheet.tsx';

type Props = {
  readonly title: string;
  readonly location: string;
  readonly outline: NoteOutline;
  readonly images: readonly RichTextImage[];
  readonly source: React.ReactNode;
  readonly onBack: () => void;
};

/** The note for printing or saving as a PDF. */
export function NoteSheet({ title, location, outline, images, source, onBack }: Props) {
  const t = useTexts(noteTexts);
  return (
    <>
      <div>
        <Button size="3" variant="ghost" onClick={onBack}>
          <Icon name="back" px={18} /> {t.backToReading}
        </Button>
      </div>
      <PrintSheet
        header={
          <>
            <strong>{title}</strong>
            <span>{location}</span>
          </>
        }
        footer={source ?? <span>{PRODUCT}</span>}
      >
        <NoteText outline={outline} images={images} needed={0} isSheet />
      </PrintSheet>
    </>
  );
}
