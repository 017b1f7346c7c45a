import { FrontPageDocument } from '#api/documents/site/site.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { audienceTexts } from '#texts/platform/site/audience.texts.ts';
import { Decks } from '#ui/illustration/scenes/cards.tsx';
import { Offline } from '#ui/illustration/scenes/states.tsx';
import { Plan } from '#ui/illustration/scenes/work.tsx';
import { LandingScreen } from './landing.screen.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { SampleTrial } from './sample-trial.tsx';
import { Testimonials } from './testimonials.tsx';

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
      illustrations={{ first: Plan, second: Decks, third: Offline }}
      exhibit={<SampleTrial items={[...sampleQuestions.slice(2), ...sampleQuestions.slice(0, 2)]} />}
    >
      <Testimonials testimonials={testimonials} />
      <LatestPosts posts={posts} />
    </LandingScreen>
  );
}
