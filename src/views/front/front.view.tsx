import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { frontTexts } from '#texts/front.texts.ts';
import frame from '../layouts/public.module.css';
import { PublicFooter } from '../layouts/public-footer.tsx';
import { PublicHeader } from '../layouts/public-header.tsx';
import styles from './front.module.css';
import { SampleSheet } from './sample-sheet.tsx';

/** The front page. */
export function Component() {
  const t = useTexts(frontTexts);
  const { label, ...steps } = t.steps;
  return (
    <div className={frame.page}>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={frame.main}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <Heading as="h1" className={styles.title ?? ''}>
              <span>{t.motto.study}</span> <span>{t.motto.practise}</span> <span>{t.motto.pass}</span>
            </Heading>
            <p className={styles.lead}>{t.lead}</p>
            <div className={styles.actions}>
              <Button size="4" asChild>
                <Link to={href('register')}>{t.register}</Link>
              </Button>
              <Button size="4" variant="soft" asChild>
                <Link to={href('login')}>{t.signIn}</Link>
              </Button>
            </div>
          </div>
          <SampleSheet />
        </section>
        <section className={styles.steps} aria-label={label}>
          {Object.values(steps).map(({ title, text }) => (
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
