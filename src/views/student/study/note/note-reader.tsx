import { Button, Heading, IconButton } from '@radix-ui/themes';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { NotesQuery } from '#api/documents/study/note.generated.ts';
import { useSession } from '#client/app.context.ts';
import { cardOfPassage } from '#domain/cards/question-card.rule.ts';
import { isSwitchedOff } from '#domain/platform/config/disabled-feature.rule.ts';
import { DIALOG_WIDTH_EM } from '#domain/platform/screen.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { outlineOf } from '#ui/note-text/note-outline.ts';
import { headingAnchor, NoteText, showElement } from '#ui/note-text/note-text.tsx';
import type { TextRange } from '#ui/note-text/reading-text.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { customProperties } from '#ui/theme/custom-properties.ts';
import { useCardEditor } from '../../../shared/cards/use-card-editor.ts';
import { EnlargeableImages } from '../../../shared/platform/dialog/enlargeable-images.tsx';
import { SourceLine } from '../../attempts/answers/source-line.tsx';
import { DoneButton } from './done-button.tsx';
import { MarksPanel } from './marks-panel.tsx';
import styles from './note.module.css';
import { NoteContents } from './note-contents.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useTextSize } from './text-size.ts';
import { useHasSidePanel } from './use-has-side-panel.ts';
import { useKeySelection } from './use-key-selection.ts';
import { useMarks } from './use-marks.ts';
import { useReadingPosition } from './use-reading-position.ts';

type Notes = NotesQuery['notes'];
type Props = {
  readonly notes: Notes;
  readonly note: NonNullable<Notes['shown']>;
  readonly summary: Notes['notes'][number];
};

type Panel = 'contents' | 'marks';

