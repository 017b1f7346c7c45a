import type { Page } from 'playwright-core';

/** A page of 1280 px at 400 %, and the narrowest phones (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 740 };

/** What can be pressed. */
const TARGETS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

/**
 * Checks the page as a phone with a touch screen shows it, without loading it again: nothing is wider than the screen,
 * and everything that can be pressed is high and wide enough for a finger. Returns the findings, and leaves
 * the page in its former size.
 */
export async function phoneFindings(page: Page): Promise<readonly string[]> {
  const former = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  const setTouch = (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
  await setTouch(true);
  await page.setViewportSize(NARROWEST);
  // Components that measure their width render again.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  const found = await page.evaluate(measure, TARGETS);
  await setTouch(false);
  await session.detach();
  if (former !== null) await page.setViewportSize(former);
  return found;
}

/** Runs in the page. */
function measure(targets: string): string[] {
  /** Shorter targets are missed by a finger (WCAG 2.5.5). */
  const HEIGHT_PX = 44;
  /** A short word or a number may be narrower than it is high, but not narrower than this (WCAG 2.5.8). */
  const WIDTH_PX = 24;
  /** Rounding of layouts. */
  const TOLERANCE_PX = 0.5;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`is ${scrollWidth} px wide on a screen of ${clientWidth} px`);

  const pixels = (text: string): number => Number.parseFloat(text) || 0;
  type Box = { readonly width: number; readonly height: number };
  /** An area that is drawn over an element or next to it, and can be pressed like it. */
  const areaOf = (element: Element, name: '::before' | '::after'): Box => {
    const { content, position, width, height } = getComputedStyle(element, name);
    const isArea = content !== 'none' && position === 'absolute';
    return isArea ? { width: pixels(width), height: pixels(height) } : { width: 0, height: 0 };
  };
  /** The box of an element with the areas that reach beyond it. A field can be pressed anywhere in its frame. */
  const boxOf = (element: Element): Box => {
    const framed = element.closest('.rt-TextFieldRoot') ?? element;
    const boxes = [
      framed.getBoundingClientRect(),
      ...[element, ...element.children].flatMap((part) => [areaOf(part, '::before'), areaOf(part, '::after')]),
    ];
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  };
  const isShown = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return (
      // Content that is visible to assistive technology only has one pixel, and the skip link is above the page.
      width > 2 &&
      height > 2 &&
      bottom + scrollY > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      element.closest('[inert], [aria-hidden="true"], .visually-hidden') === null
    );
  };
  /** What is in a sentence is as high as its line. */
  const isInSentence = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const around = element.closest('p, li, dd, td, th, label, figcaption, blockquote, h1, h2, h3, h4');
    return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  };
  for (const element of document.querySelectorAll<HTMLElement>(targets)) {
    if (element.matches(':disabled') || !isShown(element) || isInSentence(element)) continue;
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const boxes = [element, ...labels.filter((label) => label instanceof Element)].map(boxOf);
    const height = Math.max(...boxes.map((box) => box.height));
    const width = Math.max(...boxes.map((box) => box.width));
    if (height >= HEIGHT_PX - TOLERANCE_PX && width >= WIDTH_PX - TOLERANCE_PX) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    found.push(`${element.tagName.toLowerCase()}.${element.className} “${name}” is ${size}`);
  }
  return found;
}
