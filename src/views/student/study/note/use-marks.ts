import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useToast } from '#client/app.context.ts';
import { newOperationId } from '#client/attempts/operation-id.ts';
import type { SavedAnnotation } from '#client/study/annotations/annotation-outbox.ts';
import { useAnnotations } from '#client/study/annotations/use-annotations.ts';
import type { Annotation } from '#domain/content/notes/annotation.schema.ts';
import { ANNOTATION_QUOTE_MAX_CHARS } from '#domain/content/notes/note.limits.ts';
import { anchorOf, findAnchor, type TextRange } from '#domain/content/notes/text-anchor.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { paintRanges } from '#ui/note-text/painted-ranges.ts';
import { offsetAtPoint, type ReadingText, rangeOf, readingTextOf } from '#ui/note-text/reading-text.ts';

/** A highlight and its range in the current text; null if its words no longer exist. */
export type Mark = SavedAnnotation & { readonly range: TextRange | null };

/**
 * The user's highlights in the note in `article`: located in its text, painted, and saved.
 * @param isFullyShown whether the note is complete; before that, nothing can be located
 */
export function useMarks(
  material: string,
  stored: readonly Annotation[],
  article: RefObject<HTMLElement | null>,
  isFullyShown: boolean,
) {
  const { annotations, refusal, outbox } = useAnnotations(material, stored);
  const raise = useToast();
  const t = useTexts(noteTexts);
  const [shownId, setShownId] = useState<string | null>(null);
  const [text, setText] = useState<ReadingText | null>(null);

  useEffect(() => {
    if (isFullyShown && article.current !== null) setText(readingTextOf(article.current));
  }, [isFullyShown, article]);

  const marks = useMemo(
    (): readonly Mark[] =>
      annotations.map((annotation) => ({ ...annotation, range: text && findAnchor(text.text, annotation) })),
    [annotations, text],
  );
  useEffect(() => paint(text, marks, shownId), [text, marks, shownId]);
  useEffect(() => () => paint(null, [], null), []);
  useEffect(() => {
    if (refusal !== null) raise({ message: refusal, color: 'negative' });
  }, [refusal, raise]);

  return {
    text,
    marks,
    shownId,
    show: setShownId,
    /** Highlights a range of the text; returns the highlight's id, or null if it is too long. */
    add: (range: TextRange): string | null => {
      if (text === null) return null;
      if (range.end - range.start > ANNOTATION_QUOTE_MAX_CHARS) {
        raise({ message: t.marks.tooLong, color: 'negative' });
        return null;
      }
      const id = newOperationId();
      outbox.put({ id, ...anchorOf(text.text, range), comment: '', removed: false });
      setShownId(id);
      return id;
    },
    change: ({ state: _state, range: _range, ...annotation }: Mark, changes: Partial<Annotation>): void =>
      outbox.put({ ...annotation, ...changes }),
    /** The highlight at a point of the window, the shortest if several overlap. */
    markAt: (x: number, y: number): Mark | undefined => {
      const at = text === null ? null : offsetAtPoint(text, x, y);
      if (at === null) return undefined;
      return marks
        .filter(({ range }) => range !== null && range.start <= at && at < range.end)
        .sort((a, b) => a.quote.length - b.quote.length)[0];
    },
    /** Scrolls to a highlight in the text. */
    goTo: ({ range: savedRange }: Mark): void => {
      const range = text === null || savedRange === null ? null : rangeOf(text, savedRange);
      range?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;

function paint(text: ReadingText | null, marks: readonly Mark[], shownId: string | null): void {
  const rangesOf = (visibleMarks: readonly Mark[]): Range[] =>
    text === null ? [] : visibleMarks.flatMap(({ range }) => (range === null ? [] : (rangeOf(text, range) ?? [])));
  paintRanges('note-mark', rangesOf(marks.filter(({ comment }) => comment === '')));
  paintRanges('note-comment', rangesOf(marks.filter(({ comment }) => comment !== '')));
  paintRanges('note-shown', rangesOf(marks.filter(({ id }) => id === shownId)));
}
