import { href } from '#routes/href.ts';
import { subjectTexts } from '#texts/content/subject.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Steps } from './steps.tsx';

type Stop = { readonly slug: string; readonly title: string };

type Props = {
  /** The subject of this screen, if it is not the subject's own. */
  readonly subject?: Stop;
  /** The topic of this screen. */
  readonly topic?: Stop;
};

/** Breadcrumbs: home, subject, topic. The screen's own heading follows and is not included. */
export function Breadcrumbs({ subject, topic }: Props) {
  const t = useTexts(subjectTexts).breadcrumbs;
  const steps = [
    { title: t.home, to: href('home') },
    ...(subject === undefined ? [] : [{ title: subject.title, to: href('subject', { subject: subject.slug }) }]),
    ...(subject === undefined || topic === undefined
      ? []
      : [{ title: topic.title, to: href('topic', { subject: subject.slug, topic: topic.slug }) }]),
  ];
  return <Steps steps={steps} label={t.label} />;
}
