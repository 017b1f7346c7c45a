import { Button, Heading } from '@radix-ui/themes';
import { Link, useRevalidator } from 'react-router';
import { DecksDocument, type DecksQuery } from '#api/documents/cards/card.generated.ts';
import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import { useSession } from '#client/app.context.ts';
import { deliverLeftReviews } from '#client/cards/review-delivery.ts';
import { createReviewJournal } from '#client/cards/review-journal.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { isSwitchedOff } from '#domain/platform/config/disabled-feature.rule.ts';
import { href } from '#routes/href.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { LearnedShare } from '../../shared/cards/learned-share.tsx';
import { useCardEditor } from '../../shared/cards/use-card-editor.ts';
import { ExportDeck } from '../../shared/interchange/export-deck.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { Breadcrumbs } from '../content/breadcrumbs.tsx';
import { openTopic } from '../content/open-topic.loader.ts';
import { browseAddress } from './browse-address.ts';
import styles from './study.module.css';

/** The topic's decks with the numbers of cards that are due. */
export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  // Counts are only correct once reviews that an earlier visit could not send have arrived.
  if (args.user !== null) {
    await deliverLeftReviews(args.api, createReviewJournal(args.user.id, localStorage), Date.now);
  }
  return deferData({ topic, decks: args.api(DecksDocument, { topic: topic.id }) });
};

type Topic = TopicQuery['topic'];
type Deck = DecksQuery['decks'][number];

/** The decks of a topic, those of the student included, and a button to write a card. */
export function Component() {
  const { topic, decks } = useViewData<typeof loader>();
  const t = useTexts(cardsTexts);
  const { revalidate } = useRevalidator();
  const user = useSession();
  const editCard = useCardEditor();
  const write = async (): Promise<void> => {
    if (await editCard({ topic: topic.id })) await revalidate();
  };
  return (
    <div {...subjectAccent(topic.subject.slug)}>
      <div className={pages.fullWidth}>
        <PageHeading
          up={<Breadcrumbs subject={topic.subject} topic={topic} />}
          title={t.decks.title}
          intro={t.decks.intro}
          actions={
            <>
              <Button size="3" variant="soft" asChild>
                <Link to={href('topic.flashcard.flash2', { subject: topic.subject.slug, topic: topic.slug })}>
                  {t.decks.browseAll}
                </Link>
              </Button>
              {!isSwitchedOff(user, 'ownCards') && (
                <Button size="3" variant="soft" onClick={() => void write()}>
                  {t.decks.write}
                </Button>
              )}
            </>
          }
        />
        <Loaded data={decks} failed={loadFailed} waiting={<LoadingSkeleton heights={[132, 132]} />}>
          {(answer) => <Decks topic={topic} decks={answer.decks} />}
        </Loaded>
      </div>
    </div>
  );
}

function Decks({ topic, decks }: { readonly topic: Topic; readonly decks: readonly Deck[] }) {
  const t = useTexts(cardsTexts);
  if (decks.length === 0) {
    return (
      <EmptyState illustration="decks" title={t.decks.empty}>
        {t.decks.emptyText}
      </EmptyState>
    );
  }
  const own = decks.find(({ isOwn }) => isOwn);
  return (
    <>
      <ul className={rows.grid}>
        {decks.map((deck) => (
          <DeckCard key={deck.id} topic={topic} deck={deck} />
        ))}
      </ul>
      {own !== undefined && (
        <div className={styles.ownExport}>
          <ExportDeck deck={own.id} title={t.decks.exportOwn} />
        </div>
      )}
    </>
  );
}

function DeckCard({ topic, deck }: { readonly topic: Topic; readonly deck: Deck }) {
  const { decks: t } = useTexts(cardsTexts);
  const location = { subject: topic.subject.slug, topic: topic.slug };
  const title = deck.isOwn ? t.own : deck.title;
  const summary = deck.isOwn ? t.ownSummary : deck.summary;
  return (
    <li>
      <div className={rows.card}>
        <span className={rows.body}>
          <Heading as="h2" size="4" className={rows.title}>
            {title}
          </Heading>
          {summary !== '' && <bdi className={rows.detail}>{summary}</bdi>}
        </span>
        <LearnedShare deck={title} counts={deck} />
        <span className={styles.deckActions}>
          <LinkButton to={href('topic.flashcard', { ...location, id: deck.id })} label={t.studyDeck({ deck: title })}>
            {t.study}
          </LinkButton>
          <LinkButton to={browseAddress(location, deck.id)} variant="soft" label={t.browseDeck({ deck: title })}>
            {t.browse}
          </LinkButton>
        </span>
      </div>
    </li>
  );
}
