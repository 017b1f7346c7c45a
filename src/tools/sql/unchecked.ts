/**
 * Statements that only the running program knows as a whole, each with the reason. PostgreSQL sees them in the tests of
 * their areas. The list may shrink: `tests/tools/sql.test.ts` compares it with what the check finds.
 */
export const UNCHECKED: readonly { readonly call: string; readonly because: string }[] = [];
