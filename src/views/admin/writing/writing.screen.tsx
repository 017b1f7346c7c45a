import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Api } from '#api/client.ts';
import { WritingDocument, WritingPlacesDocument } from '#api/documents/writing.generated.ts';
import type { Draft, WritingList } from '#domain/writing/writing.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { useRefusalInSight } from '#ui/form/use-refusal-in-sight.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadEditor } from '#ui/rich-editor/lazy-editor.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { editAddress, listAddress } from '../resource/resource-address.ts';
import { CardFields } from './card.fields.tsx';
import { Conflict } from './conflict.part.tsx';
import { DeckFields } from './deck.fields.tsx';
import type { FieldsProps, Places } from './fields.ts';
import { MediaFields } from './media.fields.tsx';
import { NoteFields } from './note.fields.tsx';
import { emptyDraft, kindOf } from './places.ts';
import { PostFields } from './post.fields.tsx';
import { type Desk, type Refusal, type Saved, useWriting } from './use-writing.ts';
import styles from './writing.module.css';
import { WritingState } from './writing-state.part.tsx';
import { WritingVersions } from './writing-versions.part.tsx';

const PLACES = { note: 'topic', media: 'topic', deck: 'topic', card: 'deck', post: 'category' } as const;

/** One piece of writing, null for a new one, and where it can stand; with what its form needs besides. */
export function readWriting(api: Api, list: WritingList, id: string | null): Promise<readonly [Saved | null, Places]> {
  const kind = kindOf(list);
  return Promise.all([
    id === null ? null : api(WritingDocument, { kind, id }).then(({ writing }) => writing),
    api(WritingPlacesDocument, { of: PLACES[kind] }).then(({ writingPlaces }) => writingPlaces),
    kind === 'note' || kind === 'post' ? loadEditor() : null,
  ]).then(([writing, places]) => [writing, places]);
}

type Props = {
  readonly list: WritingList;
  readonly id: string | null;
  readonly answer: ReturnType<typeof readWriting>;
};

/** One piece of writing and all that can be done with it; `id` null: a new one. */
export function WritingScreen({ list, id, answer }: Props) {
  const t = useTexts(writingTexts);
  // What is on the desk stays there, whatever is read again.
  const [data] = useState(answer);
  return (
    <div className={pages.wide}>
      <PageHeading
        up={
          <Link to={listAddress(list)} className={pages.up}>
            <Icon name="back" px={14} /> {t.lists[list].many}
          </Link>
        }
        title={id === null ? t.lists[list].create : t.lists[list].edit}
      />
      <Loaded data={data} failed={loadFailed} waiting={<Bones heights={[64, 64, 64, 360]} />}>
        {([begun, places]) => <Form list={list} begun={begun} places={places} />}
      </Loaded>
    </div>
  );
}

/** What was handed over to the new address; null where nothing was refused. */
const refusalOf = (state: unknown): Refusal | null =>
  typeof state === 'object' && state !== null && 'problem' in state && 'errors' in state ? (state as Refusal) : null;

type FormProps = { readonly list: WritingList; readonly begun: Saved | null; readonly places: Places };

