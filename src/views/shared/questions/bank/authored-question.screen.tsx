import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { type Authored, draftOf } from '../authoring/question-draft.ts';
import { QuestionEditor } from '../authoring/question-editor.tsx';
import type { Topics } from './question-location.tsx';
import { QuestionRegrade } from './question-regrade.tsx';
import { QuestionReports } from './question-reports.tsx';
import { QuestionStatistics } from './question-statistics.tsx';
import { QuestionStatus, type Use } from './question-status.tsx';
import { QuestionVersions } from './question-versions.tsx';
import { Sharing } from './sharing.tsx';

/** An existing question, with everything about it. */
export function AuthoredQuestionScreen({
  item,
  use,
  topics,
  listAddress,
}: {
  readonly item: Authored;
  readonly use: Use;
  readonly topics: Topics;
  /** Where to go after deleting it permanently; left out: two levels up. */
  readonly listAddress?: string;
}) {
  const { revalidate } = useRevalidator();
  const again = useCallback(() => void revalidate(), [revalidate]);
  return (
    <QuestionEditor
      item={item}
      initial={draftOf(item)}
      topics={topics}
      onSaved={again}
      aside={(take, isChanged) => (
        <>
          <QuestionStatus item={item} use={use} listAddress={listAddress} isChanged={isChanged} onChanged={again} />
          <Sharing kind="question-bank" of={item} isChanged={isChanged} onChanged={again} />
          <QuestionRegrade use={use} onDone={again} />
          <QuestionReports item={item} onChanged={again} />
          {item.inBank && <QuestionStatistics item={item.id} version={item.version} />}
          <QuestionVersions item={item} onUse={take} />
        </>
      )}
    />
  );
}
