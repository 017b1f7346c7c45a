import { useSender } from '#client/content/uploads/use-sender.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';

/** Uploads an image for a text. Throws with a message if it is refused. */
export function useImageSender() {
  const { problems } = useTexts(contentTexts);
  const { send } = useSender();
  return async (file: File): Promise<RichTextImage> => {
    const { problem, digest, url, width, height } = await send(file, 'picture');
    if (digest === null || url === null) throw new Error(named(problems, problem ?? ''));
    return { digest, url, width: width ?? 0, height: height ?? 0 };
  };
}
