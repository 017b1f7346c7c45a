import { storable } from '#domain/platform/storable.ts';

/**
 * A value as JSON that PostgreSQL can store. Reports and problems quote what a file contains, such as the name of an
 * archived file, and PostgreSQL refuses JSON with NUL or a lone surrogate.
 */
export const toStoredJson = (value: unknown): string => JSON.stringify(storable(value));
