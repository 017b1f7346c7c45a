import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import styles from './account-page.module.css';

/** With fewer sections, a list of them helps nobody. */
const LEAST = 4;

/** A heading and its text, which changes with the language. */
type Listed = { readonly heading: HTMLElement; readonly title: string };

/**
 * The headings of a page's sections, each of which leads there. Sections that are loaded later appear in the list when
 * they are there.
 */
export function SectionList({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const t = useTexts(accountTexts);
  const [listed, setListed] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const page = content.current;
    if (page === null) return;
    const update = (): void => {
      const found = [...page.querySelectorAll<HTMLElement>('section > h2')].map((heading) => ({
        heading,
        title: heading.textContent,
      }));
      setListed((before) => {
        const isSame = ({ heading, title }: Listed, at: number): boolean =>
          heading === before[at]?.heading && title === before[at].title;
        return found.length === before.length && found.every(isSame) ? before : found;
      });
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(page, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [content]);
  if (listed.length < LEAST) return null;
  const show = (heading: HTMLElement): void => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.closest('section')?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav className={styles.sections} aria-label={t.sections}>
      <p>{t.sections}</p>
      <ul className={styles.list}>
        {listed.map(({ heading, title }) => (
          <li key={heading.id}>
            <button type="button" onClick={() => show(heading)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
