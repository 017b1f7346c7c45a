/**
 * An expression that makes its transaction wait for the disk, whether or not it writes anything else. If a response
 * must not reveal whether an account exists, a write that only happens for accounts would reveal it by its duration.
 */
export const WAITS_FOR_DISK = "pg_logical_emit_message(true, 'lectern', '')";
