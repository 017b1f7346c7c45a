import { useRevalidator } from 'react-router';
import { DeckContentDocument, type DeckContentQuery, DecksDocument } from '#api/documents/cards/card.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { Breadcrumbs } from '../content/breadcrumbs.tsx';
import { openTopic } from '../content/open-topic.loader.ts';
import { DECK_PARAMETER } from './browse-address.ts';
import { CardList } from './card-list.tsx';
import { FlipThrough } from './flip-through.tsx';

type Content = DeckContentQuery['deckContent'];

/** The cards of the deck in the address, or of all decks of the topic. */
export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  const { api, url } = args;
  const read = async (deck: string): Promise<Content> => (await api(DeckContentDocument, { deck })).deckContent;
  const all = async (): Promise<readonly Content[]> => {
    const deck = url.searchParams.get(DECK_PARAMETER);
    if (deck !== null) return [await read(deck)];
    const { decks } = await api(DecksDocument, { topic: topic.id });
    return Promise.all(decks.map(({ id }) => read(id)));
  };
  return deferData({ topic, contents: all() });
};

/** Cards to browse without rating them: nothing here changes when they are due. */
export function Component() {
  const { topic, contents } = useViewData<typeof loader>();
  const t = useTexts(cardsTexts);
  const { revalidate } = useRevalidator();
  return (
    <div {...subjectAccent(topic.subject.slug)}>
      <div className={pages.page}>
        <PageHeading
          up={<Breadcrumbs subject={topic.subject} topic={topic} />}
          title={t.browse.title}
          intro={t.browse.intro}
        />
        <Loaded data={contents} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 240, 48]} />}>
          {(decks) => {
            const cards = decks.flatMap(({ deck, cards: own }) => own.map((card) => ({ ...card, isOwn: deck.isOwn })));
            if (cards.length === 0) {
              return (
                <EmptyState illustration="otherSide" title={t.browse.empty}>
                  {t.browse.emptyText}
                </EmptyState>
              );
            }
            return (
              <>
                <FlipThrough cards={cards} />
                <CardList topic={topic.id} cards={cards} onChanged={() => void revalidate()} />
              </>
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}
