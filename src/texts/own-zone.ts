/** The browser's time zone, by its IANA name: it decides on which day an instant is shown. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
