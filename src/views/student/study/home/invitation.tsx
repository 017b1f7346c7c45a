import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { DismissOnboardingDocument } from '#api/documents/study/onboarding.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import pages from '#ui/page/page.module.css';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './home.module.css';

/** Invites a student who has not done onboarding. Once dismissed, it is not shown again on any device. */
export function Invitation() {
  const { invitation: t } = useTexts(studyTexts);
  const api = useApi();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const dismiss = (): void => {
    setDismissed(true);
    // If it is not saved, the next visit invites again.
    api(DismissOnboardingDocument).catch(() => undefined);
  };
  return (
    <section className={styles.panel} aria-labelledby="invitation">
      <Heading as="h2" size="4" id="invitation">
        {t.title}
      </Heading>
      <p className={styles.soft}>{t.text}</p>
      <div className={pages.actions}>
        <LinkButton to={href('onboarding')} size="2" variant="soft">
          {t.start}
        </LinkButton>
        <Button size="2" variant="soft" color="gray" onClick={dismiss}>
          {t.dismiss}
        </Button>
      </div>
    </section>
  );
}
