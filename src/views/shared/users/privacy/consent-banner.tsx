import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link, matchPath, useLocation } from 'react-router';
import { useApp } from '#client/app.context.ts';
import { consentActor } from '#client/users/consent/consent.actor.ts';
import { ALLOWED, type ConsentChoice, REFUSED } from '#domain/users/consent/consent.schema.ts';
import { href } from '#routes/href.ts';
import { pattern } from '#routes/pattern.ts';
import { ROUTES } from '#routes/table.ts';
import { useTexts } from '#texts/current-language.ts';
import { consentTexts } from '#texts/users/consent.texts.ts';
import { useRootFlag } from '#ui/page/use-root-flag.ts';
import styles from './consent-banner.module.css';

/** The settings for the same choice, and a game that is played in seconds. */
const UNINTERRUPTED: readonly string[] = ['privacy', 'live.play'];

/** Not shown while working or signing in, nor on the settings page for the same choice. */
function canShowBanner(pathname: string): boolean {
  const row = ROUTES.find(({ path }) => matchPath(pattern(path), pathname) !== null);
  return row !== undefined && row.access !== 'member' && row.layout !== 'auth' && !UNINTERRUPTED.includes(row.id);
}

/**
 * Asks once which storage is allowed. Both buttons are equally prominent: rejecting takes one click, as accepting does.
 */
export default function ConsentBanner() {
  const t = useTexts(consentTexts);
  const actor = consentActor(useApp());
  const isRequested = useSelector(actor, (state) => state.matches({ known: { unchosen: 'asked' } }));
  const { pathname } = useLocation();
  const isShown = isRequested && canShowBanner(pathname);
  useRootFlag('data-has-banner', isShown);
  if (!isShown) return null;

  const choose = (choice: ConsentChoice) => () => {
    actor.send({ type: 'choice.made', choice, way: 'banner' });
    // The clicked button was removed with the banner, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.banner} aria-label={t.label}>
      <p className={styles.text}>
        {t.question} {t.promise}{' '}
        <Link to={{ pathname: href('privacy'), hash: '#choice' }} className={styles.more}>
          {t.more}
        </Link>
      </p>
      <div className={styles.buttons}>
        <Button size="3" variant="soft" onClick={choose(REFUSED)}>
          {t.refuse}
        </Button>
        <Button size="3" variant="soft" onClick={choose(ALLOWED)}>
          {t.allow}
        </Button>
      </div>
    </section>
  );
}