function Form({ list, begun, places }: FormProps) {
  const t = useTexts(writingTexts);
  const navigate = useNavigate();
  const kind = kindOf(list);
  const desk = useWriting(list, begun, emptyDraft(list), refusalOf(useLocation().state));
  const { saved, draft } = desk;
  useTitle('title' in draft && draft.title !== '' ? draft.title : t.lists[list].many);
  const form = useRef<HTMLFormElement>(null);
  useRefusalInSight(form, desk.refusals);
  const save = async (): Promise<void> => {
    await desk.save();
  };
  // What is new has its own address once it is saved, where it is told what else was asked for and refused.
  const newId = begun === null && !desk.isSending ? (saved?.id ?? null) : null;
  const { problem, errors } = desk;
  useEffect(() => {
    if (newId === null) return;
    const state: Refusal | null = problem === null ? null : { problem, errors };
    void navigate(editAddress(list, newId), { replace: true, state });
  }, [newId, problem, errors, list, navigate]);
  return (
    <>
      {desk.isRestored && (
        <p className={styles.notice} role="status">
          {t.restored}{' '}
          <Button variant="soft" size="2" onClick={desk.discard}>
            {t.discard}
          </Button>
        </p>
      )}
      <FormFrame
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        problem={desk.theirs === null ? desk.problem : null}
        isSending={desk.isSending}
        isChanged={desk.isChanged}
        sendLabel={t.save}
        otherActions={
          saved !== null && (
            <Button
              type="button"
              size="3"
              variant="ghost"
              color="red"
              onClick={() => {
                void desk.remove().then((isGone) => (isGone ? navigate(listAddress(list)) : undefined));
              }}
            >
              {t.remove}
            </Button>
          )
        }
      >
        {desk.theirs !== null && <Conflict desk={desk} theirs={desk.theirs} places={places} />}
        <Fields desk={desk} places={places} list={list} />
        {kind !== 'card' && <Publishing desk={desk} />}
        {saved !== null && saved.versions.length > 0 && (
          <details className={styles.versions}>
            <summary>{t.versions(saved.versions.length)}</summary>
            <WritingVersions key={saved.revision} desk={desk} saved={saved} places={places} />
          </details>
        )}
      </FormFrame>
    </>
  );
}

function Fields({ desk, places, list }: { readonly desk: Desk; readonly places: Places; readonly list: WritingList }) {
  const errorOf = (name: string): string | undefined =>
    desk.errors[name] ?? Object.entries(desk.errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
  const props = <D extends Draft>(): FieldsProps<D> => ({
    draft: desk.draft as D,
    change: desk.change,
    errorOf,
    desk,
    places,
    list,
  });
  switch (kindOf(list)) {
    case 'note':
      return <NoteFields key={desk.round} {...props<Draft<'note'>>()} />;
    case 'media':
      return <MediaFields {...props<Draft<'media'>>()} />;
    case 'deck':
      return <DeckFields {...props<Draft<'deck'>>()} />;
    case 'card':
      return <CardFields key={desk.round} {...props<Draft<'card'>>()} />;
    case 'post':
      return <PostFields key={desk.round} {...props<Draft<'post'>>()} />;
  }
}

/** Whether students get it, since when, and what changes that. */
function Publishing({ desk }: { readonly desk: Desk }) {
  const t = useTexts(writingTexts);
  const { saved, isSending } = desk;
  const [moment, setMoment] = useState('');
  const publishedAt = saved?.publishedAt ?? null;
  const isOut = publishedAt !== null;
  return (
    <section className={styles.publishing} aria-label={t.publishing}>
      <div className={styles.standing}>
        <WritingState publishedAt={publishedAt === null ? null : new Date(publishedAt)} />
        <span className={styles.soft}>{isOut && saved?.isAhead === true ? t.ahead : isOut ? t.out : t.notOut}</span>
      </div>
      <div className={styles.acts}>
        {(!isOut || saved?.isAhead === true || desk.isChanged) && (
          <Button
            type="button"
            size="3"
            variant="soft"
            disabled={isSending}
            onClick={() => void desk.publish(new Date().toISOString())}
          >
            {isOut ? t.publishChanges : t.publish}
          </Button>
        )}
        {!isOut && (
          <>
            <DateField
              label={t.publishAt}
              asks="datetime-local"
              value={moment}
              onChange={({ target }) => setMoment(target.value)}
            />
            {moment !== '' && (
              <Button
                type="button"
                size="3"
                variant="soft"
                disabled={isSending}
                onClick={() => void desk.publish(new Date(moment).toISOString())}
              >
                {t.schedule}
              </Button>
            )}
          </>
        )}
        {isOut && (
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            disabled={isSending}
            onClick={() => void desk.publish(null)}
          >
            {t.takeBack}
          </Button>
        )}
      </div>
    </section>
  );
}
