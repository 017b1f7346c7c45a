import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { INVALID_URL } from '#domain/platform/navigation/dialog-input.rule.ts';
import { editorTexts } from '#texts/content/editor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import type { PromptForLink } from '#ui/rich-editor/rich-editor.tsx';

/** A dialog for the address of a link; an existing link can be removed there. */
export function useLinkDialog(): PromptForLink {
  const t = useTexts(editorTexts);
  const dialog = useDialog();
  return async (current) => {
    const { reason, value } = await dialog.open({
      title: current === null ? t.addLink : t.changeLink,
      confirmLabel: t.saveLink,
      ...(current === null ? {} : { denyLabel: t.removeLink }),
      input: {
        type: 'url',
        label: t.linkAddress,
        hint: t.linkAddressHint,
        initial: current ?? '',
        required: INVALID_URL,
      },
    });
    if (reason === 'deny') return '';
    return reason === 'confirm' ? String(value).trim() : null;
  };
}
