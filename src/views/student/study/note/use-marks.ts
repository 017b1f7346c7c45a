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

/** A mark, and where it is in the text as it is now; null where its words are gone. */
export type Mark = SavedAnnotation & { readonly place: TextRange | null };

/**
 * What somebody marked in the note that stands in `article`: found again in its text, painted, and kept.
 * @param isWhole whether all of the note is there; before, nothing can be found
 */
export function useMarks(
  material: string,
  stored: readonly Annotation[],
  article: RefObject<HTMLElement | null>,
  isWhole: boolean,
) {
  const { annotations, refusal, outbox } = useAnnotations(material, stored);
  const raise = useToast();
  const t = useTexts(noteTexts);
  const [shownId, setShownId] = useState<string | null>(null);
  const [text, setText] = useState<ReadingText | null>(null);

  useEffect(() => {
    if (isWhole && article.current !== null) setText(readingTextOf(article.current));
  }, [isWhole, article]);

  const marks = useMemo(
    (): readonly Mark[] =>
      annotations.map((annotation) => ({ ...annotation, place: text && findAnchor(text.text, annotation) })),
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
    /** Marks a stretch of the text; gives back the mark's id, or null where it is too long. */
    add: (place: TextRange): string | null => {
      if (text === null) return null;
      if (place.end - place.start > ANNOTATION_QUOTE_MAX_CHARS) {
        raise({ message: t.marks.tooLong, color: 'negative' });
        return null;
      }
      const id = newOperationId();
      outbox.put({ id, ...anchorOf(text.text, place), comment: '', removed: false });
      setShownId(id);
      return id;
    },
    change: ({ state: _state, place: _place, ...annotation }: Mark, changes: Partial<Annotation>): void =>
      outbox.put({ ...annotation, ...changes }),
    /** The mark at a point of the window, the shortest where several lie over one another. */
    markAt: (x: number, y: number): Mark | undefined => {
      const at = text === null ? null : offsetAtPoint(text, x, y);
      if (at === null) return undefined;
      return marks
        .filter(({ place }) => place !== null && place.start <= at && at < place.end)
        .sort((a, b) => a.quote.length - b.quote.length)[0];
    },
    /** Scrolls to a mark in the text. */
    goTo: ({ place }: Mark): void => {
      const range = text === null || place === null ? null : rangeOf(text, place);
      range?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;

function paint(text: ReadingText | null, marks: readonly Mark[], shownId: string | null): void {
  const rangesOf = (visibleMarks: readonly Mark[]): Range[] =>
    text === null ? [] : visibleMarks.flatMap(({ place }) => (place === null ? [] : (rangeOf(text, place) ?? [])));
  paintRanges('note-mark', rangesOf(marks.filter(({ comment }) => comment === '')));
  paintRanges('note-comment', rangesOf(marks.filter(({ comment }) => comment !== '')));
  paintRanges('note-shown', rangesOf(marks.filter(({ id }) => id === shownId)));
}
