import { Badge } from '@radix-ui/themes';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** The publication status: draft, scheduled or published. */
export function ContentState({ publishedAt }: { readonly publishedAt: Date | null }) {
  const { states } = useTexts(contentTexts);
  if (publishedAt === null)
    return (
      <Badge color="gray" size="2">
        {states.draft}
      </Badge>
    );
  if (publishedAt.getTime() > Date.now())
    return (
      <Badge color="amber" size="2">
        {states.scheduled({ at: publishedAt })}
      </Badge>
    );
  return (
    <Badge color="green" size="2">
      {states.published}
    </Badge>
  );
}
