import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { subjectTexts } from '#texts/content/subject.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './breadcrumbs.module.css';

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
  return (
    <nav aria-label={t.label} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <Icon name="on" px={12} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
