/** The fields of a record in the audit log, by names that depend on the resource and on the version that recorded them. */
export type RecordedFields = Readonly<Record<string, unknown>>;
