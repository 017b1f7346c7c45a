/** How long a notification is worth to be sent to a device. */
export const PUSH_WITHIN_HOURS = 24;
/** So many notifications are sent one by one; more that wait together are one message. */
export const PUSHED_SINGLY_MAX = 3;
/** How long a push service may take to respond. */
export const PUSH_TIMEOUT_MS = 5_000;
/** How often the server looks for notifications to send. */
export const PUSH_SWEEP_MS = 20_000;
