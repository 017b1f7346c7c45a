/** How often the server checks for emails about classes. */
export const CLASS_MAIL_SWEEP_MS = 60_000;
