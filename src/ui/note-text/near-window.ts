/** What is this close to the window will soon be on it, at a reader's pace: in windows, above and below. */
const NEAR = '150% 0px';
/** Who flies over a text stays nowhere so long. */
const STAY_MS = 100;

type Waiting = { readonly tell: () => void; timer?: ReturnType<typeof setTimeout> };

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
  if (isNear) wait.timer = setTimeout(wait.tell, STAY_MS);
}

/**
 * Tells that somebody came near an element of the page, and stayed.
 * @returns stops waiting for it
 */
export function whenNear(element: Element, tell: () => void): () => void {
  const observer = observerHere();
  const wait: Waiting = { tell };
  waiting.set(element, wait);
  observer.observe(element);
  return () => {
    clearTimeout(wait.timer);
    observer.unobserve(element);
  };
}
