/** The time zone that the browser is in, by its IANA name: it says which day a moment is shown on. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
