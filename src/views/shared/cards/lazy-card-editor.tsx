import { lazy, Suspense } from 'react';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { spoken } from '#texts/current-language.ts';

const CardEditor = lazy(async () => ({ default: (await spoken(import('./card-editor.tsx'))).CardEditor }));

type Props = { readonly topic: string; readonly draft: CardNote; readonly onClose: () => void };

/** Creates a card from what is being read; downloaded on first use. The caller closes it. */
export const LateCardEditor = ({ topic, draft, onClose }: Props) => (
  <Suspense>
    <CardEditor topic={topic} draft={draft} onClose={onClose} onSaved={onClose} />
  </Suspense>
);
