import { Heading } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { processingTexts } from '#texts/users/school/processing.texts.ts';
import styles from '../../../../shared/interchange/import.module.css';
import { LinkButton } from '../../../../shared/platform/link/link-button.tsx';
import { processingHref } from './processing-address.ts';

/** The section of a school that leads to its record of processing activities. */
export function ProcessingLink({ school }: { readonly school: string }) {
  const t = useTexts(processingTexts);
  return (
    <section className={styles.stack}>
      <Heading as="h2" size="5">
        {t.section}
      </Heading>
      <p className={styles.plain}>{t.sectionIntro}</p>
      <div>
        <LinkButton to={processingHref(school)} variant="soft">
          {t.open}
        </LinkButton>
      </div>
    </section>
  );
}
