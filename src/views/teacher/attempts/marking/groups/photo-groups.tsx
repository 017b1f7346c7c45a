import { Button, Heading } from '@radix-ui/themes';
import { useMemo, useRef, useState } from 'react';
import type { PhotoAnswersQuery } from '#api/documents/attempts/marking.generated.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import {
  groupPhotos,
  joinPhotoGroups,
  type PhotoGroup,
  separatePhotos,
} from '#domain/attempts/marking/photo-groups.rule.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { EnlargeableImages } from '../../../../shared/platform/dialog/enlargeable-images.tsx';
import styles from '../../../teacher.module.css';
import { GroupMarkPanel } from './group-mark-panel.tsx';
import { PhotoBoard } from './photo-board.tsx';
import photos from './photos.module.css';
import { type MarkDelivery, useGroupMarks } from './use-group-marks.ts';

type Props = {
  readonly found: PhotoAnswersQuery['photoAnswers'];
  readonly scheme: MarkScheme;
  readonly delivery: MarkDelivery;
};

const NONE: ReadonlySet<string> = new Set();

/** Photo answers on a board, grouped by the teacher, next to the mark scheme. */
export function PhotoGroups({ found, scheme, delivery }: Props) {
  const t = useTexts(teachingTexts).marking;
  const g = useTexts(answerGroupsTexts);
  const { groups, shown, group, mark, show, givenTo, change, finish, regroup } = useGroupMarks<PhotoGroup>(
    () => groupPhotos(found.answers.map(({ attempt, files }) => ({ id: attempt, files }))),
    (ids) => ids,
    delivery,
  );
  const [focused, setFocused] = useState<string | null>(null);
  const [selected, setSelected] = useState(NONE);
  const lastSelected = useRef<string | null>(null);
  const answers = useMemo(() => new Map(found.answers.map((answer) => [answer.attempt, answer])), [found.answers]);
  const numbers = useMemo(() => new Map(found.answers.map(({ attempt }, at) => [attempt, at + 1])), [found.answers]);
  // When a group is marked, the next one is shown, and its first answer is the active one.
  const active = group === undefined || (focused !== null && group.includes(focused)) ? focused : (group[0] ?? null);
  const activate = (id: string, among: readonly PhotoGroup[] = groups): void => {
    setFocused(id);
    show(among.findIndex((each) => each.includes(id)));
  };
  const select = (id: string, isRange: boolean): void => {
    const ids = groups.flat();
    const [from, to] = [ids.indexOf(lastSelected.current ?? id), ids.indexOf(id)];
    const next = new Set(selected);
    if (isRange && from !== to) {
      for (const each of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    } else if (!next.delete(id)) next.add(id);
    lastSelected.current = id;
    setSelected(next);
    activate(id);
  };
  const clear = (): void => setSelected(NONE);
  /** Shows the group of an answer among the new groups. */
  const replace = (next: readonly PhotoGroup[], id: string): void => {
    regroup(
      next,
      next.findIndex((each) => each.includes(id)),
    );
    setFocused(id);
    clear();
  };
  const chosen = groups.flat().filter((id) => selected.has(id));
  const nearest = active !== null && selected.has(active) ? active : chosen[0];
  const join = (): void => {
    if (nearest !== undefined && chosen.length > 1) replace(joinPhotoGroups(groups, selected), nearest);
  };
  const separate = (): void => {
    if (nearest !== undefined) replace(separatePhotos(groups, selected), nearest);
    else if (group !== undefined && active !== null) replace(separatePhotos(groups, new Set(group)), active);
  };
  const nameOf = (id: string): string => answers.get(id)?.student ?? g.answer({ number: numbers.get(id) ?? 0 });
  return (
    <article className={pages.section}>
      <EnlargeableImages>
        <div className={styles.written}>
          <RichText source={found.stem} images={found.images} />
        </div>
        <div className={photos.layout}>
          <section className={styles.card}>
            <Heading as="h3" size="4">
              {g.summary({ answers: found.answers.length, groups: groups.length })}
            </Heading>
            <p className={styles.soft}>{g.identical}</p>
            <div className={photos.bar}>
              <span role="status">{g.selected({ count: chosen.length })}</span>
              <Button size="2" variant="soft" disabled={chosen.length < 2} onClick={join}>
                {g.join}
              </Button>
              <Button size="2" variant="soft" color="gray" disabled={chosen.length === 0} onClick={separate}>
                {g.takeOut}
              </Button>
              <Button size="2" variant="soft" color="gray" disabled={chosen.length === 0} onClick={clear}>
                {g.clear}
              </Button>
            </div>
            <PhotoBoard
              {...{ groups, answers, shown, selected, nameOf }}
              active={active ?? groups[0]?.[0] ?? null}
              marksOf={(each) => {
                const awards = givenTo(each)?.awards;
                return awards === undefined ? null : t.sum(evaluateAwards(scheme, awards));
              }}
              onActive={activate}
              onSelect={select}
              onJoin={join}
              onClear={clear}
            />
          </section>
          {group === undefined ? (
            <EmptyState illustration="marked" title={t.done}>
              {g.allMarked}
            </EmptyState>
          ) : (
            <section className={styles.card}>
              <Heading as="h3" size="4">
                {g.group({ number: shown + 1, count: group.length })}
              </Heading>
              <p className={photos.names}>{group.map(nameOf).join(', ')}</p>
              {group.length > 1 && (
                <div>
                  <Button
                    size="2"
                    variant="soft"
                    color="gray"
                    onClick={() => replace(separatePhotos(groups, new Set(group)), group[0] ?? '')}
                  >
                    {g.split}
                  </Button>
                </div>
              )}
              <GroupMarkPanel
                {...{ scheme, mark }}
                images={found.images}
                count={group.length}
                hint={g.photoKeys}
                onChange={change}
                onFinish={finish}
                onSplit={separate}
                onJoin={join}
              />
            </section>
          )}
        </div>
      </EnlargeableImages>
    </article>
  );
}
