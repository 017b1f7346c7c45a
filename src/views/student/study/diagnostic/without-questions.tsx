import type { DiagnosticQuery } from '#api/documents/study/diagnostic.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { diagnosticTexts } from '#texts/study/diagnostic.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';

type Props = { readonly subject: DiagnosticQuery['diagnostic']['subject']; readonly isLocked: boolean };

/** Shown if a subject has no questions for the student's diagnostic. */
export function WithoutQuestions({ subject, isLocked }: Props) {
  const t = useTexts(diagnosticTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title({ subject: subject.title })} />
      <EmptyState illustration="diagnostic" title={t.empty.title}>
        {isLocked ? t.empty.locked : t.empty.text}
      </EmptyState>
      <div className={pages.actions}>
        <LinkButton to={href('subject', { subject: subject.slug })}>
          {t.empty.subject({ subject: subject.title })}
        </LinkButton>
        {isLocked && (
          <LinkButton to={href('pricing')} variant="soft">
            {t.empty.plans}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
