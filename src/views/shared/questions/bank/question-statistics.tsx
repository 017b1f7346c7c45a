import { Heading } from '@radix-ui/themes';
import { Fragment } from 'react';
import { ItemNumbersDocument, type ItemNumbersQuery } from '#api/documents/questions/authoring.generated.ts';
import { useApi } from '#client/app.context.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { clockText } from '#texts/wording/clock.wording.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { shareText } from '#texts/wording/share.wording.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../authoring/authoring.module.css';
import { ImageRows, ImagesPanel } from '../authoring/images-panel.tsx';

type Numbers = ItemNumbersQuery['questionStatistics'];

/** Statistics of the question; requested after the editor is rendered, which does not wait for them. */
export function QuestionStatistics({ item, version }: { readonly item: string; readonly version: number }) {
  const t = useTexts(authoringTexts).numbers;
  const api = useApi();
  const answer = useLazyQuery(() => api(ItemNumbersDocument, { item }));
  return (
    <ImagesPanel title={t.title}>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64]} />}>
        {({ questionStatistics }) => <OfVersions numbers={questionStatistics} isFirst={version === 1} />}
      </Loaded>
    </ImagesPanel>
  );
}

/** For each version separately, latest first: another wording is another question. */
function OfVersions({ numbers, isFirst }: { readonly numbers: Numbers; readonly isFirst: boolean }) {
  const { numbers: t, versions } = useTexts(authoringTexts);
  if (numbers.length === 0) return <p className={styles.soft}>{t.none}</p>;
  return numbers.toReversed().map((ownFacts) => (
    <Fragment key={ownFacts.version}>
      {!isFirst && (
        <Heading as="h3" size="2" weight="medium">
          {versions.line({ number: ownFacts.number })}
        </Heading>
      )}
      <OfVersion {...ownFacts} />
    </Fragment>
  ));
}

function OfVersion({ students, facility, discrimination, seconds, choices }: Numbers[number]) {
  const t = useTexts(authoringTexts).numbers;
  const language = useLanguage();
  if (facility === null) return <p className={styles.soft}>{t.few({ students })}</p>;
  const rows: (readonly [string, string])[] = [
    [t.students, numberText(language, students)],
    [t.facility, shareText(language, facility)],
  ];
  if (discrimination !== null)
    rows.push([t.discrimination, numberText(language, Math.round(discrimination * 100) / 100)]);
  if (seconds !== null) rows.push([t.seconds, clockText(Math.round(seconds))]);
  return (
    <>
      <ImageRows rows={rows} />
      <ul className={styles.uses}>
        {choices.map(({ choice, students }) => (
          <li key={choice}>{t.choice({ choice, students })}</li>
        ))}
      </ul>
    </>
  );
}
