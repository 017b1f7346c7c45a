import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import frame from '../layouts/public.module.css';
import { PublicFooter } from '../layouts/public-footer.tsx';
import { PublicHeader } from '../layouts/public-header.tsx';
import styles from './front.module.css';
import { SampleSheet } from './sample-sheet.tsx';

const STEPS = [
  {
    title: 'Study',
    text: 'Subjects and topics in the order of a syllabus, so that you always know what comes next and what is left.',
  },
  {
    title: 'Practise',
    text: 'Short quizzes for every topic: choices, numbers with units, words, pairs to match. Stop at any time; every answer is kept.',
  },
  {
    title: 'Pass',
    text: 'Each question comes back with what you answered, what was right, and why. The why is what stays.',
  },
];

/** The front page. */
export function Component() {
  return (
    <div className={frame.page}>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={frame.main}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <Heading as="h1" className={styles.title ?? ''}>
              <span>Study.</span> <span>Practise.</span> <span>Pass.</span>
            </Heading>
            <p className={styles.lead}>
              Lectern is a quiet place to prepare for exams. One subject, one topic, one question at a time, and an
              explanation after every answer.
            </p>
            <div className={styles.actions}>
              <Button size="4" asChild>
                <Link to={href('register')}>Create an account</Link>
              </Button>
              <Button size="4" variant="soft" asChild>
                <Link to={href('login')}>Sign in</Link>
              </Button>
            </div>
          </div>
          <SampleSheet />
        </section>
        <section className={styles.steps} aria-label="How it works">
          {STEPS.map(({ title, text }) => (
            <div key={title}>
              <Heading as="h2" size="5">
                {title}
              </Heading>
              <p>{text}</p>
            </div>
          ))}
        </section>
      </main>
      <PublicFooter />
    </div>
  );
}
