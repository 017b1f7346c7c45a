import { lazy, Suspense } from 'react';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { spoken } from '#texts/current-language.ts';

const CardEditor = lazy(async () => ({ default: (await spoken(import('./card-editor.tsx'))).CardEditor }));

type Props = { readonly topic: string; readonly draft: CardNote; readonly onClose: () => void };

/** Makes a card of what is being read; downloaded when somebody first does so. Closed by whoever opened it. */
export const LateCardEditor = ({ topic, draft, onClose }: Props) => (
  <Suspense>
    <CardEditor topic={topic} draft={draft} onClose={onClose} onSaved={onClose} />
  </Suspense>
);
