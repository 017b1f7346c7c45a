import { FrontPageDocument } from '#api/documents/site/site.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { audienceTexts } from '#texts/platform/site/audience.texts.ts';
import { LandingScreen } from './landing.screen.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { Screenshot } from './screenshot.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tour } from './tour.tsx';

/** The content that landing pages share with the front page; awaited for the prerendered page. */
export const loader = async ({ api }: ViewLoaderArgs) => await api(FrontPageDocument);

/** For students: what Lectern does the evening before an exam, and a sample question. */
export function Component() {
  const { students } = useTexts(audienceTexts);
  const { sampleQuestions, testimonials, posts } = useViewData<typeof loader>();
  return (
    <LandingScreen
      title={[students.title]}
      lead={students.lead}
      points={students.points}
      illustrations={{ first: 'plan', second: 'decks', third: 'offline' }}
      exhibit={<Tour items={[...sampleQuestions.slice(2), ...sampleQuestions.slice(0, 2)]} />}
    >
      <Screenshot name="analysis" />
      <Testimonials testimonials={testimonials} />
      <LatestPosts posts={posts} />
    </LandingScreen>
  );
}