/** One note: its text, its contents, and the reader's highlights. */
export function NoteReader({ notes, note, summary }: Props) {
  const t = useTexts(noteTexts);
  const { hash } = useLocation();
  const article = useRef<HTMLElement>(null);
  const outline = useMemo(() => outlineOf(note.body, summary.title), [note.body, summary.title]);
  const headings = useMemo(() => outline.parts.flatMap(({ heading }) => heading ?? []), [outline]);
  const [isFullyShown, setFullyShown] = useState(false);
  const [goal, setGoal] = useState(() => headings.find(({ id }) => hash === `#${headingAnchor(id)}`)?.id ?? null);
  const [isSheet, setSheet] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const editCard = useCardEditor();
  const createCard = (passage: string): void => void editCard({ topic: notes.topic.id, draft: cardOfPassage(passage) });
  const writesCards = !isSwitchedOff(useSession(), 'ownCards');
  const bar = useRef<HTMLDivElement>(null);
  const byKeys = useKeySelection(article, bar);
  const isRoomy = useHasSidePanel();
  const text = useTextSize();
  const marks = useMarks(note.id, note.annotations, article, isFullyShown && !isSheet);
  const current = useReadingPosition(note.id, article, isFullyShown && !isSheet);
  const partOf = (id: string | null): number => outline.parts.findIndex(({ heading }) => heading?.id === id);
  const needed = goal === null ? 0 : partOf(goal) + 2;

  const goTo = useCallback((id: string): void => {
    setGoal(id);
    showElement(document.getElementById(headingAnchor(id)));
  }, []);
  useEffect(() => {
    if (goal !== null) showElement(document.getElementById(headingAnchor(goal)));
  }, [goal]);

  const left = headings.find(({ id }) => id === note.heading);
  const isLeftAhead = left !== undefined && partOf(left.id) > 0 && goal === null && current !== left.id;

  const highlight = (stretch: TextRange): string | null => marks.add(stretch);
  const annotate = (stretch: TextRange): void => {
    const id = highlight(stretch);
    if (id === null) return;
    setEditing(id);
    if (!isRoomy) setPanel('marks');
  };
  const openSheet = (): void => {
    setSheet(true);
    window.scrollTo(0, 0);
  };
  const openMark = useEffectEvent((event: MouseEvent): void => {
    if (document.getSelection()?.isCollapsed === false) return;
    const mark = marks.markAt(event.clientX, event.clientY);
    marks.show(mark?.id ?? null);
    if (mark !== undefined && !isRoomy) setPanel('marks');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is another one after the sheet has closed
  useEffect(() => {
    // Painted highlights are not elements, so they can't be focused. By keyboard they are reached in the list next to
    // the text.
    const listener = (event: MouseEvent): void => openMark(event);
    const element = article.current;
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [isSheet]);

  if (isSheet) {
    return (
      <NoteSheet
        title={summary.title}
        location={joinedLine(notes.subject.title, notes.topic.title)}
        outline={outline}
        images={note.images}
        source={<SourceLine source={note.source} />}
        onBack={() => setSheet(false)}
      />
    );
  }
  const contents = (
    <NoteContents
      headings={headings}
      current={current}
      onGo={(id) => {
        setPanel(null);
        goTo(id);
      }}
    />
  );
  const marked = <MarksPanel marks={marks} editing={editing} onEdit={setEditing} onGo={() => setPanel(null)} />;
  return (
    <div className={styles.layout}>
      <div className={styles.reading}>
        <div className={styles.tools} role="toolbar" aria-label={t.tools}>
          {!isRoomy && (
            <>
              {headings.length > 1 && (
                <Button size="2" variant="soft" onClick={() => setPanel('contents')}>
                  {t.contents}
                </Button>
              )}
              <Button size="2" variant="soft" onClick={() => setPanel('marks')}>
                {t.marks.open}
                {marks.marks.length > 0 && ` (${marks.marks.length})`}
              </Button>
            </>
          )}
          <Button
            ref={byKeys.button}
            size="2"
            variant="soft"
            className={styles.byKeys}
            aria-pressed={byKeys.isOn}
            onClick={byKeys.start}
          >
            {t.marks.byKeys}
          </Button>
          <span className={styles.sizes}>
            <IconButton
              size="2"
              variant="soft"
              color="gray"
              aria-label={t.smaller}
              disabled={text.smaller === null}
              onClick={() => text.smaller?.()}
            >
              <span className={styles.smaller}>A</span>
            </IconButton>
            <IconButton
              size="2"
              variant="soft"
              color="gray"
              aria-label={t.larger}
              disabled={text.larger === null}
              onClick={() => text.larger?.()}
            >
              <span className={styles.larger}>A</span>
            </IconButton>
            <IconButton size="2" variant="soft" color="gray" aria-label={t.print} onClick={openSheet}>
              <Icon name="printer" px={18} />
            </IconButton>
          </span>
          <p role="status" className={styles.keysHint}>
            {byKeys.isOn && t.marks.byKeysHint}
          </p>
        </div>
        {isLeftAhead && (
          <p className={styles.left}>
            {t.continue}{' '}
            <button type="button" onClick={() => goTo(left.id)}>
              <q>
                <RichText source={left.text} inline />
              </q>
            </button>
          </p>
        )}
        <article
          ref={article}
          tabIndex={-1}
          className={styles.article}
          style={customProperties({ '--note-size': text.size })}
        >
          <EnlargeableImages>
            <NoteText outline={outline} images={note.images} needed={needed} onFullyShown={() => setFullyShown(true)} />
          </EnlargeableImages>
        </article>
        {!isFullyShown && (
          <p className={styles.hint} role="status">
            {t.loadingRest}
          </p>
        )}
        {isFullyShown && (
          <footer className={styles.end}>
            <SourceLine source={note.source} />
            <DoneButton material={note.id} doneAt={summary.doneAt} />
          </footer>
        )}
      </div>
      {isRoomy && (
        <aside className={styles.side}>
          {headings.length > 1 && (
            <section>
              <Heading as="h2" size="2" className={styles.sideTitle}>
                {t.contents}
              </Heading>
              {contents}
            </section>
          )}
          <section>
            <Heading as="h2" size="2" className={styles.sideTitle}>
              {t.marks.title}
            </Heading>
            {marked}
          </section>
        </aside>
      )}
      {!isRoomy && (
        <DialogFrame
          isOpen={panel !== null}
          title={panel === 'contents' ? t.contents : t.marks.title}
          text={undefined}
          widthEm={DIALOG_WIDTH_EM}
          onClose={() => setPanel(null)}
          onEscape={() => setPanel(null)}
          onBackdrop={() => setPanel(null)}
        >
          <div className={styles.sheet}>{panel === 'contents' ? contents : marked}</div>
        </DialogFrame>
      )}
      <SelectionBar
        bar={bar}
        onEscape={byKeys.leave}
        article={article}
        text={marks.text}
        onHighlight={highlight}
        onNote={annotate}
        onCard={writesCards ? createCard : undefined}
      />
    </div>
  );
}
