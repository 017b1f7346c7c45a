import { useSender } from '#actors/uploads/use-sender.ts';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import type { RichTextFigure } from '#ui/rich-text/figure.part.tsx';

/** Sends a picture for a text. Throws, in words, why it was not taken. */
export function usePictureSender() {
  const { problems } = useTexts(writingTexts);
  const { send } = useSender();
  return async (file: File): Promise<RichTextFigure> => {
    const { problem, digest, url, width, height } = await send(file, 'picture');
    if (digest === null || url === null) throw new Error(problems(problem ?? ''));
    return { digest, url, width: width ?? 0, height: height ?? 0 };
  };
}
