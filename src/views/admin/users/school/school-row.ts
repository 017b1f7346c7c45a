import type { SchoolQuery } from '#api/documents/users/school.generated.ts';

/** A school with its details, as the API sends it. */
export type SchoolRow = SchoolQuery['school'];
