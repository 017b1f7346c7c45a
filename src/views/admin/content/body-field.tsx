import { useState } from 'react';
import { useSender } from '#client/content/uploads/use-sender.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { LazyEditor } from '#ui/rich-editor/lazy-editor.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { useLinkDialog } from '../../shared/platform/link/use-link-dialog.ts';

type Props = {
  readonly body: string;
  readonly images: readonly RichTextImage[];
  readonly error: string | undefined;
  readonly onChange: (body: string) => void;
  /** Called for an image that was uploaded into the text. */
  readonly onImage: (image: RichTextImage) => void;
};

/** The text of a note or post. The editor has its own state: only its first body is read. */
export function BodyField({ body, images, error, onChange, onImage }: Props) {
  const t = useTexts(contentTexts);
  const sendImage = useImageSender();
  const askLink = useLinkDialog();
  const [initial] = useState(body);
  return (
    <LazyEditor
      label={t.body}
      initial={initial}
      images={images}
      error={error}
      onChange={onChange}
      askLink={askLink}
      sendImage={async (file) => {
        const image = await sendImage(file);
        onImage(image);
        return image;
      }}
    />
  );
}

/** Uploads an image for a text. Throws with a message if it is refused. */
function useImageSender() {
  const { problems } = useTexts(contentTexts);
  const { send } = useSender();
  return async (file: File): Promise<RichTextImage> => {
    const { problem, digest, url, width, height } = await send(file, 'picture');
    if (digest === null || url === null) throw new Error(named(problems, problem ?? ''));
    return { digest, url, width: width ?? 0, height: height ?? 0 };
  };
}
