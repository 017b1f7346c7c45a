import { Heading } from '@radix-ui/themes';
import type { FrontPageQuery } from '#api/documents/site/site.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import styles from './landing.module.css';

/** What users have said, as a section of a landing page; nothing if nobody is quoted. */
export function Testimonials({ testimonials }: Pick<FrontPageQuery, 'testimonials'>) {
  const t = useTexts(landingTexts);
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <Heading as="h2" size="5" id="testimonials">
        {t.testimonials}
      </Heading>
      <ul className={styles.quotes}>
        {testimonials.map(({ id, quote, name, description }) => (
          <li key={id}>
            <figure className={styles.quote}>
              <blockquote>
                <bdi>{quote}</bdi>
              </blockquote>
              <figcaption>
                <bdi>{name}</bdi>, <bdi>{description}</bdi>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
