import { Button } from '@radix-ui/themes';
import { useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';

type Props = { readonly disabled: boolean; readonly onChosen: (files: readonly File[]) => void };

/** Opens the browser's dialog for folders; nothing in browsers without one, such as those of phones. */
export function FolderButton({ disabled, onChosen }: Props) {
  const t = useTexts(uploadTexts);
  // A browser may drop an input outside of the page, and its event with it, if nothing refers to it.
  const opened = useRef<HTMLInputElement>(null);
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  const open = (): void => {
    const input = document.createElement('input');
    input.type = 'file';
    input.webkitdirectory = true;
    input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
    opened.current = input;
    input.click();
  };
  return (
    <div>
      <Button variant="soft" size="2" disabled={disabled} onClick={open}>
        {t.folder.choose}
      </Button>
    </div>
  );
}
