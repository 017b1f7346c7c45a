import { createContext, type Ref } from 'react';

/**
 * What React Router's links, scroll restoration and provider import from its framework mode, as they behave without that
 * mode: nothing is prefetched, and there is no context. The original includes the framework's manifest, styles and data
 * formats, 2 kB of every first visit. The build replaces it with this; a test compares both.
 */
export const FrameworkContext = createContext(undefined);

const NEVER_PREFETCHED = [false, null, {}] as const;

/** No link is prefetched. */
export const usePrefetchBehavior = (): typeof NEVER_PREFETCHED => NEVER_PREFETCHED;

/** Renders nothing. */
export const PrefetchPageLinks = (): null => null;

/** The ref of the link alone: the other is that of prefetching. */
export const mergeRefs = <Element>(own: Ref<Element>): Ref<Element> => own;
