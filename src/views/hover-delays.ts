import { POPOVER_HIDE_DELAY_MS, POPOVER_SHOW_DELAY_MS } from '#domain/platform/screen.limits.ts';
import type { Delays } from '#ui/popover/hover-popover.tsx';

/** Delays of popovers and tooltips. Requirement: section 9. */
export const HOVER_DELAYS: Delays = { showMs: POPOVER_SHOW_DELAY_MS, hideMs: POPOVER_HIDE_DELAY_MS };
