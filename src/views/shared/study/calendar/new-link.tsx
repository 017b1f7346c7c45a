import { Button } from '@radix-ui/themes';
import { useToast } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { calendarFeedTexts } from '#texts/study/calendar-feed.texts.ts';
import { CopyText } from '#ui/form/copy-text.tsx';
import pages from '#ui/page/page.module.css';
import styles from './calendar.module.css';

/** A link that was just created, to copy, with the steps in calendar programs. */
export function NewLink({ link }: { readonly link: string }) {
  const t = useTexts(calendarFeedTexts);
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: t.copied, color: 'positive' });
    } catch {
      toast({ message: t.copyFailed, color: 'negative' });
    }
  };
  return (
    <>
      <p className={styles.soft} role="status">
        {t.shownOnce}
      </p>
      <CopyText label={t.link} value={link} variant="long" />
      <div className={pages.actions}>
        <Button size="3" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button asChild size="3" variant="soft">
          <a href={link.replace(/^https?:/, 'webcal:')}>{t.open}</a>
        </Button>
      </div>
      <section className={styles.how} aria-labelledby="calendar-how">
        <strong id="calendar-how">{t.how}</strong>
        <ul>
          <li>{t.google}</li>
          <li>{t.outlook}</li>
          <li>{t.apple}</li>
        </ul>
      </section>
    </>
  );
}
