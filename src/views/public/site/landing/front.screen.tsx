import type { FrontPageQuery } from '#api/documents/site/site.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import { LandingScreen } from './landing.screen.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { Screenshot } from './screenshot.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tour } from './tour.tsx';

/** For everyone: the motto, and a sample question. */
export function FrontScreen({ sampleQuestions, testimonials, posts }: FrontPageQuery) {
  const { front } = useTexts(landingTexts);
  return (
    <LandingScreen
      title={front.title.split(' ')}
      lead={front.lead}
      points={front.points}
      illustrations={{ first: 'notes', second: 'decks', third: 'success' }}
      exhibit={<Tour items={sampleQuestions} />}
    >
      <Screenshot name="home" />
      <Testimonials testimonials={testimonials} />
      <LatestPosts posts={posts} />
    </LandingScreen>
  );
}
