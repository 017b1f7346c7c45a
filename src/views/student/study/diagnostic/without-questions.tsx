import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { DiagnosticQuery } from '#api/documents/study/diagnostic.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { diagnosticTexts } from '#texts/study/diagnostic.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';

type Props = { readonly subject: DiagnosticQuery['diagnostic']['subject']; readonly isLocked: boolean };

/** A subject without questions that the student may be asked. */
export function WithoutQuestions({ subject, isLocked }: Props) {
  const t = useTexts(diagnosticTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title({ subject: subject.title })} />
      <EmptyState illustration="diagnostic" title={t.empty.title}>
        {isLocked ? t.empty.locked : t.empty.text}
      </EmptyState>
      <div className={pages.actions}>
        <Button size="3" asChild>
          <Link to={href('subject', { subject: subject.slug })}>{t.empty.subject({ subject: subject.title })}</Link>
        </Button>
        {isLocked && (
          <Button size="3" variant="soft" asChild>
            <Link to={href('pricing')}>{t.empty.plans}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
