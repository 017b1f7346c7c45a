import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { MarkMaterialDocument } from '#api/documents/study/note.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** Marks a note as read. Shown at once, and reverted if it cannot be saved. */
export function DoneButton({ material, doneAt }: { readonly material: string; readonly doneAt: string | null }) {
  const api = useApi();
  const raise = useToast();
  const t = useTexts(noteTexts);
  const [isDone, setDone] = useState(doneAt !== null);
  const mark = (done: boolean): void => {
    setDone(done);
    api(MarkMaterialDocument, { material, done }).then(
      () => done && raise({ message: t.markedDone, color: 'positive' }),
      (cause: unknown) => {
        console.warn('The note could not be marked.', cause);
        setDone(!done);
        raise({ message: t.notSaved, color: 'negative' });
      },
    );
  };
  return isDone ? (
    <Button size="3" variant="soft" aria-label={t.notDone} aria-pressed onClick={() => mark(false)}>
      <Icon name="right" px={18} /> {t.isDone}
    </Button>
  ) : (
    <Button size="3" onClick={() => mark(true)}>
      {t.done}
    </Button>
  );
}
