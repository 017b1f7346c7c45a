import { Button } from '@radix-ui/themes';
import { useId, useMemo } from 'react';
import type { Draft } from '#domain/content/content.schema.ts';
import { captionProblems } from '#domain/content/media/caption-problems.rule.ts';
import { CaptionsError, type Cue, parseWebVtt } from '#domain/content/media/web-vtt.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from './content.module.css';

type Track = Draft<'media'>['tracks'][number];
type Props = {
  readonly track: Track;
  readonly error: string | undefined;
  readonly onChange: (track: Track | null) => void;
};

const PROBLEMS_SHOWN = 20;

function cuesOf(text: string): readonly Cue[] {
  try {
    return parseWebVtt(text);
  } catch (error) {
    if (error instanceof CaptionsError) return [];
    throw error;
  }
}

/** Captions in one language: typed or read from a file, with problems by line, and as a transcript. */
export function CaptionField({ track, error, onChange }: Props) {
  const t = useTexts(contentTexts);
  const id = useId();
  const problems = useMemo(() => captionProblems(track.text), [track.text]);
  const cues = useMemo(() => cuesOf(track.text), [track.text]);
  const isEmpty = track.text.replace('WEBVTT', '').trim() === '';
  return (
    <section className={styles.captions} aria-label={t.captionsIn({ language: track.language })}>
      <div className={styles.captionHead}>
        <Field
          label={t.language}
          value={track.language}
          maxLength={12}
          onChange={({ target }) => onChange({ ...track, language: target.value })}
        />
        <label className={styles.choose} htmlFor={id}>
          {t.fromFile}
          <input
            id={id}
            type="file"
            accept=".vtt,text/vtt"
            onChange={({ target }) => {
              void target.files?.[0]?.text().then((text) => onChange({ ...track, text }));
              target.value = '';
            }}
          />
        </label>
        <Button type="button" variant="ghost" color="red" size="2" onClick={() => onChange(null)}>
          {t.removeCaptions}
        </Button>
      </div>
      <TextAreaField
        label={t.captions}
        hint={t.captionsHint}
        rows={10}
        spellCheck={false}
        value={track.text}
        error={error}
        onChange={({ target }) => onChange({ ...track, text: target.value })}
      />
      {!isEmpty && problems.length > 0 && (
        <ul className={styles.problems} role="status">
          {problems.slice(0, PROBLEMS_SHOWN).map(({ line, problem }) => (
            <li key={`${line} ${problem}`}>{t.atLine({ line, problem: t.captionProblems[problem] })}</li>
          ))}
        </ul>
      )}
      {cues.length > 0 && (
        <details className={styles.preview}>
          <summary>{t.transcript({ cues: cues.length })}</summary>
          <ol className={styles.cues}>
            {cues.map(({ start, text }) => (
              <li key={`${start} ${text}`}>
                <time>{t.moment({ seconds: start })}</time> {text}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
