/** Whether a schema has only its default message for an issue: a required value is missing. */
export const isDefaultSchemaMessage = (message: string): boolean => /^Invalid input/.test(message);
