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

/** For parents: what it does for their child and for peace at home, and which data are stored. */
export function Component() {
  const { parents } = useTexts(audienceTexts);
  const { sampleQuestions, testimonials, posts } = useViewData<typeof loader>();
  return (
    <LandingScreen
      title={[parents.title]}
      lead={parents.lead}
      points={parents.points}
      illustrations={{ first: 'session', second: 'roles', third: 'payments' }}
      exhibit={<Tour items={[...sampleQuestions.slice(1), ...sampleQuestions.slice(0, 1)]} />}
    >
      <Screenshot name="subject" />
      <Testimonials testimonials={testimonials.toReversed()} />
      <LatestPosts posts={posts} />
    </LandingScreen>
  );
}
