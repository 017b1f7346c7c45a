import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  AssignmentPreviewDocument,
  type AssignmentPreviewQuery,
} from '#api/documents/classrooms/assignment-preview.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { drawForWorksheet } from '#domain/classrooms/assignments/question-pool.rule.ts';
import {
  isWorksheetVersion,
  WORKSHEET_VERSIONS,
  type WorksheetVersion,
  worksheetSeed,
} from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { href } from '#routes/href.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../../load-failed.tsx';
import { BackLink } from '../../back-link.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { StudentPreview } from './student-preview.tsx';
import { WordButton } from './word/word-button.tsx';
import { Worksheet } from './worksheet.tsx';

const VERSION_PARAMETER = 'version';

/** The questions as students will see them, in one version of the worksheet. */
export const loader = async ({ api, params, url }: ViewLoaderArgs) => {
  const requested = url.searchParams.get(VERSION_PARAMETER);
  const version = isWorksheetVersion(requested) ? requested : 'A';
  return deferData({ answer: api(AssignmentPreviewDocument, { id: params.id ?? '', version }), version });
};

/** An assignment as students see it, and as a worksheet with its answers. */
export function Component() {
  const { answer, version } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 120, 120]} />}>
      {({ assignmentPreview }) => <Preview preview={assignmentPreview} version={version} />}
    </Loaded>
  );
}

const SHEETS = ['screen', 'worksheet', 'answers'] as const;

type Props = {
  readonly preview: AssignmentPreviewQuery['assignmentPreview'];
  readonly version: WorksheetVersion;
};

function Preview({ preview, version }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const [, setSearch] = useSearchParams();
  const drawn = {
    ...preview,
    questions: drawForWorksheet(preview.questions, preview.pools, worksheetSeed(preview.id, version)),
  };
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>('screen');
  return (
    <div className={pages.page}>
      <PageHeading
        up={<BackLink to={href('teacher.assignment.detail', { id: preview.id })} title={preview.title} />}
        title={t.previewTitle}
        intro={preview.classroom}
      />
      {preview.questions.length === 0 ? (
        <EmptyNote illustration="inbox">{t.noQuestions}</EmptyNote>
      ) : (
        <>
          <RadioGroup
            legend={t.sheet}
            name="sheet"
            inline
            defaultValue={sheet}
            options={SHEETS.map((value) => ({ value, label: t.sheets[value] }))}
            onChange={({ target }) => setSheet(SHEETS.find((value) => value === target.value) ?? sheet)}
          />
          {sheet !== 'screen' && (
            <RadioGroup
              legend={t.version}
              hint={t.versionHint}
              name="version"
              inline
              defaultValue={version}
              options={WORKSHEET_VERSIONS.map((value) => ({ value, label: value }))}
              onChange={({ target }) =>
                setSearch({ [VERSION_PARAMETER]: target.value }, { replace: true, preventScrollReset: true })
              }
            />
          )}
          {sheet === 'screen' &&
            preview.pools.map(({ pool, draws, count }) => <p key={pool}>{t.pool({ drawn: draws, count })}</p>)}
          {sheet === 'screen' && <StudentPreview preview={preview} />}
          {sheet !== 'screen' && <WordButton preview={drawn} version={version} sheet={sheet} />}
          {sheet === 'worksheet' && <Worksheet preview={drawn} version={version} />}
          {sheet === 'answers' && <AnswerSheet preview={drawn} version={version} />}
        </>
      )}
    </div>
  );
}
