/**
 * An expression that has its transaction wait for the disk, whether or not anything else of it is written. Where an answer
 * must not tell whether somebody has an account, a write that only happens for accounts would tell it by its time.
 */
export const WAITS_FOR_DISK = "pg_logical_emit_message(true, 'lectern', '')";
