import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  PaperDocument,
  type PaperQuery,
  PaperSchemeDocument,
  type PaperSchemeQuery,
} from '#api/documents/assessments/paper.generated.ts';
import { AttemptResultDocument } from '#api/documents/attempts/analysis.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { paperName } from '#domain/assessments/paper-name.ts';
import { href } from '#routes/href.ts';
import { SIDE_PARAMETER } from '#routes/paper-address.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData, trackPromise } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { PageTabs } from '#ui/tabs/page-tabs.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { AttemptScreen } from '../../../shared/attempts/attempt.screen.tsx';
import { ResultScreen } from '../../attempts/results/result.screen.tsx';
import { Steps } from '../../content/steps.tsx';
import { ATTEMPT_PARAMETER, RESULT_PARAMETER, resultAddress } from '../exams/exam-address.ts';
import { ExamBreadcrumbs } from '../exams/exam-breadcrumbs.tsx';
import { PaperCover } from './paper-cover.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { SchemeSheet } from './scheme-sheet.tsx';
import { SelfMark } from './self-mark.tsx';

/**
 * The paper, which is awaited to check the plan by its subject; from the address, the open attempt or the result to
 * show.
 */
export const loader = async ({ api, params, url, requireAccess }: ViewLoaderArgs) => {
  const result = url.searchParams.get(RESULT_PARAMETER);
  const { paper } = await api(PaperDocument, { id: params.id ?? '' });
  requireAccess({ topic: null, subject: paper.subject.id });
  return deferData({
    paper,
    attempt: url.searchParams.get(ATTEMPT_PARAMETER),
    result: result === null ? null : api(AttemptResultDocument, { id: result }),
  });
};

/** A paper before, during and after an attempt at it. */
export function Component() {
  const { paper, attempt, result } = useViewData<typeof loader>();
  const t = useTexts(examsTexts);
  const p = useTexts(papersTexts);
  const up = [
    { title: p.title, to: href('exam.exam-paper') },
    { title: paperName(paper), to: href('exam.exam-paper.detail', { id: paper.id }) },
  ];
  const breadcrumbs = <Steps steps={up} label={t.breadcrumbs} />;
  if (attempt !== null) {
    return (
      <AttemptScreen
        key={attempt}
        id={attempt}
        title={`${paper.subject.title}: ${paperName(paper)}`}
        breadcrumbs={breadcrumbs}
        resultAddress={resultAddress('paper', paper.id, attempt)}
        whenEmpty={t.detail.emptyExam}
      />
    );
  }
  if (result !== null) {
    return (
      <Loaded data={result} failed={loadFailed} waiting={<Waiting />}>
        {({ attemptResult }) => <ResultScreen result={attemptResult} breadcrumbs={breadcrumbs} />}
      </Loaded>
    );
  }
  return <Sides paper={paper} />;
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 44, 40, 260, 84]} />
  </div>
);

function Sides({ paper }: { readonly paper: PaperQuery['paper'] }) {
  const t = useTexts(papersTexts);
  const [search, setSearch] = useSearchParams();
  useTitle(paperName(paper));
  const show = (side: string): void =>
    setSearch(side === 'cover' ? {} : { [SIDE_PARAMETER]: side }, { replace: true, preventScrollReset: true });
  const schemeRequest = search.get(SIDE_PARAMETER) ?? '';
  const sides = [
    { id: 'cover', label: t.sides.cover, content: <PaperCover paper={paper} onPrint={() => show('paper')} /> },
    { id: 'paper', label: t.sides.paper, content: <PaperSheet paper={paper} /> },
    { id: 'scheme', label: t.sides.scheme, content: <Scheme paper={paper} /> },
    { id: 'mark', label: t.sides.mark, content: <SelfMark paper={paper} /> },
  ];
  return (
    <div {...subjectAccent(paper.subject.slug)}>
      <div className={pages.fullWidth}>
        <PageHeading
          up={<ExamBreadcrumbs papers />}
          title={paperName(paper)}
          intro={joinedLine(paper.subject.title, paper.board)}
        />
        <PageTabs
          label={t.sides.label}
          tabs={sides}
          shown={sides.some(({ id }) => id === schemeRequest) ? schemeRequest : 'cover'}
          onShow={show}
        />
      </div>
    </div>
  );
}

/** The mark scheme only on request, because it reveals the answers. */
function Scheme({ paper }: { readonly paper: PaperQuery['paper'] }) {
  const { scheme: t } = useTexts(papersTexts);
  const api = useApi();
  const [schemeRequest, setSchemeRequest] = useState<Promise<PaperSchemeQuery> | null>(null);
  if (schemeRequest === null) {
    return (
      <EmptyState
        illustration="locked"
        level="h2"
        title={t.hiddenTitle}
        action={
          <Button
            size="3"
            variant="soft"
            onClick={() => setSchemeRequest(trackPromise(api(PaperSchemeDocument, { id: paper.id })))}
          >
            {t.show}
          </Button>
        }
      >
        {t.hidden}
      </EmptyState>
    );
  }
  return (
    <Loaded data={schemeRequest} failed={loadFailed} waiting={<LoadingSkeleton heights={[48, 200, 200]} />}>
      {({ paperScheme }) => <SchemeSheet paper={paperScheme} />}
    </Loaded>
  );
}
