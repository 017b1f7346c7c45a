import { useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';

/** A link to the diagnostic of a subject (its slug), for students. */
export function DiagnosticLink({ subject }: { readonly subject: string }) {
  const t = useTexts(topicTexts);
  if (useSession()?.userRole !== 'student') return null;
  return (
    <div>
      <LinkButton to={href('diagnostic', { subject })} size="2" variant="soft">
        {t.subject.diagnostic}
      </LinkButton>
    </div>
  );
}
