import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from './import.module.css';

/** Questions that are pasted as text: they become a file like any other. */
export function PasteText({ onFile }: { readonly onFile: (file: File) => Promise<boolean> }) {
  const t = useTexts(importTexts).drop;
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const add = async (): Promise<void> => {
    setIsSending(true);
    const isSent = await onFile(new File([text], `${t.pasteName}.txt`, { type: 'text/plain' }));
    if (isSent) setText('');
    setIsSending(false);
  };
  return (
    <details>
      <summary>{t.paste}</summary>
      <div className={styles.tight}>
        <TextAreaField
          label={t.pasteLabel}
          hint={t.pasteHint}
          rows={8}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button size="3" variant="soft" loading={isSending} disabled={text.trim() === ''} onClick={add}>
            {t.pasteAdd}
          </Button>
        </div>
      </div>
    </details>
  );
}
