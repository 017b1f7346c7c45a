const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all. Asked first, since PostgreSQL answers anything else with an error instead of no row. */
export const isUuid = (text: string): boolean => UUID.test(text);
