/** Distance from the viewport that counts as near, in viewport heights above and below. */
const NEAR = '150% 0px';
/** How long an element has to stay near: fast scrolling passes sooner. */
const STAY_MS = 100;

type Waiting = { readonly onNear: () => void; timer?: ReturnType<typeof setTimeout> };

const waiting = new WeakMap<Element, Waiting>();
let shared: IntersectionObserver | null = null;

function observerHere(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) meet(target, isIntersecting);
    },
    { rootMargin: NEAR },
  );
  return shared;
}

function meet(element: Element, isNear: boolean): void {
  const wait = waiting.get(element);
  if (wait === undefined) return;
  clearTimeout(wait.timer);
  if (isNear) wait.timer = setTimeout(wait.onNear, STAY_MS);
}

/**
 * Calls back when an element of the page has been near the viewport for some time.
 * @returns how to stop
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = observerHere();
  const wait: Waiting = { onNear };
  waiting.set(element, wait);
  observer.observe(element);
  return () => {
    clearTimeout(wait.timer);
    observer.unobserve(element);
  };
}
