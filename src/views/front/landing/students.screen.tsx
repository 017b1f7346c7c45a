import type { FrontPageQuery } from '#api/documents/site.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/landing.texts.ts';
import { LandingScreen } from './landing.screen.tsx';
import { LatestPosts } from './latest-posts.part.tsx';
import { SampleTrial } from './sample-trial.part.tsx';
import { Testimonials } from './testimonials.part.tsx';

/** For students: the motto, and a question at once. */
export function StudentsScreen({ sampleItems, testimonials, posts }: FrontPageQuery) {
  const { students } = useTexts(landingTexts);
  return (
    <LandingScreen
      title={students.title.split(' ')}
      lead={students.lead}
      points={students.points}
      exhibit={<SampleTrial items={sampleItems} />}
    >
      <Testimonials testimonials={testimonials} />
      <LatestPosts posts={posts} />
    </LandingScreen>
  );
}
