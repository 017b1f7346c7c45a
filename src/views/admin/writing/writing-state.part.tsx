import { Badge } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';

/** Who gets it: nobody yet, everybody from a day on, or everybody. */
export function WritingState({ publishedAt }: { readonly publishedAt: string | null }) {
  const { states } = useTexts(writingTexts);
  if (publishedAt === null)
    return (
      <Badge color="gray" size="2">
        {states.draft}
      </Badge>
    );
  const at = new Date(publishedAt);
  if (at.getTime() > Date.now())
    return (
      <Badge color="amber" size="2">
        {states.scheduled(at)}
      </Badge>
    );
  return (
    <Badge color="green" size="2">
      {states.published}
    </Badge>
  );
}
