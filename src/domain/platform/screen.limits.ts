/** Durations, sizes and layers of toasts, dialogs and popovers, and what the page waits for. Requirement: section 9. */

export const TOAST_LIFE_MS = 3_000;
export const DIALOG_TOAST_LIFE_MS = 5_000;
/** Long enough to sign in again in another tab. */
export const UNSAVED_WORK_TOAST_MS = 60_000;
/** How many past toasts can be read again. */
export const TOAST_HISTORY_MAX = 50;
export const NETWORK_ERROR_TOAST_DEBOUNCE_MS = 2_000;
export const RELOAD_GUARD_TTL_MS = 10_000;
export const PAYLOAD_PRELOAD_DELAY_MS = 1_000;
/** A window that becomes visible also receives the focus: two such events within this time count as one return. */
export const WINDOW_RETURN_GAP_MS = 1_000;
export const POPOVER_SHOW_DELAY_MS = 100;
export const POPOVER_HIDE_DELAY_MS = 300;
export const DIALOG_OPEN_DELAY_MS = 10;
/** Duration of a dialog's closing animation. */
export const DIALOG_CLOSE_MS = 160;
export const DIALOG_WIDTH_EM = 32;
export const MODAL_LAYER = 1_100;
export const OVERLAY_LAYER = 1_000;
/** How long typing has to pause before a request is sent. */
export const DEBOUNCE_MS = 200;
/** The longest delay a browser's timer can hold; anything above fires at once. */
export const MAX_TIMER_MS = 2_147_483_647;
