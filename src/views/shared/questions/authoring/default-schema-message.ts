/** Whether a schema has no words of its own for what is wrong: something that is needed is not there. */
export const isDefaultSchemaMessage = (message: string): boolean => /^Invalid input/.test(message);
