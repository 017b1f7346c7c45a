import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** A link to the diagnostic of a subject (its slug), for students. */
export function DiagnosticLink({ subject }: { readonly subject: string }) {
  const t = useTexts(topicTexts);
  if (useSession()?.userRole !== 'student') return null;
  return (
    <div>
      <Button size="2" variant="soft" asChild>
        <Link to={href('diagnostic', { subject })}>{t.subject.diagnostic}</Link>
      </Button>
    </div>
  );
}
