const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id. Checked first, because PostgreSQL raises an error for anything else instead of finding no row. */
export const isUuid = (text: string): boolean => UUID.test(text);
