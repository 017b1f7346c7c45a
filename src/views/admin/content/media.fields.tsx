import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { Received } from '#client/content/uploads/use-sender.ts';
import type { Draft } from '#domain/content/content.schema.ts';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { MEDIA_MAX_BYTES } from '#domain/content/media/media.limits.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CaptionField } from './caption-field.tsx';
import styles from './content.module.css';
import { type FieldsProps, parentField, textField } from './fields.ts';
import { FilePart } from './file.tsx';
import { ParentField } from './parent-field.tsx';

const SOUND = 'audio/*,.mp3,.m4a,.ogg,.wav';
const FILM = 'video/*,.mp4,.webm';

/** An audio, video or short: its recording, its captions, and its poster. */
export function MediaFields(fields: FieldsProps<Draft<'media'>>) {
  const { draft, change, errorOf, editor, list } = fields;
  const t = useTexts(contentTexts);
  const [sent, setSent] = useState<Received | null>(null);
  const url = sent?.url ?? editor.saved?.url ?? null;
  const seconds = sent?.seconds ?? editor.saved?.seconds ?? null;
  const poster = editor.saved?.images[0];
  const isFilm = list === 'video';
  const setTrack = (at: number, track: Draft<'media'>['tracks'][number] | null): void =>
    change({
      ...draft,
      tracks: draft.tracks.flatMap((each, index) => (index === at ? (track === null ? [] : [track]) : [each])),
    });
  return (
    <>
      <ParentField label={t.topic} {...parentField(fields, 'topic')} />
      <Field label={t.title} {...textField(fields, 'title')} />
      <TextAreaField label={t.summary} hint={t.summaryHint} rows={2} {...textField(fields, 'summary')} />
      <div className={styles.pair}>
        {isFilm && (
          <SelectField
            label={t.kind}
            value={draft.kind}
            options={(['video', 'short'] as const).map((kind) => ({ value: kind, label: named(t.kinds, kind) }))}
            onChange={({ target }) => change({ ...draft, kind: target.value === 'short' ? 'short' : 'video' })}
          />
        )}
        <NumberField
          label={t.position}
          hint={t.positionHint}
          min={0}
          value={draft.position ?? ''}
          error={errorOf('position')}
          onChange={({ target }) => change({ ...draft, position: target.value === '' ? null : Number(target.value) })}
        />
      </div>
      {url !== null && (
        <figure className={styles.recording}>
          {isFilm ? (
            // biome-ignore lint/a11y/useMediaCaption: its author adds captions right below
            <video src={url} controls preload="metadata" poster={poster?.url} />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: its author adds captions right below
            <audio src={url} controls preload="metadata" />
          )}
          {seconds !== null && <figcaption className={styles.soft}>{t.lasts({ seconds })}</figcaption>}
        </figure>
      )}
      <FilePart
        label={url === null ? t.recording : t.otherRecording}
        purpose="recording"
        accept={isFilm ? FILM : SOUND}
        largest={MEDIA_MAX_BYTES}
        error={errorOf('file')}
        onAccepted={(received) => {
          setSent(received);
          change({ ...draft, file: received.id });
        }}
      />
      {isFilm && (
        <FilePart
          label={t.poster}
          purpose="picture"
          accept="image/png,image/jpeg,image/webp"
          largest={IMAGE_MAX_BYTES}
          error={errorOf('poster')}
          onAccepted={({ id }) => change({ ...draft, poster: id })}
        />
      )}
      {draft.tracks.map((track, at) => (
        <CaptionField
          // biome-ignore lint/suspicious/noArrayIndexKey: a track has no key but its language, which is being typed
          key={at}
          track={track}
          error={errorOf(`tracks.${at}`)}
          onChange={(next) => setTrack(at, next)}
        />
      ))}
      {draft.tracks.length === 0 && errorOf('tracks') !== undefined && (
        <p className={styles.error}>{t.captionsNeeded}</p>
      )}
      <div>
        <Button
          type="button"
          variant="soft"
          size="3"
          onClick={() =>
            change({
              ...draft,
              tracks: [...draft.tracks, { language: draft.tracks.length === 0 ? 'en' : '', text: 'WEBVTT\n\n' }],
            })
          }
        >
          {t.addCaptions}
        </Button>
      </div>
    </>
  );
}
