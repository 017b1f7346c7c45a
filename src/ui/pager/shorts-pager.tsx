import { IconButton } from '@radix-ui/themes';
import { type KeyboardEvent, type ReactNode, type UIEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './shorts-pager.module.css';

export type Page = { readonly id: string; readonly label: string };

type Props = {
  readonly label: string;
  readonly pages: readonly Page[];
  readonly shown: string;
  readonly onShow: (id: string) => void;
  /** Renders a page. Only the current one and its neighbours are rendered. */
  readonly children: (page: Page, isShown: boolean) => ReactNode;
};

/** One page at a time at full height; swipe, key or button moves to the next. */
export function ShortsPager({ label, pages, shown, onShow, children }: Props) {
  const t = useTexts(partsTexts);
  const strip = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === shown),
  );

  // The page at which the user's scroll ends becomes current; a page chosen otherwise is scrolled to. Our own scroll starts
  // at the previous page, and may be interrupted there: it must not be treated as the user going back.
  const isUserScroll = useRef(false);
  const scrollToShown = useEffectEvent((behavior: ScrollBehavior) => {
    const element = strip.current;
    const page = element?.children[at];
    if (element === null || !(page instanceof HTMLElement) || Math.abs(element.scrollTop - page.offsetTop) <= 1) return;
    isUserScroll.current = false;
    element.scrollTo({ top: page.offsetTop, behavior });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current page changes, not when the pages do
  useEffect(() => scrollToShown('auto'), [at]);

  const go = (step: number): void => {
    const page = pages[at + step];
    if (page !== undefined) onShow(page.id);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target === event.currentTarget) handleKey(event);
  };
  const snapTo = (element: HTMLElement): void => {
    if (!isUserScroll.current) return;
    const page = pages[Math.round(element.scrollTop / Math.max(1, element.clientHeight))];
    const isAtRest = Math.abs(element.scrollTop % Math.max(1, element.clientHeight)) < 2;
    if (isAtRest && page !== undefined && page.id !== shown) onShow(page.id);
  };

  const startUserScroll = (): void => {
    isUserScroll.current = true;
  };
  const moved = {
    onKeyDown,
    onWheel: startUserScroll,
    onPointerDown: startUserScroll,
    onTouchMove: startUserScroll,
    onScroll: (event: UIEvent<HTMLElement>) => snapTo(event.currentTarget),
    onScrollEnd: () => {
      if (!isUserScroll.current) scrollToShown('instant');
    },
  };

  return (
    <section className={styles.pager} aria-label={label} aria-roledescription={t.carousel}>
      <div ref={strip} className={styles.strip} {...stripOf(t.arrowKeys)} {...moved}>
        {pages.map((page, index) => (
          <article key={page.id} className={styles.page} aria-label={page.label} inert={index !== at}>
            {Math.abs(index - at) <= 1 && children(page, index === at)}
          </article>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: after a button was pressed, the arrow keys work as well */}
      <div className={styles.buttons} onKeyDown={handleKey}>
        <IconButton variant="soft" size="3" aria-label={t.previous} disabled={at === 0} onClick={() => go(-1)}>
          <Icon name="up" />
        </IconButton>
        <span role="status">{t.position({ at: at + 1, all: pages.length })}</span>
        <IconButton variant="soft" size="3" aria-label={t.next} disabled={at >= pages.length - 1} onClick={() => go(1)}>
          <Icon name="down" />
        </IconButton>
      </div>
    </section>
  );
}

/** A scroll container has to be focusable, or the keyboard cannot scroll it. */
const stripOf = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;
