/** `yes-no` as `yesNo`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `yes-no` as `YesNo`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`);

/** `yes-no` as `yes_no`. */
export const snakeCase = (name: string): string => name.replaceAll('-', '_');

/** `yes-no` as `Yes no`. */
export function sentenceCase(name: string): string {
  const text = name.replaceAll('-', ' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
