import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { focusWhenPainted } from '#ui/focus/focus-when-painted.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { outlineOf } from '#ui/note-text/note-outline.ts';
import { NoteText } from '#ui/note-text/note-text.tsx';
import { EnlargeableImages } from '../../../shared/platform/dialog/enlargeable-images.tsx';
import styles from './session.module.css';
import type { SessionStep } from './session.ts';

type Props = { readonly section: SessionStep['section']; readonly onDone: () => void };

/** A section of a note to read. */
export function MaterialStep({ section, onDone }: Props) {
  const t = useTexts(studySessionTexts);
  const article = useRef<HTMLElement>(null);
  useEffect(() => focusWhenPainted(() => article.current), []);
  const outline = useMemo(() => outlineOf(section?.source ?? '', section?.noteTitle ?? ''), [section]);
  return (
    <>
      <article ref={article} className={styles.panel} tabIndex={-1} aria-labelledby="section-title">
        {section === null ? (
          <p className={styles.notice} role="status" id="section-title">
            {t.section.gone}
          </p>
        ) : (
          <>
            <Heading as="h2" size="2" id="section-title" className={styles.soft}>
              {t.section.of({ note: section.noteTitle })}
            </Heading>
            <EnlargeableImages>
              <NoteText outline={outline} images={section.images} needed={outline.parts.length} />
            </EnlargeableImages>
          </>
        )}
      </article>
      <div className={styles.controls}>
        <Button size="3" onClick={onDone}>
          {section === null ? t.next : t.section.read} <Icon name="on" px={16} />
        </Button>
      </div>
    </>
  );
}
