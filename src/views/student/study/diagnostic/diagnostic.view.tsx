import { Button, Heading } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { DiagnosticDocument, type DiagnosticQuery } from '#api/documents/study/diagnostic.generated.ts';
import { useDiagnostic } from '#client/study/use-diagnostic.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { diagnosticTexts } from '#texts/study/diagnostic.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { OpenDiagnostic } from './open-diagnostic.tsx';
import { Result } from './result.tsx';
import { Waiting } from './waiting.tsx';
import { WithoutQuestions } from './without-questions.tsx';

/** The open and the latest diagnostic test of a subject, and the topics that the plan leaves out. */
export const loader = ({ api, params }: ViewLoaderArgs) => api(DiagnosticDocument, { subject: params.subject ?? '' });

/** The diagnostic of a subject; it starts again if the subject changes. */
export function Component() {
  const { diagnostic } = useViewData<typeof loader>();
  return (
    <div {...subjectAccent(diagnostic.subject.slug)}>
      <Diagnostic key={diagnostic.subject.id} diagnostic={diagnostic} />
    </div>
  );
}

function Diagnostic({ diagnostic }: DiagnosticQuery) {
  const t = useTexts(diagnosticTexts);
  const { revalidate } = useRevalidator();
  const { subject, lockedTopics } = diagnostic;
  const { actor, connect, state } = useDiagnostic(subject.slug, diagnostic);
  const { attempt, problem } = state.context;
  useTitle(subject.title);
  if (state.matches('withoutQuestions')) return <WithoutQuestions subject={subject} isLocked={lockedTopics > 0} />;
  if (state.matches('startFailed')) {
    return (
      <div className={pages.page} role="alert">
        <Heading as="h1" size="6">
          {t.failed}
        </Heading>
        <p className={pages.intro}>{describeProblem(problem).message}</p>
        <div className={pages.actions}>
          <Button size="3" onClick={() => actor.send({ type: 'retry.requested' })}>
            {t.again}
          </Button>
        </div>
      </div>
    );
  }
  if (attempt === null || state.matches('startingDiagnostic')) return <Waiting />;
  if (state.matches('showingResult')) {
    return (
      <Result
        key={attempt}
        attempt={attempt}
        lockedTopics={lockedTopics}
        onRepeat={() => {
          actor.send({ type: 'repeat.requested' });
          void revalidate();
        }}
      />
    );
  }
  return (
    <OpenDiagnostic
      key={attempt}
      id={attempt}
      title={t.title({ subject: subject.title })}
      {...{ actor, connect, state }}
    />
  );
}
