import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { type Authored, draftOf } from './item-draft.ts';
import { ItemEditor } from './item-editor.part.tsx';
import { ItemNumbers } from './item-numbers.part.tsx';
import type { Topics } from './item-place.part.tsx';
import { ItemRegrade } from './item-regrade.part.tsx';
import { ItemReports } from './item-reports.part.tsx';
import { ItemStanding, type Use } from './item-standing.part.tsx';
import { ItemVersions } from './item-versions.part.tsx';
import { Sharing } from './sharing.part.tsx';

/** A question that is there, with everything that concerns it beside it. */
export function AuthoredItemScreen({
  item,
  use,
  topics,
  listAddress,
}: {
  readonly item: Authored;
  readonly use: Use;
  readonly topics: Topics;
  /** Where one goes when it is gone for good; left out: two steps up. */
  readonly listAddress?: string;
}) {
  const { revalidate } = useRevalidator();
  const again = useCallback(() => void revalidate(), [revalidate]);
  return (
    <ItemEditor
      item={item}
      initial={draftOf(item)}
      topics={topics}
      onSaved={again}
      beside={(take, isChanged) => (
        <>
          <ItemStanding item={item} use={use} listAddress={listAddress} isChanged={isChanged} onChanged={again} />
          <Sharing kind="question-bank" of={item} isChanged={isChanged} onChanged={again} />
          <ItemRegrade use={use} onDone={again} />
          <ItemReports item={item} onChanged={again} />
          {item.inBank && <ItemNumbers item={item.id} version={item.version} />}
          <ItemVersions item={item} onTake={take} />
        </>
      )}
    />
  );
}
