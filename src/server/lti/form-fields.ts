/** The fields of a form or an address that a platform or a browser sends: any names, and each may be missing. */
export type FormFields = Readonly<Record<string, string | undefined>>;
